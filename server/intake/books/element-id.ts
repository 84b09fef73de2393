/** Ids of a book stay apart from those of the page that shows it. */
const PREFIX = 'in-book-'

export function elementId(id: string): string {
  return PREFIX + id.replace(/[^\p{L}\p{N}_.-]/gu, '_').slice(0, 120)
}
