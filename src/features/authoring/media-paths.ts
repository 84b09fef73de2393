import { isLanguage, type Language } from '#shared/domain/languages.ts'
import { plainFileName } from './picture-paths.ts'

/** A sort of files that a task is about: the folder of the mission, or of the adventure, where they lie, and their endings. */
export interface MediaSort {
  folder: 'films' | 'books' | 'packages'
  endings: readonly string[]
  /** A file may be there once a language: `handbook.pl.epub`. */
  hasLanguages: boolean
  /** The task names it with its ending. */
  isNamedWhole: boolean
}

export const FILMS: MediaSort = {
  ...{ folder: 'films', endings: ['.webm', '.mp4', '.m3u8'], hasLanguages: false, isNamedWhole: true },
}
export const BOOKS: MediaSort = {
  ...{ folder: 'books', endings: ['.epub', '.pdf'], hasLanguages: true, isNamedWhole: false },
}
export const PACKAGES: MediaSort = {
  ...{ folder: 'packages', endings: ['.zip'], hasLanguages: true, isNamedWhole: true },
}

/** A file of a sort, as the draft has it. */
export interface MediaFile {
  path: string
  /** As the task names it. */
  name: string
  /** Null for every language. */
  language: Language | null
}

/** The files of a sort that tasks of a mission may have: its own, then those of the adventure. */
export function mediaFor(sort: MediaSort, mission: string, paths: Iterable<string>): MediaFile[] {
  const found = [...paths].flatMap((path): (MediaFile & { isOwn: boolean })[] => {
    const [, folder = '', file = ''] = new RegExp(`^(?:([^/]+)/)?${sort.folder}/([^/]+)$`).exec(path) ?? []
    const ending = sort.endings.find((one) => file.toLowerCase().endsWith(one))
    if (ending === undefined || (folder !== '' && folder !== mission)) return []
    const stem = file.slice(0, -ending.length)
    const [, plain = stem, code = ''] = /^(.+)\.([a-z]{2})$/.exec(stem) ?? []
    const isOwn = folder !== ''
    if (sort.hasLanguages && isLanguage(code)) return [{ path, name: plain, language: code, isOwn }]
    return [{ path, name: sort.isNamedWhole ? file : stem, language: null, isOwn }]
  })
  return found.toSorted(
    (one, other) => Number(other.isOwn) - Number(one.isOwn) || one.path.localeCompare(other.path),
  )
}

/** As tasks name what there is, once for all languages. */
export function namesFor(sort: MediaSort, mission: string, paths: Iterable<string>): string[] {
  const all = mediaFor(sort, mission, paths)
  const ofOne = new Map(all.map((file) => [bareName(sort, file.name), file.name] as const))
  for (const { name, language } of all) if (language === null) ofOne.set(bareName(sort, name), name)
  return [...ofOne.values()].toSorted((one, other) => one.localeCompare(other))
}

/** Those that a task means by a name: one, or one a language; the mission's own before those of the adventure. */
export function mediaNamed(
  sort: MediaSort,
  { mission, name, paths }: { mission: string; name: string; paths: Iterable<string> },
): MediaFile[] {
  const bare = bareName(sort, name)
  const all = mediaFor(sort, mission, paths).filter((file) => bareName(sort, file.name) === bare)
  return all.filter((file, index) => all.findIndex(({ language }) => language === file.language) === index)
}

function bareName({ endings }: MediaSort, name: string): string {
  const ending = endings.find((one) => name.toLowerCase().endsWith(one))
  return ending === undefined ? name : name.slice(0, -ending.length)
}

/** A path for a file of the device that the draft does not have yet; null for one of another sort. */
export function pathForMedia(
  sort: MediaSort,
  mission: string,
  file: string,
  files: Pick<ReadonlySet<string>, 'has'>,
): string | null {
  const ending = sort.endings.find((one) => file.toLowerCase().endsWith(one))
  if (ending === undefined) return null
  const plain = plainFileName(file.slice(0, -ending.length)) || 'file'
  for (let number = 1; ; number += 1) {
    const path = `${mission}/${sort.folder}/${plain}${number === 1 ? '' : `-${number}`}${ending}`
    if (!files.has(path)) return path
  }
}

/** Where the same book lies in one language; the ending is that of the file. */
export function pathInLanguage(
  sort: MediaSort,
  { mission, name, language, file }: { mission: string; name: string; language: Language; file: string },
): string | null {
  const ending = sort.endings.find((one) => file.toLowerCase().endsWith(one))
  return ending === undefined
    ? null
    : `${mission}/${sort.folder}/${bareName(sort, name)}.${language}${ending}`
}

/** As a task names what lies at a path. */
export function nameOfMedia(sort: MediaSort, path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return sort.isNamedWhole ? file : bareName(sort, file)
}
