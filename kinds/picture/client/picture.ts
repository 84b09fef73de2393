import type { PictureMove, PicturePlayable, PictureState } from '#kinds/picture/shared/schemas.ts'
import { notJudged } from '#src/features/tasks/play/judged.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

export type Spot = PicturePlayable['spots'][number]

export const PICTURE: PlayRule<'grafika'> = {
  kind: 'grafika',
  apply: (state: PictureState, { saw }: PictureMove) =>
    state.seen.includes(saw) ? state : { ...state, seen: [...state.seen, saw] },
  judged: notJudged,
  merge: (before, after) => (before.saw === after.saw ? before : null),
}

/** The first that was not seen, from behind the given one on, round to the beginning; undefined when all were. */
export function nextUnseen(
  spots: readonly Spot[],
  seen: readonly string[],
  after: string | null,
): Spot | undefined {
  const start = spots.findIndex(({ id }) => id === after) + 1
  return [...spots.slice(start), ...spots.slice(0, start)].find(({ id }) => !seen.includes(id))
}
