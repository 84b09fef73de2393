import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** What was found, and what was not. */
export function handedIn(_: PlayableOf<'hotspots'>, { found, missed }: StateOf<'hotspots'>): HandedIn[] {
  const all = [
    ...found.map(({ title, explanation: why }) => ({ title, why, isRight: true })),
    ...missed.map(({ title, explanation: why }) => ({ title, why, isRight: false })),
  ]
  return all.map(({ title, why, isRight }) => ({
    ...{ sort: 'answer', question: title, given: isRight ? [title] : [], right: [title], isRight },
    sureness: null,
    why,
  }))
}
