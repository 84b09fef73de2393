import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { ArchiveError } from '../archive/archive-error.ts'
import { contentOf, wholeContentOf } from '../archive/content.ts'
import { readEntries } from '../archive/entries.ts'
import { LIMITS, PackageRefusal } from './refusals.ts'

/** Old tools on Windows write backslashes, which mean slashes. */
const OPTIONS = { strictFileNames: false, validateEntrySizes: true, autoClose: false }
/** Bytes of one step of a path that every file system holds. */
const LONGEST_STEP = 200
/** A step of dots and spaces, or none. */
const ODD = /(^|\/)[ .]*(\/|$)/
/** Larger manifests are read by nobody. */
const MOST_TEXT_BYTES = 8 * 1024 * 1024

/** A package that was opened: its list is known, and nothing of it is unpacked yet. */
export interface PackageArchive {
  /** Its files by their names. */
  names: readonly string[]
  /** Of all of it, unpacked, as its list says. */
  bytes: number
  /** The content of one that is read before the others. @throws PackageRefusal */
  read: (name: string) => Promise<Buffer>
  /** Writes all of it into a folder that is not there before, or leaves nothing. @throws PackageRefusal */
  unpackTo: (folder: string) => Promise<void>
}

/**
 * Opens an archive, hands it over and closes it.
 * @throws PackageRefusal for a whole archive in which one thing is not as it should be
 */
export async function withArchive<Result>(
  path: string,
  use: (archive: PackageArchive) => Promise<Result>,
): Promise<Result> {
  const { size } = await stat(path)
  if (size === 0) throw new PackageRefusal('empty')
  if (size > LIMITS.packed) throw new PackageRefusal('too-large-packed')
  const zip = await openPromise(path, OPTIONS).catch(() => {
    throw new PackageRefusal('not-a-zip')
  })
  try {
    const entries = await listed(zip)
    return await use({
      names: [...entries.keys()],
      bytes: unpackedSize(entries.values()),
      read: (name) => refusing(() => readText(zip, entries.get(name))),
      unpackTo: (folder) => refusing(() => unpack(zip, entries, folder)),
    })
  } finally {
    zip.close()
  }
}

async function listed(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = await refusing(() => readEntries(zip, LIMITS))
  const files = new Map(entries.map((entry) => [entry.fileName.normalize('NFC'), entry]))
  for (const name of files.keys()) {
    if (ODD.test(name) || name.split('/').some((step) => Buffer.byteLength(step) > LONGEST_STEP)) {
      throw new PackageRefusal('odd-name', JSON.stringify(name.slice(0, 80)))
    }
    if ([...stepsAbove(name)].some((folder) => files.has(folder))) throw new PackageRefusal('twice', name)
  }
  return files
}

function unpackedSize(entries: Iterable<Entry>): number {
  let sum = 0
  for (const { uncompressedSize } of entries) sum += uncompressedSize
  return sum
}

function* stepsAbove(name: string): Generator<string> {
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) yield name.slice(0, at)
}

async function readText(zip: ZipFile, entry: Entry | undefined): Promise<Buffer> {
  if (!entry || entry.uncompressedSize > MOST_TEXT_BYTES) throw new PackageRefusal('manifest-broken')
  return wholeContentOf(zip, entry)
}

async function unpack(zip: ZipFile, entries: ReadonlyMap<string, Entry>, folder: string): Promise<void> {
  const interim = `${folder}.${randomUUID()}`
  try {
    for (const [name, entry] of entries) {
      const target = join(interim, name)
      await mkdir(dirname(target), { recursive: true })
      await pipeline(contentOf(zip, entry), createWriteStream(target, { flags: 'wx', mode: 0o644 }))
    }
    await rename(interim, folder)
  } catch (error) {
    await rm(interim, { recursive: true, force: true })
    throw error
  }
}

/** What the reader of archives says, by its name among our refusals; a full disk stays what it is. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PackageRefusal) throw error
    if (error instanceof ArchiveError) throw new PackageRefusal(error.code, error.file)
    const message = error instanceof Error ? error.message : ''
    if (isOfSystem(error)) throw error
    const [, outside] = /^(?:invalid relative|absolute) path: (.*)$/s.exec(message) ?? []
    throw new PackageRefusal(outside === undefined ? 'damaged' : 'outside', outside ?? message)
  }
}

function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
