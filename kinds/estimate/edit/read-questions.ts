import type { Json } from '#shared/content/json.ts'
import { partsIn } from '#src/features/authoring/names-in.ts'
import type { EstimateContent } from '../shared/schemas.ts'

export type Question = EstimateContent['questions'][number]

/** What a new one begins with. */
export const NEW_SCALE: Omit<Question, 'id'> = { min: 0, max: 100, step: 1, answer: 50, near: 5, far: 30 }

/** In the order in which they stand in the file. */
export const AMOUNTS = ['min', 'max', 'step', 'answer', 'near', 'far'] as const

/** The questions as far as they can be read. */
export function readQuestions(content: Json | undefined): Question[] {
  return partsIn(content, 'questions').map((part) => {
    const question: Question = { id: part.id, ...NEW_SCALE }
    for (const name of AMOUNTS) {
      const amount = part[name]
      if (typeof amount === 'number') question[name] = amount
    }
    return question
  })
}

/** As they stand in the file. */
export function writeQuestions(questions: readonly Question[]): Json {
  return questions.map(({ id, min, max, step, answer, near, far }) => ({
    id,
    min,
    max,
    step,
    answer,
    near,
    far,
  }))
}
