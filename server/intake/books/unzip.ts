import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { megabytesOf, say, type FindingWords } from '#shared/domain/findings/words.ts'
import { ArchiveError, type ArchiveErrorCode } from '../archive/archive-error.ts'
import { wholeContentOf } from '../archive/content.ts'
import { MOST_LEVELS, readEntries } from '../archive/entries.ts'
import { UnreadableArt } from '../unreadable-art.ts'

const LIMITS = { entries: 10_000, unpacked: 200 * 1024 * 1024, ratio: 100 }
const OPTIONS = { strictFileNames: true, validateEntrySizes: true, autoClose: false }

const OTHER = say('book-again-harm')

const REFUSALS: Record<ArchiveErrorCode, (file: string) => [problem: FindingWords, hint: FindingWords]> = {
  'too-many-files': () => [say('archive-files', { most: LIMITS.entries }), say('several-books')],
  'too-large': () => [say('archive-size', { most: megabytesOf(LIMITS.unpacked) }), say('smaller-pictures')],
  encrypted: () => [say('is-encrypted'), say('save-without-password')],
  link: (file) => [say('archive-link', { file }), OTHER],
  bomb: (file) => [say('archive-bomb', { most: LIMITS.ratio, file }), OTHER],
  twice: (file) => [say('archive-twice', { file }), OTHER],
  device: (file) => [say('archive-device', { file }), OTHER],
  'odd-name': (file) => [say('archive-odd-name', { file }), OTHER],
  'too-deep': (file) => [say('archive-deep', { most: MOST_LEVELS, file }), OTHER],
  'two-names': (file) => [say('archive-two-names', { file }), OTHER],
  'wrong-checksum': (file) => [say('archive-checksum', { file }), OTHER],
}

/**
 * The files of an archive by their names in it, which are never names on this machine.
 * @throws UnreadableArt for a whole archive in which one thing is not as it should be
 */
export async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(content, OPTIONS).catch(() => {
    throw new UnreadableArt(say('epub-other'), say('another-ending'))
  })
  try {
    return await unpackAll(zip, await readEntries(zip, LIMITS))
  } catch (error) {
    if (error instanceof ArchiveError) throw new UnreadableArt(...REFUSALS[error.code](error.file))
    const reason = error instanceof Error ? error.message : ''
    throw new UnreadableArt(say('archive-unpacked', { reason }), OTHER)
  }
}

async function unpackAll(zip: ZipFile, entries: readonly Entry[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const entry of entries) {
    files.set(entry.fileName.normalize('NFC'), await wholeContentOf(zip, entry))
  }
  return files
}
