import type { DraftEdit, DraftFile } from '#shared/contract/content.ts'
import { askDraft, sendEdits } from '#src/features/content/queries.ts'
import { readFileText, sendBlob } from '#src/features/content/send-bytes.ts'
import type { FileChange, Transport } from '#src/outbox/edits/draft-files.ts'
import type { ServerFile } from '#src/outbox/edits/edit-store.ts'
import { Failure } from '#src/lib/failure.ts'

/** Colleagues who save the very file that is being read. */
const MOST_READS = 5

/** Reads and writes files of a draft. @param onWritten with what the draft is then */
export function createTransport(
  folder: string,
  onWritten: (revision: number, files: readonly DraftFile[]) => void,
): Transport {
  async function read(path: string): Promise<ServerFile> {
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      const before = await hashOf(path)
      if (before === null) return { hash: null, text: null }
      if (!isText(path)) return { hash: before, text: before }
      const text = await readFileText(folder, path, AbortSignal.timeout(30_000)).catch(() => null)
      // what was read is what the hash is of
      if (text !== null && (await hashOf(path)) === before) return { hash: before, text }
    }
    throw new Failure(0, path)
  }

  async function hashOf(path: string): Promise<string | null> {
    const { files } = await askDraft(folder)
    return files.find((file) => file.path === path)?.hash ?? null
  }

  /** The id of a change whose answer did not come: sent again as it is, it is made once. */
  let last = { of: '', id: '' }

  async function write(changes: readonly FileChange[]): Promise<(string | null)[]> {
    const hashes: (string | null)[] = []
    for (const { path, text } of changes)
      hashes.push(text === null || !isText(path) ? text : await sendBlob(new Blob([text]), {}))
    const edits = changes.flatMap(({ path, from }, index): DraftEdit[] => {
      const hash = hashes[index] ?? null
      if (hash !== null) return [{ kind: 'put', path, hash, from }]
      return from === null ? [] : [{ kind: 'delete', path, from }]
    })
    const of = JSON.stringify(edits)
    if (last.of !== of) last = { of, id: crypto.randomUUID() }
    const { revision, files } = await sendEdits(folder, last.id, edits, 'log')
    last = { of: '', id: '' }
    onWritten(revision, files)
    return hashes
  }

  return { read, write }
}

/** All other files are known by their hashes. */
const isText = (path: string): boolean => path.endsWith('.json')
