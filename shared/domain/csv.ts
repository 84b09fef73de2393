/** What a spreadsheet takes for the beginning of a formula; some also the wide signs of East Asia. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Byte order mark: without it, a spreadsheet takes our letters for others. */
export const CSV_MARK = '\uFEFF'

/** What separates cells where Excel speaks this language. */
export const delimiterFor = (language: string): ',' | ';' => (language === 'en' ? ',' : ';')

/**
 * A table as CSV, for programs and for spreadsheets: with a byte order mark, so that letters stay letters, and with an apostrophe
 * before whatever a spreadsheet would run as a formula.
 */
export function toCsv(rows: readonly (readonly string[])[], delimiter: ',' | ';'): string {
  return CSV_MARK + csvLines(rows, delimiter)
}

/** Some rows of one: a long table is written piece by piece, the mark first. */
export function csvLines(rows: readonly (readonly string[])[], delimiter: ',' | ';'): string {
  return rows.map((row) => `${row.map(toCell).join(delimiter)}\r\n`).join('')
}

function toCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Apostrophes before what a spreadsheet would run: those that a text has of its own are told from ours by one more. */
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/

/** A text for a cell that is read back: `unguardedCell` of what `toCsv` makes of it is the text, to the letter. */
export function guardedCell(text: string): string {
  return GUARDED.test(text) ? `'${text}` : text
}

/** What stood in a cell before it was made harmless. */
export function unguardedCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell
}
