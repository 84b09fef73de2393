import type { MoveRefusal } from '#shared/contract/attempts.ts'
import { areSameAnswers, mayAnswer } from '#shared/domain/chosen-answers.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { TaskText } from '#shared/scene/files.ts'
import * as z from 'zod/mini'
import type { Answered, BookQuestion, ContentQuestion } from '../shared/schemas.ts'

/** The first answer to each question, by its id. */
export const StoredAnswers = z.record(
  z.string(),
  z.object({ answers: z.array(z.string()), isCorrect: z.boolean() }),
)
export type StoredAnswers = z.infer<typeof StoredAnswers>

/** As its player may see them before anything is answered. */
export function showQuestions(
  questions: readonly ContentQuestion[],
  words: TaskText['questions'],
): BookQuestion[] {
  return questions.map(({ id, after, question: { answers, correct } }) => {
    const text = words?.[id]
    return {
      ...{ id, after },
      question: {
        text: text?.question ?? id,
        isMultiple: correct.length > 1,
        answers: answers.map((answer) => ({ id: answer, text: text?.answers?.[answer] ?? answer })),
      },
    }
  })
}

/** The first answer counts; the same once more changes nothing. */
export function answerTo(
  questions: readonly ContentQuestion[],
  stored: StoredAnswers,
  { question: id, answers }: { question: string; answers: string[] },
): StoredAnswers | MoveRefusal {
  const question = questions.find((one) => one.id === id)?.question
  if (!question) return 'unknown'
  const first = entryOf(stored, id)
  if (first) return areSameAnswers(first.answers, answers) ? stored : 'already-answered'
  if (!mayAnswer(answers, question)) return 'unknown'
  return { ...stored, [id]: { answers, isCorrect: areSameAnswers(answers, question.correct) } }
}

/** What was answered, and what was right; answers to questions that a new version removed are left out. */
export function answeredIn(
  questions: readonly ContentQuestion[],
  stored: StoredAnswers,
  words: TaskText['questions'],
): Answered[] {
  return questions.flatMap(({ id, question }) => {
    const first = entryOf(stored, id)
    if (!first) return []
    return [
      { question: id, ...first, correct: question.correct, explanation: words?.[id]?.explanation ?? '' },
    ]
  })
}
