import { textsOf } from '#kinds/define/texts-of.ts'
import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** Each item, with the group that it was laid into at the first check. */
export function handedIn(
  { groups, items }: PlayableOf<'sorting'>,
  { judged }: StateOf<'sorting'>,
): HandedIn[] {
  const all = [...groups, ...items].map(({ key, text }) => ({ id: key, text }))
  return judged.map(({ item, chosen, right, isCorrect, explanation }) => ({
    ...{ sort: 'answer', question: textsOf([item], all).join() },
    ...{ given: textsOf([chosen], all), right: textsOf([right], all), isRight: isCorrect },
    ...{ sureness: null, why: explanation },
  }))
}
