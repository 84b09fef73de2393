import * as z from 'zod/mini'
import type { MoveRefusal } from '#shared/contract/attempts.ts'
import { areSameLaid, laidInto, type Laid } from '#shared/domain/placing.ts'
import { drawSalt, idOf, idsByKey, keyOf } from './keys.ts'
import type { Opening } from './rule.ts'
import { SPENT, withSpent } from './spent.ts'

const StoredLaid = z.array(z.object({ item: z.string(), place: z.string() }))

/** What is stored of an attempt in which things are laid into places until they are checked; the first check counts. By ids. */
export const Placed = z.object({
  /** Drawn once an attempt, and never sent: the keys of items and places follow from it. */
  salt: z.string(),
  laid: StoredLaid,
  /** As it was checked first. */
  checked: z.nullable(StoredLaid),
  ...SPENT,
})
export type Placed = z.infer<typeof Placed>

/** What of a task can be laid where. */
export interface Placing {
  /** Null: words that are typed, whatever they are. */
  items: readonly string[] | null
  places: readonly string[]
  /** Each place holds one item, and all of them are filled; else every item lies somewhere. */
  isOneEach: boolean
}

interface PlacingMove {
  /** Item null: the place is emptied; place null: the item is taken out. */
  lay?: { item: string | null; place: string | null } | undefined
  check?: readonly Laid[] | undefined
}

export const beginPlaced = ({ chance, now }: Pick<Opening, 'chance' | 'now'>): Placed => ({
  ...{ salt: drawSalt(chance), since: now.getTime() },
  laid: [],
  checked: null,
})

export const itemKey = ({ salt }: Placed, id: string): string => keyOf(salt, 'item', id)
export const placeKey = ({ salt }: Placed, id: string): string => keyOf(salt, 'place', id)

/**
 * Lays an item by keys, or checks all of them; either may come again and changes nothing then.
 * @param now ms since 1970
 */
export function takePlaced(
  placing: Placing,
  stored: Placed,
  { lay, check }: PlacingMove,
  now: number,
): Placed | MoveRefusal {
  if (check) return takeCheck(placing, stored, check)
  if (!lay) return stored
  const item = lay.item === null ? null : findItem(placing, stored, lay.item)
  const place = lay.place === null ? null : findPlace(placing, stored, lay.place)
  if (item === undefined || place === undefined || (item === null && place === null)) return 'unknown'
  if (checkedOf(placing, stored).length > 0) return 'already-answered'
  const after = { ...stored, checked: null, laid: afterLay(placing, stored.laid, item, place) }
  const answered = placing.isOneEach ? place : item
  return answered === null ? after : withSpent(after, answered, now)
}

function afterLay(
  { items, isOneEach }: Placing,
  laid: Laid[],
  item: string | null,
  place: string | null,
): Laid[] {
  const others = laid.filter((one) => one.place !== place)
  if (item === null) return others
  // the same word may be typed twice
  if (items === null) return place === null ? laid : [...others, { item, place }]
  return laidInto(laid, item, place, isOneEach)
}

function takeCheck(placing: Placing, stored: Placed, check: readonly Laid[]): Placed | MoveRefusal {
  const laid: Laid[] = []
  const items = placing.items && idsByKey(stored.salt, 'item', placing.items)
  const places = idsByKey(stored.salt, 'place', placing.places)
  for (const one of check) {
    const item = items ? items.get(one.item) : one.item
    const place = places.get(one.place)
    if (item === undefined || place === undefined) return 'unknown'
    laid.push({ item, place })
  }
  const first = checkedOf(placing, stored)
  if (first.length > 0) return areSameLaid(first, laid) ? stored : 'already-answered'
  return isWhole(placing, laid) ? { ...stored, laid, checked: laid } : 'out-of-order'
}

function findItem({ items }: Placing, { salt }: Placed, key: string): string | undefined {
  return items === null ? key : (idOf(salt, 'item', key, items) ?? undefined)
}

function findPlace({ places }: Placing, { salt }: Placed, key: string): string | undefined {
  return idOf(salt, 'place', key, places) ?? undefined
}

/** Nothing twice, and nothing open. */
function isWhole({ items, places, isOneEach }: Placing, laid: readonly Laid[]): boolean {
  if (items !== null && new Set(laid.map(({ item }) => item)).size < laid.length) return false
  if (!isOneEach) return laid.length === items?.length
  return laid.length === places.length && new Set(laid.map(({ place }) => place)).size === places.length
}

/** Without what a new version removed. */
export function laidNow({ items, places }: Placing, laid: readonly Laid[]): Laid[] {
  return laid.filter(({ item, place }) => (items === null || items.includes(item)) && places.includes(place))
}

/** As it was checked first; empty before. */
export function checkedOf(placing: Placing, { checked }: Placed): Laid[] {
  return laidNow(placing, checked ?? [])
}

/** As the player sees it, by keys: of a checked attempt what counted. */
export function shownLaid(placing: Placing, stored: Placed): Laid[] {
  const first = checkedOf(placing, stored)
  return (first.length > 0 ? first : laidNow(placing, stored.laid)).map(({ item, place }) => ({
    item: placing.items === null ? item : itemKey(stored, item),
    place: placeKey(stored, place),
  }))
}
