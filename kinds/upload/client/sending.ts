import type { FileSort } from '#shared/domain/file-sorts.ts'
import { refusedAtOnce, type RefusalReason } from './refusals.ts'

export type Phase = 'queued' | 'sending' | 'paused' | 'broken-off' | 'checking' | 'there' | 'refused'

/** A file of this device on its way. */
export interface Sending {
  /** Of this list; the server's id comes with its first answer. */
  key: number
  file: File
  uploadId: string | null
  phase: Phase
  /** Bytes. */
  sent: number
  reason: RefusalReason | null
}

/** A file that the server has a part of. */
export interface Begun {
  id: string
  name: string
  bytes: number
}

interface Circumstances {
  accepts: readonly FileSort[]
  begun: readonly Begun[]
  isFull: boolean
}

/** How a file that was chosen begins: one of the same name and size as a begun one is taken for the same. */
export function entryOf(key: number, file: File, { accepts, begun, isFull }: Circumstances): Sending {
  const same = begun.find(({ name, bytes }) => name === file.name && bytes === file.size)
  const reason = refusedAtOnce(file, accepts) ?? (isFull && !same ? 'too-many-files' : null)
  const phase = reason ? 'refused' : 'queued'
  return { key, file, uploadId: same?.id ?? null, phase, sent: 0, reason }
}
