import { shareOfScore } from '#shared/domain/scorm-score.ts'
import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** Every part that is played, in the order of the table of contents; headings are none. */
export function handedIn(
  { items }: PlayableOf<'scorm12'>,
  { items: opened }: StateOf<'scorm12'>,
): HandedIn[] {
  const played = items.filter(({ href }) => href !== null)
  return played.map(({ id, title }) => {
    const one = opened.find((item) => item.id === id)
    const share = shareOfScore(one?.cmi.score ?? null)
    return {
      sort: 'part',
      title,
      status: one?.cmi.status ?? 'not attempted',
      percent: share === null ? null : Math.round(share * 100),
      answers: one?.answers ?? null,
      seconds: Math.round(one?.totalSeconds ?? 0),
    }
  })
}
