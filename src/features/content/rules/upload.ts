import type { DraftFile } from '#shared/contract/content.ts'
import type { Failure } from '#src/lib/failure.ts'

/** A file on its way into a draft. */
export interface Upload {
  id: string
  /** Where it will lie. */
  path: string
  file: File
  /** Where this page finds its bytes, as long as it is here. */
  address: string
  /** Of what it replaces, as it was seen; null where there was none. */
  from: string | null
  /** Of its bytes, once the server has them. */
  hash: string
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'conflict'
  /** Bytes. */
  sent: number
  /** The last try did not arrive; the next follows by itself. */
  isRetrying: boolean
  failure: Failure | null
  /** Of a conflict: what is there now; null where it was deleted. */
  theirs: DraftFile | null
}

/** Whether it goes on by itself. */
export const isOnItsOwn = ({ state }: Upload): boolean =>
  state === 'waiting' || state === 'sending' || state === 'sent'

/** What a draft that somebody changed meanwhile means for uploads: there already, in conflict, or still to be sent. */
export function splitByDraft(uploads: readonly Upload[], files: readonly DraftFile[]) {
  const now = new Map(files.map((file) => [file.path, file]))
  const same: Upload[] = []
  const conflicts: { upload: Upload; theirs: DraftFile | null }[] = []
  const rest: Upload[] = []
  for (const upload of uploads) {
    const theirs = now.get(upload.path) ?? null
    if (theirs?.hash === upload.hash) same.push(upload)
    else if ((theirs?.hash ?? null) === upload.from) rest.push(upload)
    else conflicts.push({ upload, theirs })
  }
  return { same, conflicts, rest }
}

/** Which of the edits that were sent together a refusal names, by their order; none: all of them. */
export function placesNamed({ problem }: Failure): ReadonlySet<number> {
  const places = (problem?.fields ?? []).map(({ path }) => /\d+/.exec(path)?.[0])
  return new Set(places.filter((place) => place !== undefined).map(Number))
}
