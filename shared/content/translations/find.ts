import type { Language } from '../../domain/languages.ts'
import { flagsOf, type Flag } from './flags.ts'
import type { TextChange } from './translate.ts'
import type { Unit } from './units.ts'

export interface TextFilter {
  /** Of the languages that are looked at; null: whatever is to be done. */
  flag: Flag | null
  /** The mission; null: all of the adventure. */
  folder: string | null
  task: string | null
  /** Part of a text or of an id, whatever its case. */
  search: string
}

export const NO_FILTER: TextFilter = { flag: null, folder: null, task: null, search: '' }

/** @param languages that are looked at; the first one of the adventure is `source` */
export function findUnits(
  units: readonly Unit[],
  { flag, folder, task, search }: TextFilter,
  languages: readonly Language[],
  source: Language,
): readonly Unit[] {
  const wanted = search.trim().toLocaleLowerCase()
  return units.filter(
    (unit) =>
      (folder === null || unit.folder === folder) &&
      (task === null || unit.task === task) &&
      (flag === null || languages.some((one) => flagsOf(unit, one, source).includes(flag))) &&
      (wanted === '' ||
        unit.id.toLocaleLowerCase().includes(wanted) ||
        languages.some((one) => (unit.texts[one] ?? '').toLocaleLowerCase().includes(wanted))),
  )
}

export interface Replacing {
  find: string
  by: string
  language: Language
  isSameCase: boolean
}

export interface Replacement extends TextChange {
  id: string
  from: string
  most: number | null
}

/** What replacing a text by another would change, unit by unit; changes nothing. Nothing is found by nothing. */
export function findReplacements(units: readonly Unit[], replacing: Replacing): Replacement[] {
  const { find, by, language, isSameCase } = replacing
  if (find === '') return []
  const sought = new RegExp(
    find.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`),
    isSameCase ? 'gu' : 'giu',
  )
  return units.flatMap(({ id, folder, pointer, texts, most }): Replacement[] => {
    const from = texts[language] ?? ''
    // a replacement is what it says, also where it says $1
    const to = from.replaceAll(sought, () => by)
    return to === from ? [] : [{ id, folder, pointer, language, from, to, most }]
  })
}
