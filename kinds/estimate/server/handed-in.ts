import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** Each number, as it was estimated first. */
export function handedIn(
  { questions }: PlayableOf<'estimate'>,
  { answered }: StateOf<'estimate'>,
): HandedIn[] {
  return answered.map(({ question, value, answer, share, explanation }) => {
    const { question: asked = question, unit = '' } = questions.find(({ id }) => id === question) ?? {}
    const say = (amount: number) => [`${amount} ${unit}`.trim()]
    return {
      ...{ sort: 'answer', question: asked, given: say(value), right: say(answer) },
      ...{ isRight: share === 1, sureness: null, why: explanation },
    }
  })
}
