import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** Each round with its presses a minute, or with the beat that was chosen. */
export function handedIn({ rounds }: PlayableOf<'rhythm'>, { judged }: StateOf<'rhythm'>): HandedIn[] {
  return judged.map(({ round, rate, from, to, share }) => ({
    ...{ sort: 'answer', question: rounds.find(({ id }) => id === round)?.title ?? round },
    ...{ given: [`${rate}/min`], right: [`${from}–${to}/min`], isRight: share === 1, sureness: null },
  }))
}
