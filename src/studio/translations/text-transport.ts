import { readTextFile, sendTexts } from '#src/features/translations/queries.ts'
import { Failure, isFailure } from '#src/lib/failure.ts'
import type { FileChange, Transport } from '#src/outbox/edits/draft-files.ts'

/** Reads and writes the files of words of a draft, by the calls that translators may make too. */
export function createTextTransport(folder: string): Transport {
  /** The id of a change whose answer did not come: sent again as it is, it is made once. */
  let last = { of: '', id: '' }

  return {
    async read(path) {
      const { files } = await readTextFile(folder, path)
      const [file] = files
      // too large, or not readable just now: as an empty one it would be written over
      if (file?.text === null) throw new Failure(-1, path)
      return file ? { hash: file.hash, text: file.text } : { hash: null, text: null }
    },

    async write(changes: readonly FileChange[]) {
      const edits = changes.map(({ path, from, text }) => ({ path, from, text }))
      const of = JSON.stringify(edits)
      if (last.of !== of) last = { of, id: crypto.randomUUID() }
      try {
        const { hashes } = await sendTexts(folder, last.id, edits, 'log')
        last = { of: '', id: '' }
        return hashes
      } catch (error) {
        // what was refused is another change when it is sent again
        if (isFailure(error) && error.status >= 400 && error.status < 500) last = { of: '', id: '' }
        throw error
      }
    },
  }
}
