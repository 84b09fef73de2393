import * as z from 'zod/mini'
import { countSeconds, cutRanges, enoughSeconds, joinRanges, secondsOf } from '#shared/domain/coverage.ts'
import { fastestOf } from '#shared/domain/film-speeds.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { PublishedOf } from '#shared/scene/tasks/task.ts'
import type { FilmKind } from '../shared/film-schemas.ts'
import type { MoveRefusal } from '#shared/contract/attempts.ts'
import type { When } from '#kinds/define/rule.ts'

/** Seconds of film beyond what the clock allows: of clocks that differ, and of seconds counted when half of them had passed. */
const SLACK = 5

const Stored = z.object({
  /** Where the player stands, in seconds. */
  at: z.number(),
  seen: z.array(z.tuple([z.number(), z.number()])),
})
export type FilmStored = z.infer<typeof Stored>

/** What both kinds of film have in common: done when enough of its seconds were seen, none sooner than it can be played. */
const rule = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (): FilmStored => ({ at: 0, seen: [] }),

  take(film: Film, stored: FilmStored, { at, seen = [] }: Move, when: When): FilmStored | MoveRefusal {
    if (seen.some(([from, to]) => to <= from)) return 'unknown'
    const { seconds } = film
    const length = secondsOf(seconds)
    const after = joinRanges(stored.seen, cutRanges(seen, length))
    if (countSeconds(after) > countSeconds(stored.seen) && countSeconds(after) > playable(film, when))
      return 'too-fast'
    return { at: Math.min(at ?? stored.at, seconds), seen: after }
  },

  // several films at once need the time of all of them
  leastSeconds: (film: Film, _text: TaskText, { seen }: FilmStored): number =>
    Math.max(0, (countSeconds(seen) - SLACK) / fastestOf(film)),

  // a version before may have had a longer film
  shortened({ seconds }: Film, { at, seen }: FilmStored): FilmStored {
    return { at: Math.min(at, seconds), seen: cutRanges(seen, secondsOf(seconds)) }
  },

  progress({ seconds }: Film, { seen }: FilmStored): number {
    const length = secondsOf(seconds)
    return percentDone(countSeconds(cutRanges(seen, length)), enoughSeconds(length))
  },

  result({ seconds }: Film, { seen }: FilmStored) {
    const length = secondsOf(seconds)
    const isEnough = countSeconds(cutRanges(seen, length)) >= enoughSeconds(length)
    return isEnough ? { share: 1, score: null, isPassed: true } : null
  },
}

/** The rule of one kind of film. */
export function filmRule<Kind extends FilmKind>(kind: Kind) {
  return {
    ...rule,
    // all of it may be known
    playable: <Known extends Film>(content: Known): Known => content,
    show: (content: Film, _text: TaskText, stored: FilmStored) => ({
      type: kind,
      ...rule.shortened(content, stored),
    }),
  }
}

type Film = PublishedOf<FilmKind>

interface Move {
  at?: number | undefined
  seen?: [number, number][] | undefined
}

/** Seconds of film that can have been seen since the attempt began, at the fastest speed that it offers. */
function playable(film: Film, { startedAt, now }: When): number {
  return (fastestOf(film) * (now.getTime() - startedAt.getTime())) / 1000 + SLACK
}
