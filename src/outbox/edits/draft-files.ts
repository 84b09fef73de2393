import type { EditStore, ServerFile } from './edit-store.ts'

/** A file that becomes another one; null is none. Of a file that is no JSON the text is the hash of bytes that the server has. */
export interface FileChange {
  path: string
  text: string | null
  from: string | null
}

/** How files of a draft are read and written. Both reject with a `Failure`; one of status 409 is a colleague who was faster. */
export interface Transport {
  read: (path: string) => Promise<ServerFile>
  /** All of them, or none. @returns their hashes */
  write: (changes: readonly FileChange[]) => Promise<readonly (string | null)[]>
}

interface DraftFiles {
  /** Files that could not be read, and those of writes without an answer: who knows how the server has them. */
  unread: Set<string>
  /** Rejects with a `Failure`. */
  open: (path: string) => Promise<void>
  write: Transport['write']
}

/** Files of a draft, read and written so that nothing older takes the place of what was written after it. */
export function createDraftFiles(edits: EditStore, transport: Transport): DraftFiles {
  const unread = new Set<string>()
  let writing: Promise<unknown> = Promise.resolve()

  async function open(path: string): Promise<void> {
    let file: ServerFile
    let before: Promise<unknown>
    do {
      before = writing
      await before
      file = await transport.read(path)
      // what was read before a write is older than what was written
    } while (before !== writing)
    unread.delete(path)
    edits.take(path, file)
  }

  /** One write; until it has ended nothing that was read is believed. */
  async function write(changes: readonly FileChange[]): Promise<readonly (string | null)[]> {
    const written = transport.write(changes)
    writing = written.catch(() => undefined)
    return written
  }

  return { unread, open, write }
}
