import { isJsonObject, type Json, type JsonObject } from '#shared/content/json.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import type { Loss, Question, RefusalReason } from '#shared/questions/question.ts'
import type { LatePart } from '#src/lib/late-part.ts'
import type { PartGroup } from '#shared/scene/files.ts'
import type { Change, Writing } from './use-writing.ts'

/** What a question becomes in a task. */
export interface TakenPart<Part> {
  part: Part
  words: JsonObject
  /** Of a question that is several parts here, the others. */
  more?: readonly { part: Part; words: JsonObject }[]
  /** What it says besides its parts, by name, in the same group of words. */
  besides?: Readonly<Record<string, JsonObject>>
  losses: readonly Loss[]
}

/** What a question becomes in a task, or why it cannot be asked there. */
export type Taken<Part> = TakenPart<Part> | { reason: RefusalReason; detail: string }

/** How a kind of task takes questions of a file over, and gives its own to one. */
export interface QuestionTarget<Part extends { id: string }> {
  /** Under which name the words of the task have those of its questions. */
  group: PartGroup
  /** What a new one is called in the file, with a number. */
  stem: string
  /** So many parts a task has at most. */
  most: number
  /** Each is shown with a picture. */
  hasPicture: boolean
  take: (question: Question, id: string, how: HowTaken) => Taken<Part>
  /** Shows one in the player of the kind. */
  preview: LatePart<EditPreviewProps>
  /** It asks a text with several gaps; else each of them is a question of its own. */
  takesGaps?: boolean
  /** The content of the task with this question alone. */
  contentOf: (content: Json | undefined, parts: readonly Part[], taken: TakenPart<Part>) => Json
  /** What changes in the task besides its parts, where these are added. */
  also?: (writing: Writing, added: readonly TakenPart<Part>[]) => Change[]
  /** Null for a part that asks nothing. */
  give: (part: Part, words: JsonObject) => Question | null
  /** All parts as one question of a file, where each of them is none. */
  giveAll?: (questions: readonly Question[]) => Question[]
  /** The whole task as one question of a file, where that is more than its parts. @param words of the task */
  giveTask?: (content: Json | undefined, words: JsonObject) => Question[]
}

/** What is chosen once for all questions that are added. */
export interface HowTaken {
  wording: Wording
  /** Shown with each, by its name; empty where none is shown. */
  picture: string
  /** Of those that brought their own, its name in the draft. */
  pictures?: ReadonlyMap<Question, string>
  /** What makes these pictures files of the draft, with the parts that show them. */
  files?: readonly Change[]
}

/** Words that a question needs and that its file does not have, in the language that is written. */
export interface Wording {
  true: string
  false: string
  /** Before the answers of a question that is longer than may be asked. */
  choose: string
  /** The explanation where the file has none; null where none is written. */
  explain: ((rights: readonly string[]) => string) | null
}

const WORDS: Record<Language, Omit<Wording, 'explain'> & { right: string }> = {
  en: { true: 'True', false: 'False', choose: 'Choose your answer.', right: 'Right' },
  pl: { true: 'Prawda', false: 'Fałsz', choose: 'Wybierz odpowiedź.', right: 'Poprawnie' },
  de: { true: 'Richtig', false: 'Falsch', choose: 'Wähle deine Antwort.', right: 'Richtig ist' },
  es: { true: 'Verdadero', false: 'Falso', choose: 'Elige tu respuesta.', right: 'Correcto' },
}

export function wordingIn(language: Language, isExplained: boolean): Wording {
  const { right, ...words } = WORDS[language]
  return {
    ...words,
    explain: isExplained ? (rights) => sentence(`${right}: ${rights.join('; ')}`) : null,
  }
}

/** With a full stop, unless it ends with a sign that ends a sentence. */
function sentence(text: string): string {
  return /[.!?…]["”“»'’)]?$/.test(text) ? text : `${text}.`
}

/** What players are shown at most, in letters. */
export const [LONGEST_LINE, LONGEST_TEXT, LONGEST_NAME] = [500, 4000, 120]

interface Choice {
  question: { answers: string[]; correct: string[] }
  words: { question: string; answers: Record<string, string>; explanation: string }
  losses: Loss[]
}

/** A question to choose from, as exams and cards ask it. */
export function takeChoice(
  { sort, text, answers, explanation, losses }: Question,
  mostAnswers: number,
  { explain }: Wording,
): Choice | { reason: RefusalReason; detail: string } {
  const rights = answers.filter(({ isRight }) => isRight)
  if (sort === 'pairs' || sort === 'order' || sort === 'number') return { reason: sort, detail: '' }
  if (sort !== 'choice') return { reason: 'no-judging', detail: '' }
  if (rights.length === 0) return { reason: 'none-right', detail: '' }
  if (answers.length > mostAnswers) return { reason: 'many-answers', detail: String(answers.length) }
  if (text.length > LONGEST_LINE) return { reason: 'long-question', detail: String(text.length) }
  const long = answers.find((answer) => answer.text.length > LONGEST_LINE)
  if (long) return { reason: 'long-answer', detail: String(long.text.length) }
  const named = answers.map((answer, index) => ({ ...answer, id: `answer-${index + 1}` }))
  const why = explanation || explain?.(rights.map((right) => right.text)) || ''
  return {
    question: {
      answers: named.map(({ id }) => id),
      correct: named.flatMap(({ id, isRight }) => (isRight ? [id] : [])),
    },
    words: {
      question: text,
      answers: Object.fromEntries(named.map((answer) => [answer.id, answer.text])),
      explanation: why.slice(0, LONGEST_TEXT),
    },
    losses: [...losses, ...(why.length > LONGEST_TEXT ? (['shortened'] as const) : [])],
  }
}

/** A question of a task as it goes into a file. */
export function giveQuestion(said: Pick<Question, 'text' | 'sort'> & Partial<Question>): Question {
  return { line: 1, file: '', title: '', answers: [], range: null, explanation: '', losses: [], ...said }
}

/** The answers of a question of a task, with their words. */
export function giveAnswers(
  { answers, correct }: { answers: readonly string[]; correct: readonly string[] },
  words: JsonObject,
): Question['answers'] {
  const said = words['answers']
  const wordsIn = isJsonObject(said) ? said : {}
  return answers.map((id) => {
    const text = wordsIn[id]
    return { text: typeof text === 'string' ? text : id, isRight: correct.includes(id) }
  })
}

/** A word of a part; empty where it has none. */
export function wordIn(words: JsonObject, name: string): string {
  const word = words[name]
  return typeof word === 'string' ? word : ''
}
