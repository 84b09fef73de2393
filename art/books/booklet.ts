/** The words of our own books in one language. */
export interface Booklet {
  title: string
  /** Over the table of contents. */
  contents: string
  chapters: readonly BookletChapter[]
  checklist: Checklist
}

export interface BookletChapter {
  title: string
  /** What its picture shows. */
  picture: string
  text: readonly string[]
  list: readonly string[]
}

/** One page, to be printed. */
export interface Checklist {
  title: string
  lead: string
  steps: readonly string[]
  foot: string
}

/** Drawings of the chapters, in their order: files of the adventure's pictures/. */
export const DRAWINGS = [
  'sealed-folder',
  'long-form-scissors',
  'ledger-turned',
  'logbook-adrift',
  'key-cabinet',
] as const

export function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
