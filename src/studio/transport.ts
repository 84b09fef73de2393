import type { DraftEdit, DraftFile } from '#shared/contract/content.ts'
import { createChangeIds } from '#src/features/content/change-ids.ts'
import { askDraft, sendEdits } from '#src/features/content/queries.ts'
import { readFileText, sendBlob } from '#src/features/content/send-bytes.ts'
import type { FileChange, Transport } from '#src/outbox/edits/draft-files.ts'
import type { ServerFile } from '#src/outbox/edits/edit-store.ts'
import { Failure } from '#src/lib/failure.ts'

/** Colleagues who save the very file that is being read. */
const MOST_READS = 5

/**
 * Reads and writes files of a draft.
 * @param onWritten with what the draft is then
 * @param known the files of the draft as they were read last; undefined before
 */
export function createTransport(
  folder: string,
  onWritten: (revision: number, files: readonly DraftFile[]) => void,
  known: () => readonly DraftFile[] | undefined = () => undefined,
): Transport {
  async function read(path: string): Promise<ServerFile> {
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      // what is known may be old: it is asked for once more after the text was read
      const seen = reads === 0 && isText(path) ? known()?.find((file) => file.path === path)?.hash : undefined
      const before = seen ?? (await hashOf(path))
      if (before === null) return { hash: null, text: null }
      if (!isText(path)) return { hash: before, text: before }
      const text = await readFileText(folder, path, AbortSignal.timeout(30_000)).catch(() => null)
      // what was read is what the hash is of
      if (text !== null && (await hashOf(path)) === before) return { hash: before, text }
    }
    throw new Failure(0, path)
  }

  let coming: ReturnType<typeof askDraft> | null = null
  /** Anyone who asks before it goes out shares one answer, which is newer than all of these questions. */
  function listSoon(): ReturnType<typeof askDraft> {
    coming ??= Promise.resolve().then(() => {
      coming = null
      return askDraft(folder)
    })
    return coming
  }

  async function hashOf(path: string): Promise<string | null> {
    const { files } = await listSoon()
    return files.find((file) => file.path === path)?.hash ?? null
  }

  const ids = createChangeIds()

  async function write(changes: readonly FileChange[]): Promise<(string | null)[]> {
    const hashes: (string | null)[] = []
    for (const { path, text } of changes)
      hashes.push(text === null || !isText(path) ? text : await sendBlob(new Blob([text]), {}))
    const edits = changes.flatMap(({ path, from }, index): DraftEdit[] => {
      const hash = hashes[index] ?? null
      if (hash !== null) return [{ kind: 'put', path, hash, from }]
      return from === null ? [] : [{ kind: 'delete', path, from }]
    })
    const { revision, files } = await ids.under(edits, (id) => sendEdits(folder, id, edits, 'log'))
    onWritten(revision, files)
    return hashes
  }

  return { read, write }
}

/** All other files are known by their hashes. */
const isText = (path: string): boolean => path.endsWith('.json')
