import * as z from 'zod/mini'
import { AskedQuestion, GivenAnswers, judged, WrittenQuestion } from '#shared/scene/tasks/question-schemas.ts'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

export const MOST_BOOK_QUESTIONS = 60
const MOST_PARTS = 10_000

/** Asked when its reader goes on from a chapter, or from a page of a PDF. Its words stand under tasks.<task>.questions.<question>. */
const ContentQuestion = z.strictObject({
  id: Slug,
  /** Which chapter or page it follows, from 1 on; one that a book does not have: its last. */
  after: z.int().check(z.gte(1), z.lte(MOST_PARTS)),
  question: WrittenQuestion,
})
export type ContentQuestion = z.infer<typeof ContentQuestion>

/** What a designer writes; the book itself lies in books/, one file a language where it needs several. */
export const EbookContent = z.strictObject({
  type: z.literal('ebook'),
  /** A file of books/, of the mission or of the adventure, without its ending: `handbook` is also handbook.pl.epub. */
  book: z.string().check(z.minLength(1), z.maxLength(120)),
  /** Nobody is done sooner after the beginning; by default half of the time that reading takes. */
  minimumSeconds: z.optional(z.int().check(z.gte(0), z.lte(3600))),
  /** In any order. */
  questions: z.optional(z.array(ContentQuestion).check(z.maxLength(MOST_BOOK_QUESTIONS))),
})
export type EbookContent = z.infer<typeof EbookContent>

/** Key of a book for every language: it has none in its name. */
export const ANY_LANGUAGE = 'any'

const shared = {
  /** A language code, or `ANY_LANGUAGE`. */
  key: z.string(),
  title: z.string(),
  /** Words of each part: of each chapter, of each page. */
  words: z.array(z.int()).check(z.minLength(1)),
}

/** A line of the table of contents. */
const BookLine = z.object({
  title: z.string(),
  /** Index of the chapter. */
  part: z.int(),
  /** Id of the element there; null at its beginning. */
  target: z.nullable(z.string()),
  /** 0 for chapters, 1 for what is in them. */
  depth: z.int(),
})
export type BookLine = z.infer<typeof BookLine>

const EpubBook = z.object({
  ...shared,
  format: z.literal('epub'),
  /** As the book says it. */
  language: z.string(),
  /** Which way its pages are turned; which way its words run, they say themselves. */
  direction: z.enum(['ltr', 'rtl']),
  /** So many chapters are read in their order; to those behind only links lead. */
  inOrder: z.int(),
  contents: z.array(BookLine),
  /** Served addresses of the chapters, each a `Chapter` as JSON. */
  chapters: z.array(z.string()),
})
export type EpubBook = z.infer<typeof EpubBook>

const PdfBook = z.object({ ...shared, format: z.literal('pdf'), url: z.string() })
export type PdfBook = z.infer<typeof PdfBook>

/** A book as the build measured it. */
export const Book = z.discriminatedUnion('format', [EpubBook, PdfBook])
export type Book = z.infer<typeof Book>

/** Index of the part that is read last. */
export function lastPart(book: Book): number {
  return (book.format === 'epub' ? book.inOrder : book.words.length) - 1
}

/** Which share of a book's words has to be read; half of the reading time is asked for as well. */
const LEAST_READ = 0.5

/** Whether enough of a book was read besides its last part; a part without words counts as one word. */
export function isMostlyRead(book: Book, isRead: (part: number) => boolean): boolean {
  const words = book.words.slice(0, lastPart(book) + 1).map((count) => Math.max(1, count))
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)
  return sum(words.filter((_, part) => isRead(part))) >= LEAST_READ * sum(words)
}

/** A chapter as it is served: never a page of its own, so that nothing in it runs. */
export const Chapter = z.object({ html: z.string() })

export interface EbookPublished {
  type: 'ebook'
  minimumSeconds: number | null
  /** None where no file could be read. */
  books: Book[]
  /** In the order in which they are asked; absent where there is none. */
  questions?: ContentQuestion[] | undefined
}

const BookQuestion = z.object({ id: z.string(), after: z.int(), question: AskedQuestion })
export type BookQuestion = z.infer<typeof BookQuestion>

export const EbookPlayable = z.object({
  type: z.literal('ebook'),
  books: z.array(Book),
  /** Without right answers; absent where there is none. */
  questions: z.optional(z.array(BookQuestion)),
})
export type EbookPlayable = z.infer<typeof EbookPlayable>

const Part = z.int().check(z.gte(0), z.lte(MOST_PARTS))

/** Where a player reads: it holds whatever the size of the letters, and in the same chapter of another language. */
export const ReadingPlace = z.strictObject({
  book: MoveId,
  part: Part,
  /** From the beginning of the chapter, the index of the child at each step: `0.3.1`. Empty: its beginning. */
  path: z.string().check(z.regex(/^(\d{1,5}(\.\d{1,5}){0,30})?$/)),
  /** Letters into that element; of a PDF, thousandths of the page's height. */
  offset: z.int().check(z.gte(0), z.lte(1_000_000)),
})
export type ReadingPlace = z.infer<typeof ReadingPlace>

const Answered = z.object({ question: z.string(), ...judged })
export type Answered = z.infer<typeof Answered>

export const EbookState = z.object({
  type: z.literal('ebook'),
  place: z.nullable(ReadingPlace),
  /** Parts that were read to their end. */
  read: z.array(z.object({ book: z.string(), part: z.int() })),
  /** Until it can be done, at the time of the last move. */
  secondsLeft: z.int(),
  /** The first answer to each question; absent where the book asks nothing. */
  answered: z.optional(z.array(Answered)),
})
export type EbookState = z.infer<typeof EbookState>

/** The player stands at a place, has come to the end of a part, or answers. The first answer to a question counts. */
export const EbookMove = z.strictObject({
  type: z.literal('ebook'),
  place: z.optional(ReadingPlace),
  read: z.optional(z.strictObject({ book: MoveId, part: Part })),
  answer: z.optional(z.strictObject({ question: MoveId, answers: GivenAnswers })),
})
export type EbookMove = z.infer<typeof EbookMove>
