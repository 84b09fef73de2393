import { textsOf } from '#kinds/define/texts-of.ts'
import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** The first answer to each card, which is the one that counts. */
export function handedIn(
  { cards }: PlayableOf<'learning-pill'>,
  { answered }: StateOf<'learning-pill'>,
): HandedIn[] {
  return cards.flatMap(({ id, title, question }) => {
    const given = answered.find(({ card }) => card === id)
    if (!question || !given) return []
    return [
      {
        sort: 'answer',
        ...(title !== '' && { heading: title }),
        question: question.text,
        given: textsOf(given.answers, question.answers),
        right: textsOf(given.correct, question.answers),
        isRight: given.isCorrect,
        sureness: null,
        why: given.explanation,
      },
    ]
  })
}
