/**
 * How a question is answered: by choosing, by joining what belongs together, by an order, by a number that is right, in the gaps of a text;
 * or in words that nobody judges, by a number between two ends, by stars, of which none is right.
 */
export type AnswerSort = 'choice' | 'pairs' | 'order' | 'number' | 'gaps' | 'words' | 'scale' | 'stars'

/** What a file says of a question, and no question here can. */
export type Loss =
  | 'media'
  | 'weights'
  | 'feedback'
  | 'any-right'
  | 'labels'
  | 'formatting'
  | 'shortened'
  | 'extra'
  | 'asked'
  | 'scale'
  | 'filling'
  | 'tolerance'

export interface Answer {
  text: string
  isRight: boolean
  /** What belongs to it, of a pair. */
  match?: string
}

/** A number that is right. */
export interface Amount {
  answer: number
  /** So far from it an answer is as good as right. */
  near: number
  /** So far from it something is right of it still; null where nothing is said. */
  far: number | null
}

/** One gap of a text. */
export interface Gap {
  /** The words that are right in it, and those that are wrong. */
  answers: readonly Answer[]
  /** It is filled by typing. */
  isTyped: boolean
  /** Several answers are right together. */
  isSeveral: boolean
  explanation: string
  losses: readonly Loss[]
  /** As the file calls it. */
  type: string
}

/** Stands in a text for a gap; behind one comes the next. No text has it by itself: it is no character. */
export const GAP_MARK = '\uFDD0'

/** A picture that stands in a question. */
export interface QuestionPicture {
  /** As its file is called, with its ending. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** What it shows; empty where nothing is said. */
  alt: string
  /** There is nothing besides it that is lost where only the words are taken. */
  isAll: boolean
}

/** Where a question shows a picture, as its source says. */
export interface PictureAt {
  /** An address within the package, or the bytes themselves as `data:`. */
  source: string
  alt: string
  /** Nothing else of it is lost as words. */
  isAll: boolean
}

/** A question as it stands in a file, whatever its format. */
export interface Question {
  /** In the file, from 1, where it begins. */
  line: number
  /** Inside of a package; empty where there is one file only. */
  file: string
  /** Empty where it has none. */
  title: string
  text: string
  sort: AnswerSort
  /** Of an order in the right one; of a scale the words of both ends; none of numbers, gaps, stars and words. */
  answers: readonly Answer[]
  /** From the lowest to the highest number of a scale; the number of stars second. */
  range: readonly [number, number] | null
  /** Why the right answer is right; empty where nothing is said. */
  explanation: string
  losses: readonly Loss[]
  /** Of a number alone. */
  amount?: Amount
  /** Of a text with gaps alone, in their order; `text` has a `GAP_MARK` for each. */
  gaps?: readonly Gap[]
  /** Absent where it has none, or none that can be read. */
  picture?: QuestionPicture
  /** Where its picture is, until the files of its package are read. */
  pictureAt?: PictureAt
}

export type RefusalReason =
  | 'kind'
  | 'broken'
  | 'no-text'
  | 'few-answers'
  | 'many-answers'
  | 'empty-answer'
  | 'none-right'
  | 'long-question'
  | 'long-answer'
  | 'no-judging'
  | 'judged'
  | 'pairs'
  | 'order'
  | 'number'
  | 'no-pairs'
  | 'no-order'
  | 'no-number'
  | 'no-gaps'

/** A question that is not taken, and why. */
export interface Refusal {
  line: number
  file: string
  /** Its first words. */
  excerpt: string
  reason: RefusalReason
  /** The type as the file calls it, or what is wrong there; empty where nothing is to be added. */
  detail: string
}

/** Every question of a file is in one of the two, in the order of the file. */
export interface ReadQuestions {
  questions: Question[]
  refusals: Refusal[]
}

/** Why nothing at all is read of a file. */
export type FileRefusalCode =
  | 'unknown-format'
  | 'no-questions'
  | 'too-large'
  | 'too-many'
  | 'entities'
  | 'zip-unreadable'
  | 'zip-unsafe'

export class FileRefusal extends Error {
  readonly code: FileRefusalCode

  constructor(code: FileRefusalCode) {
    super(code)
    this.code = code
  }
}

/** The words for answers that a file knows only as true and false. */
export interface TruthWords {
  true: string
  false: string
}

/** More questions at once are refused. */
export const MOST_QUESTIONS_IN_FILE = 2000
const LONGEST_EXCERPT = 80
const LONGEST_DETAIL = 60

export function excerptOf(text: string): string {
  const line = text.replaceAll(GAP_MARK, '_____').replaceAll(/\s+/g, ' ').trim()
  return line.length <= LONGEST_EXCERPT ? line : `${line.slice(0, LONGEST_EXCERPT - 1).trimEnd()}…`
}

type Where = Pick<Refusal, 'line' | 'file'>

export function refuse(where: Where, text: string, reason: RefusalReason, detail = ''): Refusal {
  const { line, file } = where
  return { line, file, excerpt: excerptOf(text), reason, detail: detail.slice(0, LONGEST_DETAIL) }
}

/** Sorts what was read into questions and refusals. */
export function sorted(all: readonly (Question | Refusal)[]): ReadQuestions {
  const questions: Question[] = []
  const refusals: Refusal[] = []
  for (const one of all) {
    if ('reason' in one) refusals.push(one)
    else questions.push(one)
  }
  return { questions, refusals }
}

type Chosen = Omit<Question, 'sort' | 'range' | 'losses'> & { losses: Iterable<Loss> }

/** A question with answers to choose from; a refusal where it has no words, or fewer than two answers. */
export function choiceOf({ losses, ...said }: Chosen): Question | Refusal {
  const { text, answers, title } = said
  if (text === '') return refuse(said, title, 'no-text')
  if (answers.length < 2) return refuse(said, text, 'few-answers')
  if (answers.some((answer) => answer.text === '')) return refuse(said, text, 'empty-answer')
  return { ...said, sort: 'choice', range: null, losses: [...new Set(losses)] }
}

/** A question that is answered in words. */
export function wordsOf({ losses, ...said }: Omit<Chosen, 'answers'>): Question | Refusal {
  if (said.text === '') return refuse(said, said.title, 'no-text')
  return { ...said, sort: 'words', answers: [], range: null, losses: [...new Set(losses)] }
}

/** Two sides that belong together; a refusal where it has fewer than two pairs, or one without words. */
export function pairsOf({ losses, answers, ...said }: Chosen): Question | Refusal {
  const { text, title } = said
  if (answers.length < 2) return refuse(said, text || title, 'few-answers')
  if (answers.some((pair) => pair.text === '' || !pair.match))
    return refuse(said, text || title, 'empty-answer')
  return { ...said, answers, sort: 'pairs', range: null, losses: [...new Set(losses)] }
}

/** What is put in an order, in the right one; a refusal where it has fewer than two steps, or one without words. */
export function orderOf({ losses, answers, ...said }: Chosen): Question | Refusal {
  const { text, title } = said
  if (answers.length < 2) return refuse(said, text || title, 'few-answers')
  if (answers.some((step) => step.text === '')) return refuse(said, text || title, 'empty-answer')
  const steps = answers.map((step) => ({ text: step.text, isRight: true }))
  return { ...said, answers: steps, sort: 'order', range: null, losses: [...new Set(losses)] }
}

/** A question that is answered with a number. */
export function numberOf({ losses, ...said }: Omit<Chosen, 'answers'>, amount: Amount): Question | Refusal {
  if (said.text === '') return refuse(said, said.title, 'no-text')
  return { ...said, sort: 'number', amount, answers: [], range: null, losses: [...new Set(losses)] }
}
