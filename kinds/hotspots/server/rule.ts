import * as z from 'zod/mini'
import type { MoveRefusal } from '#shared/contract/attempts.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { TaskText } from '#shared/scene/files.ts'
import { drawSalt, idOf, inKeyOrder, keyOf } from '#kinds/define/keys.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import { SPENT, withSpent } from '#kinds/define/spent.ts'
import type { TaskRule } from '#kinds/define/rule.ts'
import { FREE_MISSES, WHOLE, type HotspotsContent } from '../shared/schemas.ts'

type Place = HotspotsContent['places'][number]

const Stored = z.object({
  /** Drawn once an attempt, and never sent. */
  salt: z.string(),
  /** Ids, in the order in which they were found or pressed. */
  found: z.array(z.string()),
  decoys: z.array(z.string()),
  misses: z.array(z.tuple([z.number(), z.number()])),
  /** Ids that a hint has shown. */
  hints: z.array(z.string()),
  isEnded: z.boolean(),
  ...SPENT,
})
export type Stored = z.infer<typeof Stored>

/** What a find is worth that a hint led to, and what a press costs that found nothing, beyond the free ones; in finds. */
const HINTED = 0.5
const MISS = 0.25
/** A hint shows so much more around a place, in percent. */
const HINT_WIDER = 8
/** Stored at most: anyone who presses everywhere has lost long before. */
const MOST_MISSES = 200

/** A picture is searched. Each find counts; hints and presses that find nothing cost. */
export const rule: TaskRule<'hotspots', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (_, { chance, now }) => ({
    ...{ salt: drawSalt(chance), found: [], decoys: [], misses: [], hints: [], isEnded: false },
    since: now.getTime(),
  }),

  playable: (content, { parts }, { salt }) => ({
    ...{ type: 'hotspots', picture: content.picture, pictureAlt: parts?.[WHOLE]?.picture ?? '' },
    ...{ text: parts?.[WHOLE]?.text ?? '', amount: wantedIn(content).length },
    seen: inKeyOrder(
      content.places.map(({ id }) => ({ key: keyOf(salt, 'place', id), text: parts?.[id]?.title ?? '' })),
    ),
  }),

  take(content, stored, { press, choose, hint, end }, { now }) {
    if (isOver(content, stored)) return end ? stored : 'already-answered'
    if (end) return { ...stored, isEnded: true }
    if (hint !== undefined) return afterHint(content, stored, hint)
    if (choose !== undefined) {
      const ids = content.places.map(({ id }) => id)
      const id = idOf(stored.salt, 'place', choose, ids)
      const place = content.places.find((one) => one.id === id)
      return place ? afterFind(stored, place, now) : 'unknown'
    }
    if (!press) return stored
    const place = placeAt(content.places, press)
    if (place) return afterFind(stored, place, now)
    const isAgain = stored.misses.some(([x, y]) => x === press[0] && y === press[1])
    return isAgain ? stored : { ...stored, misses: [...stored.misses, press].slice(-MOST_MISSES) }
  },

  show(content, text, stored) {
    const show = (place: Place) => shown(place, text, stored)
    const over = isOver(content, stored)
    const open = wantedIn(content).filter(({ id }) => !stored.found.includes(id))
    return {
      type: 'hotspots',
      found: inOrderOf(stored.found, content).map((place) => ({
        ...{ ...show(place), isHinted: stored.hints.includes(place.id) },
      })),
      decoys: inOrderOf(stored.decoys, content).map(show),
      misses: stored.misses,
      hints: open
        .filter(({ id }) => stored.hints.includes(id))
        .map(({ at, radius }) => ({ at, radius: radius + HINT_WIDER })),
      hinted: stored.hints.length,
      isOver: over,
      missed: over ? open.map(show) : [],
    }
  },

  progress: (content, stored) =>
    isOver(content, stored) ? 99 : percentDone(foundIn(content, stored).length, wantedIn(content).length + 1),

  leastSeconds: (content, { parts }, stored) =>
    sumSeconds(foundIn(content, stored).map(({ id }) => leastSecondsFor(parts?.[id]?.title))),

  result(content, stored) {
    if (!isOver(content, stored)) return null
    const { length: all } = wantedIn(content)
    const found = foundIn(content, stored)
    const hinted = found.filter(({ id }) => stored.hints.includes(id)).length
    const paid = Math.max(0, stored.misses.length + stored.decoys.length - FREE_MISSES)
    const worth = found.length - hinted * (1 - HINTED) - paid * MISS
    return {
      share: all === 0 ? 1 : Math.max(0, worth / all),
      score: { right: found.length, all },
      isPassed: true,
    }
  },
}

const wantedIn = ({ places }: HotspotsContent): Place[] => places.filter(({ isDecoy }) => !isDecoy)

/** Without what a new version removed, or made a decoy. */
function foundIn(content: HotspotsContent, { found }: Stored): Place[] {
  return wantedIn(content).filter(({ id }) => found.includes(id))
}

function isOver(content: HotspotsContent, stored: Stored): boolean {
  return stored.isEnded || foundIn(content, stored).length === wantedIn(content).length
}

const inOrderOf = (ids: readonly string[], { places }: HotspotsContent): Place[] =>
  ids.flatMap((id) => places.find((place) => place.id === id) ?? [])

function afterFind(stored: Stored, { id, isDecoy }: Place, now: Date): Stored {
  const list = isDecoy ? 'decoys' : 'found'
  if (stored[list].includes(id)) return stored
  return withSpent({ ...stored, [list]: [...stored[list], id] }, id, now.getTime())
}

/** Shows the next place that is neither found nor shown; where all are, nothing more. */
function afterHint(content: HotspotsContent, stored: Stored, hint: number): Stored | MoveRefusal {
  if (hint <= stored.hints.length) return stored
  if (hint > stored.hints.length + 1) return 'out-of-order'
  const open = wantedIn(content).find(({ id }) => !stored.found.includes(id) && !stored.hints.includes(id))
  return open ? { ...stored, hints: [...stored.hints, open.id] } : 'unknown'
}

/** The place that a press meets: of several the nearest. */
export function placeAt(places: readonly Place[], [x, y]: readonly [number, number]): Place | undefined {
  const distanceTo = ({ at }: Place) => Math.hypot(at[0] - x, at[1] - y)
  return places
    .filter((place) => distanceTo(place) <= place.radius)
    .toSorted((one, other) => distanceTo(one) - distanceTo(other))[0]
}

function shown({ id, at, radius }: Place, { parts }: TaskText, { salt }: Stored) {
  const { title = '', explanation = '' } = parts?.[id] ?? {}
  return { key: keyOf(salt, 'place', id), at, radius, title, explanation }
}
