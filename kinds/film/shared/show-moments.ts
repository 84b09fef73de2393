import type { TaskText } from '#shared/scene/files.ts'
import type { Moment, PlayableMoment } from './film-schemas.ts'

/** The moments of a film as its player may see them before anything is answered. */
export function showMoments(moments: readonly Moment[], words: TaskText['moments']): PlayableMoment[] {
  return moments.map(({ id, at, question }) => {
    const text = words?.[id]
    return {
      ...{ id, at, title: question ? '' : (text?.title ?? id) },
      question: question
        ? {
            text: text?.question ?? id,
            isMultiple: question.correct.length > 1,
            answers: question.answers.map((answer) => ({
              id: answer,
              text: text?.answers?.[answer] ?? answer,
            })),
          }
        : null,
    }
  })
}

/** In the order of the film. What lies behind its end is at its end: a question is always asked. @param seconds its length */
export function inOrderOf<One extends { at: number }>(moments: readonly One[], seconds: number): One[] {
  return moments
    .map((one) => ({ ...one, at: Math.min(one.at, seconds) }))
    .toSorted((one, other) => one.at - other.at)
}

/** Those that ask. */
export function questionsOf<One extends { question?: unknown }>(moments: readonly One[] = []): One[] {
  return moments.filter(({ question }) => Boolean(question))
}
