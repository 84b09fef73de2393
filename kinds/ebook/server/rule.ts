import * as z from 'zod/mini'
import { percentDone } from '#shared/domain/progress.ts'
import { isMostlyRead, lastPart, ReadingPlace, type Book, type EbookPublished } from '../shared/schemas.ts'
import { LEAST_SECONDS_EACH, leastSecondsFor, leastSecondsForWords, sumSeconds } from '#kinds/define/pace.ts'
import type { TaskRule, When } from '#kinds/define/rule.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { answeredIn, answerTo, showQuestions, StoredAnswers } from './questions.ts'

/** Words a second of an unhurried reader: 240 a minute. */
const READING_PACE = 4
/** Of the usual reading time, for those who skim or know it. */
const LEAST_SHARE = 0.5
const LONGEST_MINIMUM_S = 20 * 60

const Stored = z.object({
  place: z.nullable(ReadingPlace),
  read: z.array(z.object({ book: z.string(), part: z.number() })),
  /** Between the beginning and the last move. */
  secondsIn: z.number(),
  /** Absent until there is one. */
  answers: z.optional(StoredAnswers),
})
export type Stored = z.infer<typeof Stored>

/**
 * A book to be read to its end. All of the points for the last part and at least half of the others, not before a minimum
 * time by the server's clock; where it asks between its chapters, for the share of the questions that was right at the first try.
 */
export const rule: TaskRule<'ebook', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: () => ({ place: null, read: [], secondsIn: 0 }),
  playable: ({ books, questions }, { questions: words }) => ({
    type: 'ebook',
    books,
    ...(questions && { questions: showQuestions(questions, words) }),
  }),

  take(content, stored, { place, read, answer }, when) {
    const secondsIn = Math.max(stored.secondsIn, secondsOf(when))
    if (place && !hasPart(content, place)) return 'unknown'
    const after = { ...stored, secondsIn, place: place ?? stored.place }
    if (answer) {
      const answers = answerTo(content.questions ?? [], stored.answers ?? {}, answer)
      return typeof answers === 'string' ? answers : { ...after, answers }
    }
    if (!read) return after
    if (!hasPart(content, read)) return 'unknown'
    if (isRead(stored, read.book, read.part)) return after
    if (secondsIn < soonest(content, stored, read)) return 'too-fast'
    return { ...after, read: [...stored.read, read] }
  },

  show(content, { questions: words }, stored) {
    const { place, read } = stored
    const isThere = place && hasPart(content, place)
    const secondsLeft = Math.max(0, Math.ceil(minimumOf(content, bookOf(content, stored)) - stored.secondsIn))
    return {
      type: 'ebook',
      place: isThere ? place : null,
      read: read.filter((one) => hasPart(content, one)),
      secondsLeft,
      ...(content.questions && { answered: answeredIn(content.questions, stored.answers ?? {}, words) }),
    }
  },

  progress(content, stored) {
    const book = bookOf(content, stored)
    if (!book) return 0
    return percentDone(stored.place?.part ?? 0, lastPart(book) + 1)
  },

  leastSeconds: (content, { questions: words }, stored) =>
    Math.min(
      ...content.books.filter((book) => isThrough(stored, book)).map((book) => minimumOf(content, book)),
    ) +
    sumSeconds(
      (content.questions ?? []).map(({ id }) =>
        leastSecondsFor(words?.[id]?.question, ...Object.values(words?.[id]?.answers ?? {})),
      ),
    ),

  result(content, stored, when) {
    const isDone = content.books.some(
      (book) => isThrough(stored, book) && secondsOf(when) >= minimumOf(content, book),
    )
    const given = (content.questions ?? []).map(({ id }) => entryOf(stored.answers ?? {}, id))
    if (!isDone || given.includes(undefined)) return null
    if (given.length === 0) return { share: 1, score: null, isPassed: true }
    const right = given.filter((one) => one?.isCorrect).length
    return { share: right / given.length, score: { right, all: given.length }, isPassed: true }
  },
}

interface PartOfBook {
  book: string
  part: number
}

function secondsOf({ startedAt, now }: When): number {
  return (now.getTime() - startedAt.getTime()) / 1000
}

function hasPart({ books }: EbookPublished, { book, part }: PartOfBook): boolean {
  const found = books.find(({ key }) => key === book)
  return found !== undefined && part < found.words.length
}

function isRead({ read }: Stored, book: string, part: number): boolean {
  return read.some((one) => one.book === book && one.part === part)
}

/** Its last part was read, and enough of the others. */
function isThrough(stored: Stored, book: Book): boolean {
  return (
    isRead(stored, book.key, lastPart(book)) && isMostlyRead(book, (part) => isRead(stored, book.key, part))
  )
}

/** The book that is being read; a version before may have had another. */
function bookOf({ books }: EbookPublished, { place }: Stored): Book | undefined {
  return books.find(({ key }) => key === place?.book) ?? books[0]
}

/** Seconds from the beginning before which nobody is done. */
export function minimumOf({ minimumSeconds }: EbookPublished, book: Book | undefined): number {
  if (minimumSeconds !== null) return minimumSeconds
  const words = book?.words.slice(0, lastPart(book) + 1) ?? []
  return Math.min(LONGEST_MINIMUM_S, Math.round(LEAST_SHARE * secondsAt(READING_PACE, words)))
}

/** Seconds from the beginning in which all that is claimed can have been read. */
function soonest(content: EbookPublished, stored: Stored, claim: PartOfBook): number {
  const book = content.books.find(({ key }) => key === claim.book)
  const claimed = (book?.words ?? []).filter(
    (_, part) => part === claim.part || isRead(stored, claim.book, part),
  )
  return Math.min(minimumOf(content, book), sumSeconds(claimed.map(leastSecondsForWords)))
}

function secondsAt(pace: number, words: readonly number[]): number {
  return sumSeconds(words.map((count) => Math.max(LEAST_SECONDS_EACH, count / pace)))
}
