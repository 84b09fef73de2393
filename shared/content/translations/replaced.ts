import type { Language } from '../../domain/languages.ts'
import { parseJsonObject } from '../json.ts'
import { valueAt } from '../pointer.ts'
import { applyValue } from '../set-value.ts'
import { isBlank } from './flags.ts'
import { bundled, notedSource, wishesOfNotes, type Note, type TextWish } from './notes.ts'
import { sourcesFileOf, textFileOf, textPlaceOf } from './places.ts'
import { leavesOf, wordsIn, type DraftTexts } from './units.ts'

/**
 * What the notes beside the words say once whole files take the place of others: a translation that came anew was made from the source
 * text of now, and one that stayed from the earlier wording.
 * @param before all texts of the draft
 * @param replaced the new ones, by path; files of sources among them are taken as they are
 * @param languages the one that all others are translated from first
 * @returns the files of sources that change, by path
 */
export function notesOfReplaced(
  before: DraftTexts,
  replaced: Readonly<Record<string, string>>,
  languages: readonly Language[],
): Record<string, string> {
  const read = Object.entries(replaced).filter(([, text]) => parseJsonObject(text) !== undefined)
  const after: DraftTexts = { ...before, ...Object.fromEntries(read) }
  const folders = new Set(read.flatMap(([path]) => textPlaceOf(path)?.folder ?? []))
  const [first, ...others] = languages
  if (first === undefined) return {}
  const notes = [...folders].flatMap((folder) =>
    others
      .filter((language) => !(sourcesFileOf(folder, language) in replaced))
      .flatMap((language) => notesIn({ before, after, folder, language, first })),
  )
  return written(before, bundled(before, wishesOfNotes(before, notes, languages)))
}

interface Comparison {
  before: DraftTexts
  after: DraftTexts
  folder: string
  language: Language
  first: Language
}

function notesIn({ before, after, folder, language, first }: Comparison): Note[] {
  const leaves = (texts: DraftTexts, of: Language) =>
    new Map(leavesOf(wordsIn(texts, textFileOf(folder, of))))
  const [was, wasSource, isSource] = [leaves(before, language), leaves(before, first), leaves(after, first)]
  return [...leaves(after, language)].flatMap(([pointer, text]): Note[] => {
    if (isBlank(text)) return []
    const noted = notedSource(before, { folder, pointer, language }, first)
    const source = isSource.get(pointer)
    if (was.get(pointer) !== text) {
      // nothing is outdated before something is known
      const isKnown = noted === undefined || noted === source
      return isKnown ? [] : [{ folder, pointer, language, ...(source !== undefined && { source }) }]
    }
    const earlier = wasSource.get(pointer)
    const isDue = noted === undefined && !isBlank(earlier) && earlier !== source
    return isDue && earlier !== undefined ? [{ folder, pointer, language, source: earlier }] : []
  })
}

/** The texts of the files that the wishes are about. */
function written(texts: DraftTexts, wishes: readonly TextWish[]): Record<string, string> {
  const next: Record<string, string> = {}
  for (const { file, pointer, to } of wishes) {
    const text = next[file] ?? texts[file] ?? null
    const from = text === null ? undefined : valueAt(parseJsonObject(text) ?? {}, pointer)
    const applied = applyValue(text, {
      ...{ file, pointer },
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    })
    if (typeof applied.text === 'string') next[file] = applied.text
  }
  return next
}
