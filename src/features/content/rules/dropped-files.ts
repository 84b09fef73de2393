import { isLeftBehind } from '#shared/domain/adventure-files.ts'

/** A file that was chosen or dropped. */
export interface ChosenFile {
  /** With the folders that came with it. */
  path: string
  file: File
}

type Failed = (error: unknown) => void

/** A file or a folder that was dropped, as browsers hand it out. */
export interface DroppedEntry {
  /** From what was dropped on, after a slash. */
  fullPath: string
  file?: (found: (file: File) => void, failed: Failed) => void
  createReader?: () => { readEntries: (found: (some: DroppedEntry[]) => void, failed: Failed) => void }
}

interface Dropped {
  items: Iterable<{ kind: string; webkitGetAsEntry?: () => DroppedEntry | null }>
  files: Iterable<File>
}

/** What hangs on a drop, folders with all that is in them. To be called while the drop is handled: later nothing is left of it. */
export function droppedFiles({ items, files }: Dropped): Promise<ChosenFile[]> {
  const entries = [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry?.() : null
    return entry ? [entry] : []
  })
  if (entries.length === 0) return Promise.resolve(chosenFiles(files))
  return Promise.all(entries.map((entry) => filesIn(entry))).then((found) => withoutJunk(found.flat()))
}

/** Of an `<input type="file">`, also of one that takes a folder. */
export function chosenFiles(files: Iterable<File>): ChosenFile[] {
  return withoutJunk(Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file })))
}

/** A Mac writes an é as two letters. */
const withoutJunk = (found: ChosenFile[]): ChosenFile[] =>
  found.filter(({ path }) => !isLeftBehind(path)).map((one) => ({ ...one, path: one.path.normalize('NFC') }))

async function filesIn(entry: DroppedEntry): Promise<ChosenFile[]> {
  if (entry.file) {
    const file = await new Promise<File>((found, failed) => entry.file?.(found, failed))
    return [{ path: entry.fullPath.replace(/^\//, ''), file }]
  }
  const reader = entry.createReader?.()
  const all: ChosenFile[] = []
  // a browser hands out a hundred at a time, and nothing when there is no more
  for (;;) {
    const some = await new Promise<DroppedEntry[]>((found, failed) => {
      if (reader) reader.readEntries(found, failed)
      else found([])
    })
    if (some.length === 0) return all
    for (const one of some) all.push(...(await filesIn(one)))
  }
}

/** Of a whole adventure its folder's own name goes: what is in it lies in the draft's. */
export function withoutOwnFolder(found: readonly ChosenFile[]): readonly ChosenFile[] {
  const first = /^[^/]+\//.exec(found[0]?.path ?? '')?.[0]
  const isWhole =
    first !== undefined &&
    found.some(({ path }) => path === `${first}adventure.json`) &&
    found.every(({ path }) => path.startsWith(first))
  return isWhole ? found.map((one) => ({ ...one, path: one.path.slice(first.length) })) : found
}
