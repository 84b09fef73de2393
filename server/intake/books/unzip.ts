import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { megabytes } from '../scene/measures.ts'
import { UnreadableArt } from '../unreadable-art.ts'

const MOST_ENTRIES = 10_000
const MOST_UNPACKED = 200 * 1024 * 1024
/** What is packed a hundred times smaller holds nothing to read. */
const HIGHEST_RATIO = 100
/** Below this size a blank page may well pack better. */
const RATIO_COUNTS_FROM = 256 * 1024
const OPTIONS = { strictFileNames: true, validateEntrySizes: true, autoClose: false }
const ENCRYPTED = 1
const SYMLINK = 0o120_000
const FILE_KIND = 0o170_000

const OTHER = 'Export the book again with another program; this file is built to do harm, or damaged.'

/**
 * The files of an archive by their names in it, which are never names on this machine.
 * @throws UnreadableArt for a whole archive in which one thing is not as it should be
 */
export async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(content, OPTIONS).catch(() => {
    throw new UnreadableArt('is no EPUB inside, or cut off', 'Export it again; another ending is not enough.')
  })
  if (zip.entryCount > MOST_ENTRIES) {
    throw new UnreadableArt(`holds more than ${MOST_ENTRIES} files`, 'Make several books of it.')
  }
  try {
    return await unpackAll(zip, await readEntries(zip))
  } catch (error) {
    if (error instanceof UnreadableArt) throw error
    throw new UnreadableArt(`cannot be unpacked: ${error instanceof Error ? error.message : ''}`, OTHER)
  }
}

/** Looks at the list alone: nothing is unpacked before all of it is as it should be. */
async function readEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  const names = new Set<string>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry)
    const name = entry.fileName.normalize('NFC').toLowerCase()
    if (names.has(name)) throw new UnreadableArt(`holds ${shown(entry)} twice`, OTHER)
    names.add(name)
    unpacked += entry.uncompressedSize
    if (unpacked > MOST_UNPACKED) {
      throw new UnreadableArt(
        `unpacks to more than ${megabytes(MOST_UNPACKED)}`,
        'Make its pictures smaller.',
      )
    }
    if (!entry.fileName.endsWith('/')) entries.push(entry)
  }
  return entries
}

function checkEntry(entry: Entry): void {
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) {
    throw new UnreadableArt('is encrypted', 'Save it without a password.')
  }
  if (((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK) {
    throw new UnreadableArt(`has a link to elsewhere in it: ${shown(entry)}`, OTHER)
  }
  const { uncompressedSize, compressedSize } = entry
  if (uncompressedSize > RATIO_COUNTS_FROM && uncompressedSize > compressedSize * HIGHEST_RATIO) {
    throw new UnreadableArt(`unpacks more than ${HIGHEST_RATIO} times larger: ${shown(entry)}`, OTHER)
  }
}

async function unpackAll(zip: ZipFile, entries: readonly Entry[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const entry of entries) {
    const stream = await zip.openReadStreamPromise(entry)
    const chunks: Buffer[] = []
    // yauzl fails when there is more or less in it than the list says
    for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
    files.set(entry.fileName.normalize('NFC'), Buffer.concat(chunks))
  }
  return files
}

function shown({ fileName }: Entry): string {
  return fileName.slice(0, 80)
}
