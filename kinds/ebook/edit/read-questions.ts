import { isJsonObject, type Json } from '#shared/content/json.ts'
import { namesIn, partsIn } from '#src/features/authoring/names-in.ts'
import type { ContentQuestion } from '../shared/schemas.ts'

export const NEW_QUESTION: ContentQuestion['question'] = {
  answers: ['answer-1', 'answer-2'],
  correct: ['answer-1'],
}

/** The questions of a book in its order, as far as they can be read. */
export function readQuestions(content: Json | undefined): ContentQuestion[] {
  return inBook(
    partsIn(content, 'questions').map(({ id, after, question }) => ({
      ...{ id, after: typeof after === 'number' ? after : 1 },
      question: isJsonObject(question)
        ? { answers: namesIn(question['answers']), correct: namesIn(question['correct']) }
        : NEW_QUESTION,
    })),
  )
}

/** As they stand in the file. */
export function writeQuestions(questions: readonly ContentQuestion[]): Json {
  return inBook(questions).map(({ id, after, question: { answers, correct } }) => ({
    ...{ id, after },
    question: { answers, correct },
  }))
}

const inBook = (questions: readonly ContentQuestion[]): ContentQuestion[] =>
  questions.toSorted((one, other) => one.after - other.after)
