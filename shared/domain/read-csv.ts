/** A row of a table, and the line of the file where it begins, from 1. */
export interface CsvRow {
  cells: readonly string[]
  line: number
}

const DELIMITERS = [',', ';', '\t'] as const

/**
 * Reads a table as RFC 4180 writes it, with commas, semicolons or tabs between the cells, whichever its first line has most of.
 * @returns besides the rows the line of a quotation mark that nothing closes; null where there is none
 */
export function readCsv(source: string): { rows: CsvRow[]; openQuote: number | null } {
  const text = source.replace(/^\uFEFF/, '')
  const delimiter = delimiterIn(text)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let begun = 1
  let line = 1
  let at = 0
  const end = (): void => {
    rows.push({ cells, line: begun })
    cells = []
    begun = line
  }
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedAt(text, at, delimiter) : plainAt(text, at, delimiter)
    if (cell === null) return { rows, openQuote: line }
    line += cell.text.split('\n').length - 1
    cells.push(cell.text)
    at = cell.end
    const next = text[at]
    if (next === delimiter) {
      at += 1
      if (at === text.length) cells.push('')
      continue
    }
    if (next === '\r' && text[at + 1] === '\n') at += 1
    at += 1
    line += 1
    end()
  }
  if (cells.length > 0) end()
  return { rows, openQuote: null }
}

interface Cell {
  text: string
  /** Where the file goes on after it. */
  end: number
}

/** Null where no mark closes it. What follows the closing one belongs to the cell, as spreadsheets read it. */
function quotedAt(text: string, start: number, delimiter: string): Cell | null {
  let at = start + 1
  let inside = ''
  for (;;) {
    const mark = text.indexOf('"', at)
    if (mark < 0) return null
    inside += text.slice(at, mark)
    if (text[mark + 1] !== '"') {
      const rest = plainAt(text, mark + 1, delimiter)
      return { text: inside + rest.text, end: rest.end }
    }
    inside += '"'
    at = mark + 2
  }
}

function plainAt(text: string, start: number, delimiter: string): Cell {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { text: text.slice(start, end), end }
}

function delimiterIn(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1)
  const count = (sign: string) => head.split(sign).length
  return DELIMITERS.reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}
