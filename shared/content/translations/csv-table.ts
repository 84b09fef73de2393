import { isLanguage, type Language } from '../../domain/languages.ts'
import { guardedCell, toCsv, unguardedCell } from '../../domain/csv.ts'
import { readCsv } from '../../domain/read-csv.ts'
import type { Unit } from './units.ts'
import { FileRefusal, type TextEntry } from './xliff.ts'

interface Written {
  units: readonly Unit[]
  source: Language
  languages: readonly Language[]
  noteOf: (unit: Unit) => string
  delimiter: ',' | ';'
}

/** How the columns before the languages are called. */
const COLUMNS = ['id', 'place', 'limit'] as const

/** A row for each text, a column for each language, the one that is translated from first. */
export function writeTextsCsv({ units, source, languages, noteOf, delimiter }: Written): string {
  const spoken = [source, ...languages.filter((one) => one !== source)]
  return toCsv(
    [
      [...COLUMNS, ...spoken],
      ...units.map((unit) =>
        [
          ...[unit.id, noteOf(unit), String(unit.most ?? '')],
          ...spoken.map((language) => unit.texts[language] ?? ''),
        ].map(guardedCell),
      ),
    ],
    delimiter,
  )
}

/**
 * The texts of such a table, of every language but the one that is translated from. Columns may have moved, and others may be there.
 * @throws FileRefusal
 */
export function readTextsCsv(text: string, source: Language): TextEntry[] {
  const { rows, openQuote } = readCsv(text)
  if (openQuote !== null) throw new FileRefusal('open-quote', openQuote)
  const [head, ...others] = rows
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const id = names.indexOf('id')
  const languages = names.flatMap((name, column) => (isLanguage(name) ? [{ language: name, column }] : []))
  const spoken = languages.filter(({ language }) => language !== source)
  if (id < 0 || spoken.length === 0) throw new FileRefusal('no-columns', 1)
  const of = languages.find(({ language }) => language === source)
  return others.flatMap(({ cells, line }) => {
    const cell = (column: number): string => unguardedCell(cells[column] ?? '')
    // an empty row at the end, as spreadsheets leave them
    if (cells.every((one) => one === '')) return []
    return spoken.map(({ language, column }) => ({
      ...{ id: cell(id), language, line },
      source: of ? cell(of.column) : null,
      target: cell(column),
    }))
  })
}
