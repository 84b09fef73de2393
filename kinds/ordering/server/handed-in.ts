import { textsOf } from '#kinds/define/texts-of.ts'
import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** Each step in its right order, with the place that it had at the first check, each of all places: '5 / 6'. */
export function handedIn({ steps }: PlayableOf<'ordering'>, { judged }: StateOf<'ordering'>): HandedIn[] {
  const all = steps.map(({ key, text }) => ({ id: key, text }))
  const placeOf = (place: number) => [`${place} / ${steps.length}`]
  return judged.map(({ step, at, isCorrect, explanation }, index) => ({
    ...{
      sort: 'answer',
      question: textsOf([step], all).join(),
      given: placeOf(at),
      right: placeOf(index + 1),
    },
    ...{ isRight: isCorrect, sureness: null, why: explanation },
  }))
}
