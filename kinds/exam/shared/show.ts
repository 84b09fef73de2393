import type { TaskText } from '#shared/scene/files.ts'
import type { ExamContent, ExamPlayable } from './schemas.ts'

type Question = Pick<ExamContent['questions'][number], 'id'> & {
  answers: readonly string[]
  correct: readonly string[]
}

/** A question as its player may see it before it is answered. */
export function showQuestion(
  { id, answers, correct }: Question,
  questions: TaskText['questions'],
): ExamPlayable['questions'][number] {
  const words = questions?.[id]
  return {
    id,
    text: words?.question ?? id,
    isMultiple: correct.length > 1,
    answers: answers.map((answer) => ({ id: answer, text: words?.answers?.[answer] ?? answer })),
  }
}
