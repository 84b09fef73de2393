import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { clashOf, isLeftBehind, pathMistake } from '#shared/domain/adventure-files.ts'
import { MOST_DRAFT_BYTES, MOST_DRAFT_FILES } from '#shared/domain/drafts.ts'
import { ArchiveError } from './archive-error.ts'
import { contentOf } from './content.ts'
import { readEntries } from './entries.ts'

/** Old tools on Windows write backslashes, which mean slashes. */
const OPTIONS = { strictFileNames: false, validateEntrySizes: true, autoClose: false }
const LIMITS = { entries: 2 * MOST_DRAFT_FILES, unpacked: 2 * MOST_DRAFT_BYTES, ratio: 200 }

/** Unreadable: no zip, cut off, with a password. Unsafe: built to do harm. Other file: one that no adventure has. */
export type ZipRefusalCode = 'zip-unreadable' | 'zip-unsafe' | 'zip-too-much' | 'zip-other-file'

export class ZipRefusal extends Error {
  readonly code: ZipRefusalCode
  /** The entry that is meant; empty where all of it is. */
  readonly entry: string

  constructor(code: ZipRefusalCode, entry = '') {
    super(code)
    this.code = code
    this.entry = entry.slice(0, 200)
  }
}

export interface ZippedFile {
  /** Inside of the adventure's folder. */
  path: string
  bytes: number
  /** @throws ZipRefusal */
  read: () => AsyncGenerator<Buffer, void>
}

/**
 * Opens a zip of an adventure's folder, hands over its files and closes it. Its list is checked before anything is unpacked.
 * @param folder of the adventure
 * @throws ZipRefusal
 */
export async function withAdventureZip<Result>(
  path: string,
  folder: string,
  use: (files: ZippedFile[]) => Promise<Result>,
): Promise<Result> {
  const zip = await openPromise(path, OPTIONS).catch(refuse)
  try {
    return await use(await listed(zip, folder))
  } finally {
    zip.close()
  }
}

async function listed(zip: ZipFile, folder: string): Promise<ZippedFile[]> {
  const entries = await readEntries(zip, LIMITS).catch(refuse)
  const named = entries
    .map((entry) => ({ entry, name: entry.fileName.replaceAll('\\', '/').normalize('NFC') }))
    .filter(({ name }) => !isLeftBehind(name))
  const around = folderAround(
    named.map(({ name }) => name),
    folder,
  )
  const files = named.map(({ entry, name }) => fileOf(zip, entry, name.slice(around.length)))
  if (files.length === 0) throw new ZipRefusal('zip-unreadable')
  for (const { path } of files) {
    const mistake = pathMistake(path)
    if (mistake !== null)
      throw new ZipRefusal(mistake === 'no-adventure-file' ? 'zip-other-file' : 'zip-unsafe', path)
  }
  const clash = clashOf(files.map(({ path }) => path))
  if (clash !== null) throw new ZipRefusal('zip-unsafe', clash)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (files.length > MOST_DRAFT_FILES || bytes > MOST_DRAFT_BYTES) throw new ZipRefusal('zip-too-much')
  return files
}

function fileOf(zip: ZipFile, entry: Entry, path: string): ZippedFile {
  async function* read(): AsyncGenerator<Buffer, void> {
    try {
      yield* contentOf(zip, entry)
    } catch (error) {
      refuse(error)
    }
  }
  return { path, bytes: entry.uncompressedSize, read }
}

/** Files that only the folder of a mission has. */
const OF_A_MISSION = /^(mission\.json|scene\.(svg|json)|(\d+[ _-]*)?(bg|background|element|layer)\b.*)$/i

/** The one folder that all files are in, with its slash, where it is the adventure's own and no mission; else nothing. */
function folderAround(names: readonly string[], folder: string): string {
  const [first = ''] = names
  const around = first.slice(0, first.indexOf('/') + 1)
  if (around === '' || !names.every((name) => name.startsWith(around))) return ''
  if (around === `${folder}/`) return around
  return names.some((name) => OF_A_MISSION.test(name.slice(around.length))) ? '' : around
}

/** What the reader of archives says, by its name among our refusals; a broken disk stays what it is. */
function refuse(error: unknown): never {
  if (error instanceof ArchiveError) throw new ZipRefusal(codeOf(error.code), error.file)
  if (!(error instanceof Error) || 'syscall' in error) throw error
  const [, outside] = /^(?:invalid relative|absolute) path: (.*)$/s.exec(error.message) ?? []
  throw outside === undefined ? new ZipRefusal('zip-unreadable') : new ZipRefusal('zip-unsafe', outside)
}

function codeOf(code: ArchiveError['code']): ZipRefusalCode {
  if (code === 'too-many-files' || code === 'too-large') return 'zip-too-much'
  return code === 'encrypted' || code === 'wrong-checksum' ? 'zip-unreadable' : 'zip-unsafe'
}
