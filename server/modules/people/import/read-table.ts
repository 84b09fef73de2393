import { CsvError, parse } from 'csv-parse/sync'

const DELIMITERS = [',', ';', '\t'] as const

/** Characters: a quote that opens and never closes would swallow the file. */
const LONGEST_ROW = 20_000

export interface Row {
  /** Where it begins in the file; the first line is 1. */
  line: number
  cells: readonly string[]
}

/** Rows that hold something. @throws CsvError where quotes do not close */
export function readTable(text: string): Row[] {
  // Excel says in a line of its own which delimiter it took
  const said = /^sep=(.)\r?\n/i.exec(text)
  const table = said ? text.slice(said[0].length) : text
  const delimiter = said?.[1] ?? delimiterOf(table)
  const first = said ? 1 : 0
  const rows: Row[] = []
  parse(table, {
    delimiter,
    relaxColumnCount: true,
    skipEmptyLines: true,
    trim: true,
    maxRecordSize: LONGEST_ROW,
    onRecord: (cells: string[], { lines }) => {
      if (cells.some((cell) => cell !== '')) rows.push({ line: first + beginning(lines, cells), cells })
    },
  })
  return rows
}

/** The parser says where a row ends. */
function beginning(end: number, record: readonly string[]): number {
  return end - record.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
}

/** The one that is most often in the heading. */
function delimiterOf(text: string): string {
  const heading = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const countIn = (sign: string) => heading.split(sign).length
  return DELIMITERS.toSorted((one, other) => countIn(other) - countIn(one))[0] ?? ','
}

export { CsvError }
