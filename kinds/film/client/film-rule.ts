import { verdictOfChoice } from '#shared/domain/verdicts.ts'
import { joinRanges } from '#shared/domain/coverage.ts'
import type { FilmKind } from '#kinds/film/shared/film-schemas.ts'
import type { MoveOf, StateOf } from '#shared/scene/tasks/task.ts'
import type { Judged } from '#src/features/tasks/play/judged.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

/** The server takes no more ranges in one move. */
const MOST_RANGES = 500

/** How an attempt at a film stands after what was seen. */
export const FILM_RULES: { [Kind in FilmKind]: PlayRule<Kind> } = {
  film2: { kind: 'film2', judged, apply, merge },
  video_player: { kind: 'video_player', judged, apply, merge },
}

/** The questions at which it stopped. */
function judged({ answered = [] }: StateOf<FilmKind>): readonly Judged[] {
  return answered.map((one) => ({ key: one.moment, verdict: verdictOfChoice(one) }))
}

function apply<State extends StateOf<FilmKind>>(state: State, { at, seen = [] }: MoveOf<FilmKind>): State {
  return { ...state, at: at ?? state.at, seen: joinRanges(state.seen, seen) }
}

/** All that was seen, and the last place. An answer goes alone. */
function merge<Move extends MoveOf<FilmKind>>(before: Move, after: Move): Move | null {
  if (before.answer || after.answer) return null
  const seen = joinRanges(before.seen ?? [], after.seen ?? [])
  return seen.length > MOST_RANGES ? null : { ...before, ...after, seen }
}
