import { isJsonObject, type Json } from '#shared/content/json.ts'
import { namesIn, partsIn } from '#src/features/authoring/names-in.ts'
import type { ExamContent, ExamPlayable, ExamState } from '../shared/schemas.ts'
import type { TaskText } from '#shared/scene/files.ts'
import { showQuestion } from '../shared/show.ts'

export type ExamQuestion = ExamContent['questions'][number]

const MINUTE_MS = 60_000

/** The questions of an exam as far as they can be read. */
export function readQuestions(content: Json | undefined): ExamQuestion[] {
  return partsIn(content, 'questions').map(({ id, answers, correct }) => ({
    id,
    answers: namesIn(answers),
    correct: namesIn(correct),
  }))
}

/** As they stand in the file. */
export function writeQuestions(questions: readonly ExamQuestion[]): Json {
  return questions.map(({ id, answers, correct }) => ({ id, answers, correct }))
}

/** What an attempt beside the form is judged by: all questions are asked, however many an attempt draws. */
export function wholeExam(content: Json | undefined): Json {
  if (!isJsonObject(content)) return null
  const { draw: _, ...whole } = content
  return whole
}

export function examPlayable(content: Json | undefined, words: TaskText): ExamPlayable {
  return {
    type: 'egzamin',
    questions: readQuestions(content).map((question) => showQuestion(question, words.questions)),
    isSurenessAsked: false,
    passMark: numberIn(content, 'passMark') ?? 0,
  }
}

/** How an attempt begins. */
export function examBegin(content: Json | undefined): ExamState {
  const minutes = numberIn(content, 'timeLimit')
  const leftMs = minutes === null ? null : minutes * MINUTE_MS
  return { type: 'egzamin', question: 0, given: [], leftMs, result: null, review: null }
}

function numberIn(content: Json | undefined, name: 'passMark' | 'timeLimit'): number | null {
  const value = isJsonObject(content) ? content[name] : undefined
  return typeof value === 'number' ? value : null
}
