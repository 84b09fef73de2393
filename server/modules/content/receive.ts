import type { Readable } from 'node:stream'
import { Problem } from '#server/http/problem.ts'
import { TooLarge, type ArrivedBlob } from '#server/lib/files/blobs.ts'
import { Stalled } from '#server/lib/files/folder.ts'
import { droppingRest, keepingBlobs } from './keep-blobs.ts'
import type { MakerVisit } from './visit.ts'

/** Takes in a body that does no harm; it is to be kept or dropped. @throws Problem 408, 413, 422, 503 */
export async function receive(stream: Readable, most: number, { files }: MakerVisit): Promise<ArrivedBlob> {
  const blob = await files.content.blobs.receive(stream, most).catch((error: unknown) => {
    if (error instanceof TooLarge) throw new Problem(413, 'file-too-large')
    throw error instanceof Stalled ? new Problem(408, 'upload-stalled') : error
  })
  const found = await files.scan(blob.path)
  if (found === 'clean') return blob
  await files.content.blobs.drop(blob)
  throw found === 'infected'
    ? new Problem(422, 'virus-found')
    : new Problem(503, 'scan-away', { retryAfter: 5 })
}

/** Bytes for an edit that names them. @throws Problem as above, 422 `tenant-full` */
export async function takeBlob(
  stream: Readable,
  most: number,
  visit: MakerVisit,
): Promise<{ hash: string; bytes: number }> {
  const blob = await receive(stream, most, visit)
  return droppingRest([blob], visit, async () => {
    const { hash, bytes } = blob
    return keepingBlobs([blob], visit, () => Promise.resolve({ hash, bytes }))
  })
}
