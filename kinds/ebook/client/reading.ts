import { ANY_LANGUAGE, lastPart, type Book } from '#kinds/ebook/shared/schemas.ts'
import { verdictOfChoice } from '#shared/domain/verdicts.ts'
import type { Judged } from '#src/features/tasks/play/judged.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

/** Where a player stands shows at once; whether a part counts as read, the server says. */
export const READING: PlayRule<'ebook'> = {
  kind: 'ebook',
  judged: ({ answered = [] }) =>
    answered.map((one): Judged => ({ key: one.question, verdict: verdictOfChoice(one) })),
  apply: (state, { place }) => (place ? { ...state, place } : state),
  // an answer goes alone; a place stays by itself: with a claim that comes too fast it would be refused
  merge: (before, after) => {
    if (before.answer || after.answer) return null
    if (!before.read && !after.read) return after
    const isSame = before.read?.part === after.read?.part && before.read?.book === after.read?.book
    return isSame && !before.place && !after.place ? after : null
  },
}

/** The book of a language, else the one for all of them, else the one that most read. */
export function bookIn(books: readonly Book[], language: string): Book | undefined {
  for (const key of [language, ANY_LANGUAGE, 'en']) {
    const book = books.find((one) => one.key === key)
    if (book) return book
  }
  return books[0]
}

/** Words before a part and in all, for the progress: 0 to 100. */
export function percentRead(book: Book, part: number, share: number): number {
  const weights = book.words.slice(0, lastPart(book) + 1).map((count) => Math.max(1, count))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const before = weights.slice(0, part).reduce((sum, weight) => sum + weight, 0)
  return ((before + (weights[part] ?? 0) * share) / all) * 100
}

/** A part of a book, as notes name it. */
export const idOfPart = (part: number): string => `part-${part + 1}`

/** The part of such an id; null for all else. */
export function partOfId(id: string): number | null {
  const number = /^part-([1-9]\d{0,4})$/.exec(id)?.[1]
  return number === undefined ? null : Number(number) - 1
}
