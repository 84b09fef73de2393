import type { DraftFile } from '#shared/contract/content.ts'
import { pathMistake, sideBySide, type PathMistake } from '#shared/domain/adventure-files.ts'
import type { ChosenFile } from './dropped-files.ts'
import { joined } from './tree.ts'
import { zipEntries } from './zip-entries.ts'

/** What says that a zip is an adventure, and no course package or book. */
const OF_AN_ADVENTURE = /^(adventure\.json|[^/]+\/(mission\.json|scene\.(json|svg)|background\.\w+))$/

/** Whether one zip was chosen that holds a whole adventure. */
export async function isWholeZip(found: readonly ChosenFile[]): Promise<boolean> {
  const [only] = found
  if (found.length !== 1 || !only || !/^[^/]+\.zip$/i.test(only.path)) return false
  const entries = await zipEntries(only.file).catch(() => null)
  return entries?.some(({ path }) => OF_AN_ADVENTURE.test(path)) ?? false
}

/** The folder of the tree that something was dropped on; null: beside it. */
export function droppedOn(target: EventTarget | null): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-folder]') : null
  return row?.dataset.folder ?? null
}

export interface PlacedFile {
  /** Where it will lie. */
  path: string
  file: File
  /** What is there now. */
  before: DraftFile | null
  /** Null while it is counted, or where the browser cannot. */
  hash: string | null
}

/** Where chosen files will lie, and what is there now. */
export function placed(
  found: readonly ChosenFile[],
  folder: string,
  files: readonly DraftFile[],
  hashes: ReadonlyMap<File, string | null>,
): readonly PlacedFile[] {
  const now = new Map(files.map((file) => [file.path, file]))
  return found.map(({ path, file }) => {
    const whole = joined(folder, path)
    return { path: whole, file, before: now.get(whole) ?? null, hash: hashes.get(file) ?? null }
  })
}

/** Why a file is left out: no adventure has such a path, or it cannot stand beside another. */
export type Unfit = PathMistake | 'clash'

/** New ones, those that replace others, those whose bytes are there already, and those that are left out. */
export function sortedOut(all: readonly PlacedFile[], files: readonly DraftFile[], largest: number) {
  const takes = sideBySide()
  for (const { path } of files) takes(path)
  const whyNot = ({ path, before }: PlacedFile): Unfit | null =>
    before ? null : (pathMistake(path) ?? (takes(path) ? null : 'clash'))
  const named = all.map((one) => ({ ...one, why: whyNot(one) }))
  const wellNamed = named.filter(({ why }) => why === null)
  const fits = wellNamed.filter(({ file }) => file.size <= largest)
  return {
    unfit: named.flatMap((one) => (one.why === null ? [] : [{ ...one, why: one.why }])),
    tooLarge: wellNamed.filter(({ file }) => file.size > largest),
    same: fits.filter(({ before, hash }) => before !== null && hash === before.hash),
    replaced: fits.filter(({ before, hash }) => before !== null && hash !== before.hash),
    added: fits.filter(({ before }) => before === null),
  }
}
