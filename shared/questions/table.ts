/** A row of a table, and the line of the file on which it begins. */
export interface TableRow {
  line: number
  cells: string[]
}

export type Delimiter = ',' | ';' | '\t'

/** What separates the cells: the sign that stands most often in the first line, outside of quotation marks. */
export function delimiterOf(source: string): Delimiter {
  const [, named] = /^sep=([,;\t])\r?$/m.exec(source.slice(0, 10)) ?? []
  if (named !== undefined) return named === ';' ? ';' : named === ',' ? ',' : '\t'
  const counts = new Map<Delimiter, number>([
    ['\t', 0],
    [';', 0],
    [',', 0],
  ])
  let isQuoted = false
  for (const sign of source) {
    if (sign === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (sign === '\n') break
    if (sign === '\t' || sign === ';' || sign === ',') counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one)
  return first?.[0] ?? ','
}

/** The rows of CSV or of what a spreadsheet copies; rows without words are left out. A quotation mark that is not closed ends with the file. */
export function rowsOf(source: string, delimiter: Delimiter): TableRow[] {
  const rows: TableRow[] = []
  let row: TableRow = { line: 1, cells: [] }
  let line = 1
  let at = 0
  const endRow = () => {
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  while (at < source.length) {
    const isQuoted = source[at] === '"'
    const end = isQuoted ? endOfQuoted(source, at, delimiter) : endOfPlain(source, at, delimiter)
    const raw = source.slice(at, end)
    row.cells.push(isQuoted ? unquoted(raw, source.length === end) : raw)
    line += linesIn(raw)
    at = end
    if (source[at] === delimiter) {
      at += 1
      if (at === source.length) row.cells.push('')
      continue
    }
    if (source[at] === '\r' && source[at + 1] === '\n') at += 1
    if (at < source.length) line += 1
    at += 1
    endRow()
  }
  endRow()
  return rows
}

function endOfPlain(source: string, from: number, delimiter: Delimiter): number {
  let at = from
  while (at < source.length && source[at] !== delimiter && source[at] !== '\n' && source[at] !== '\r') at += 1
  return at
}

/** Behind the mark that closes it, and behind what stands there before the next cell. */
function endOfQuoted(source: string, from: number, delimiter: Delimiter): number {
  let at = from + 1
  for (;;) {
    const mark = source.indexOf('"', at)
    if (mark < 0) return source.length
    if (source[mark + 1] !== '"') {
      at = mark + 1
      break
    }
    at = mark + 2
  }
  return endOfPlain(source, at, delimiter)
}

function unquoted(raw: string, isAtEnd: boolean): string {
  const close = raw.lastIndexOf('"')
  const inner = close > 0 ? raw.slice(1, close) + raw.slice(close + 1) : isAtEnd ? raw.slice(1) : raw
  return inner.replaceAll('""', '"')
}

function linesIn(raw: string): number {
  let count = 0
  for (let at = raw.indexOf('\n'); at >= 0; at = raw.indexOf('\n', at + 1)) count += 1
  return count
}
