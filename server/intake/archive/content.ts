import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { ArchiveError } from './archive-error.ts'

/**
 * The bytes of one file, unpacked. The reader fails where there are more or fewer than the list says.
 * @throws ArchiveFault `wrong-checksum` after the last byte
 */
export async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer, void> {
  let checksum = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (!Buffer.isBuffer(chunk)) continue
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (checksum !== entry.crc32) throw new ArchiveError('wrong-checksum', entry.fileName)
}

/** All of one file in memory: the list has bounded it. @throws ArchiveFault as above */
export async function wholeContentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of contentOf(zip, entry)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
