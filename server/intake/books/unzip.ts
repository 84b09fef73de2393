import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { ArchiveError, type ArchiveErrorCode } from '../archive/archive-error.ts'
import { wholeContentOf } from '../archive/content.ts'
import { MOST_LEVELS, readEntries } from '../archive/entries.ts'
import { megabytes } from '../scene/measures.ts'
import { UnreadableArt } from '../unreadable-art.ts'

const LIMITS = { entries: 10_000, unpacked: 200 * 1024 * 1024, ratio: 100 }
const OPTIONS = { strictFileNames: true, validateEntrySizes: true, autoClose: false }

const OTHER = 'Export the book again with another program; this file is built to do harm, or damaged.'

const REFUSALS: Record<ArchiveErrorCode, (file: string) => [problem: string, hint: string]> = {
  'too-many-files': () => [`holds more than ${LIMITS.entries} files`, 'Make several books of it.'],
  'too-large': () => [`unpacks to more than ${megabytes(LIMITS.unpacked)}`, 'Make its pictures smaller.'],
  encrypted: () => ['is encrypted', 'Save it without a password.'],
  link: (file) => [`has a link to elsewhere in it: ${file}`, OTHER],
  bomb: (file) => [`unpacks more than ${LIMITS.ratio} times larger: ${file}`, OTHER],
  twice: (file) => [`holds ${file} twice`, OTHER],
  device: (file) => [`has a device instead of a file in it: ${file}`, OTHER],
  'odd-name': (file) => [`has a control character in the name of a file: ${file}`, OTHER],
  'too-deep': (file) => [`has more than ${MOST_LEVELS} folders in each other: ${file}`, OTHER],
  'two-names': (file) => [`gives a file two different names: ${file}`, OTHER],
  'wrong-checksum': (file) => [`holds a file that does not match its checksum: ${file}`, OTHER],
}

/**
 * The files of an archive by their names in it, which are never names on this machine.
 * @throws UnreadableArt for a whole archive in which one thing is not as it should be
 */
export async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(content, OPTIONS).catch(() => {
    throw new UnreadableArt('is no EPUB inside, or cut off', 'Export it again; another ending is not enough.')
  })
  try {
    return await unpackAll(zip, await readEntries(zip, LIMITS))
  } catch (error) {
    if (error instanceof ArchiveError) throw new UnreadableArt(...REFUSALS[error.code](error.file))
    throw new UnreadableArt(`cannot be unpacked: ${error instanceof Error ? error.message : ''}`, OTHER)
  }
}

async function unpackAll(zip: ZipFile, entries: readonly Entry[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const entry of entries) {
    files.set(entry.fileName.normalize('NFC'), await wholeContentOf(zip, entry))
  }
  return files
}
