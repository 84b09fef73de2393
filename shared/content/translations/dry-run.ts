import type { Language } from '../../domain/languages.ts'
import { flagsOf, isBlank } from './flags.ts'
import type { TextChange } from './translate.ts'
import type { Unit } from './units.ts'
import type { TextEntry } from './xliff.ts'

/**
 * What becomes of a text of a file. `stale`: the first language says something else by now. `missing`: the adventure has no translation, and
 * the file brings none. `twice`: the file has said it before.
 */
export const OUTCOMES = ['changed', 'stale', 'long', 'unknown', 'twice', 'missing', 'same'] as const
export type Outcome = (typeof OUTCOMES)[number]
/** Those that can be taken over. */
export const TAKEABLE: readonly Outcome[] = ['changed', 'stale', 'long']

export interface DryRunRow {
  /** Of this row alone. */
  key: string
  outcome: Outcome
  id: string
  language: Language
  /** Of the file, from 1; null for what it does not name. */
  line: number | null
  now: string
  to: string
  /** Letters at most; null where there is no limit. */
  most: number | null
  /** What taking it over does; null where nothing can be taken. */
  change: TextChange | null
}

interface Known {
  units: readonly Unit[]
  source: Language
  /** Those that may be written. */
  writable: readonly Language[]
}

/** What taking over a file would do, text by text; changes nothing. */
export function dryRun(entries: readonly TextEntry[], { units, source, writable }: Known): DryRunRow[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const seen = new Set<string>()
  const rows = entries.map((entry, index): DryRunRow => {
    const { id, language, line, target } = entry
    const unit = byId.get(id)
    const name = `${language} ${id}`
    const isTwice = seen.has(name)
    seen.add(name)
    const isKnown = unit !== undefined && language !== source && writable.includes(language)
    const outcome = !isKnown ? 'unknown' : isTwice ? 'twice' : outcomeOf(entry, unit, source)
    return {
      ...{ key: `${index} ${name}`, outcome, id, language, line, to: target },
      ...{ now: unit?.texts[language] ?? '', most: unit?.most ?? null },
      change: unit && TAKEABLE.includes(outcome) ? changeOf(entry, unit, source) : null,
    }
  })
  return [...rows, ...leftOut(entries, { units, source, writable }, seen)]
}

function outcomeOf({ language, source: madeFrom, target }: TextEntry, unit: Unit, source: Language): Outcome {
  const { texts, most } = unit
  // what is empty takes nothing away
  if (isBlank(target)) return isBlank(texts[source]) ? 'same' : 'missing'
  if (isAlike(target, texts[language])) return 'same'
  if (most !== null && target.length > most) return 'long'
  return madeFrom !== null && !isAlike(madeFrom, texts[source]) ? 'stale' : 'changed'
}

function changeOf(
  { language, source: madeFrom, target }: TextEntry,
  unit: Unit,
  source: Language,
): TextChange {
  const { folder, pointer, texts } = unit
  const isStale = madeFrom !== null && !isAlike(madeFrom, texts[source])
  return { folder, pointer, language, to: target, ...(isStale && { madeFrom }) }
}

/** Some programs write the ends of lines anew. */
function isAlike(one: string, other: string | undefined): boolean {
  return plainLines(one) === plainLines(other ?? '')
}

const plainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

/** What is not translated yet, in the languages of the file, and is not in it. */
function leftOut(
  entries: readonly TextEntry[],
  { units, source, writable }: Known,
  seen: ReadonlySet<string>,
): DryRunRow[] {
  const named = new Set(entries.map(({ language }) => language))
  const languages = writable.filter((language) => named.has(language) && language !== source)
  return languages.flatMap((language) =>
    units
      .filter(
        (unit) => !seen.has(`${language} ${unit.id}`) && flagsOf(unit, language, source).includes('missing'),
      )
      .map(({ id, most }): DryRunRow => ({
        ...{ key: `- ${language} ${id}`, outcome: 'missing', id, language, line: null },
        ...{ now: '', to: '', most, change: null },
      })),
  )
}
