import type { Entry, ZipFile } from 'yauzl'
import { ArchiveError } from './archive-error.ts'

/** How much an archive may hold. */
export interface ArchiveLimits {
  entries: number
  /** Bytes when all of it is unpacked. */
  unpacked: number
  /** So many times larger than packed one file of it, and all of it, may become. */
  ratio: number
}

/** Bytes unpacked below which the ratio says nothing: a blank bitmap packs a thousand times smaller and harms nobody. */
const RATIO_COUNTS_FROM = 10 * 1024 * 1024
/** Directories on the way to a file: more than any authoring tool writes, and short enough for every file system. */
export const MOST_LEVELS = 40
const ENCRYPTED = 1
/** The kind of a file in its Unix mode, as `stat` has it. */
const FILE_KIND = 0o170_000
const SYMLINK = 0o120_000
const DEVICES: ReadonlySet<number> = new Set([0o010_000, 0o020_000, 0o060_000, 0o140_000])
/** Control characters and line separators. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]/u

/**
 * The files of an archive by its list alone: nothing is unpacked before all of it is as it should be. Folders are left out.
 * @throws ArchiveFault
 */
export async function readEntries(zip: ZipFile, limits: ArchiveLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) throw new ArchiveError('too-many-files')
  const entries: Entry[] = []
  const names = new Set<string>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry, limits)
    const name = entry.fileName.normalize('NFC').toLowerCase()
    if (names.has(name)) throw new ArchiveError('twice', entry.fileName)
    names.add(name)
    unpacked += entry.uncompressedSize
    if (unpacked > limits.unpacked) throw new ArchiveError('too-large')
    entries.push(entry)
  }
  // files that lie over each other are small in the list, each
  if (isBomb(unpacked, zip.fileSize, limits)) throw new ArchiveError('bomb')
  for (const entry of entries) await checkLocalName(zip, entry)
  return entries.filter(({ fileName }) => !fileName.endsWith('/'))
}

function checkEntry(entry: Entry, limits: ArchiveLimits): void {
  const { fileName, uncompressedSize, compressedSize } = entry
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw new ArchiveError('encrypted')
  const kind = (entry.externalFileAttributes >>> 16) & FILE_KIND
  if (kind === SYMLINK) throw new ArchiveError('link', fileName)
  if (DEVICES.has(kind)) throw new ArchiveError('device', fileName)
  if (UNPRINTABLE.test(fileName)) throw new ArchiveError('odd-name', JSON.stringify(fileName.slice(0, 70)))
  const levels = fileName.replace(/\/$/, '').split('/').length - 1
  if (levels > MOST_LEVELS) throw new ArchiveError('too-deep', fileName)
  if (isBomb(uncompressedSize, compressedSize, limits)) throw new ArchiveError('bomb', fileName)
}

function isBomb(unpacked: number, packed: number, { ratio }: ArchiveLimits): boolean {
  return unpacked > RATIO_COUNTS_FROM && unpacked > packed * ratio
}

/** Programs read one name or the other: two that differ show a scanner another archive than is unpacked. */
async function checkLocalName(zip: ZipFile, entry: Entry): Promise<void> {
  const { fileName } = await zip.readLocalFileHeaderPromise(entry)
  if (!entry.fileNameRaw.equals(fileName)) throw new ArchiveError('two-names', entry.fileName)
}
