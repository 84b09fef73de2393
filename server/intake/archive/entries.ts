import type { Entry, ZipFile } from 'yauzl'

/** How much an archive may hold. */
export interface ArchiveLimits {
  entries: number
  /** Bytes when all of it is unpacked. */
  unpacked: number
  /** So many times larger than packed one file of it may become. */
  ratio: number
}

/** Why an archive is refused before anything of it is unpacked. */
export type ArchiveFaultCode = 'too-many-files' | 'too-large' | 'encrypted' | 'link' | 'bomb' | 'twice'

export class ArchiveFault extends Error {
  readonly code: ArchiveFaultCode
  /** The file in it that is meant; empty where all of it is. */
  readonly file: string

  constructor(code: ArchiveFaultCode, file = '') {
    super(code)
    this.code = code
    this.file = file.slice(0, 80)
  }
}

/** Below this size a blank page may well pack better. */
const RATIO_COUNTS_FROM = 256 * 1024
const ENCRYPTED = 1
const SYMLINK = 0o120_000
const FILE_KIND = 0o170_000

/**
 * The files of an archive by its list alone: nothing is unpacked before all of it is as it should be. Folders are left out.
 * @throws ArchiveFault
 */
export async function readEntries(zip: ZipFile, limits: ArchiveLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) throw new ArchiveFault('too-many-files')
  const entries: Entry[] = []
  const names = new Set<string>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry, limits)
    const name = entry.fileName.normalize('NFC').toLowerCase()
    if (names.has(name)) throw new ArchiveFault('twice', entry.fileName)
    names.add(name)
    unpacked += entry.uncompressedSize
    if (unpacked > limits.unpacked) throw new ArchiveFault('too-large')
    if (!entry.fileName.endsWith('/')) entries.push(entry)
  }
  return entries
}

function checkEntry(entry: Entry, { ratio }: ArchiveLimits): void {
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw new ArchiveFault('encrypted')
  if (((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK) {
    throw new ArchiveFault('link', entry.fileName)
  }
  const { uncompressedSize, compressedSize } = entry
  if (uncompressedSize > RATIO_COUNTS_FROM && uncompressedSize > compressedSize * ratio) {
    throw new ArchiveFault('bomb', entry.fileName)
  }
}
