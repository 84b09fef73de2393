import type { MadeMission } from '#shared/contract/content-scenes.ts'
import type { Json } from '#shared/content/json.ts'
import { footOf } from '#shared/scene/foot.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { elementsOf } from './describe.ts'
import type { LiveScene } from './moves.ts'
import { farToNear, reorderFeet, type OrderStep } from './rules/drawing-order.ts'
import { valueIn, type Texts } from '#src/outbox/edits/steps.ts'
import { wishFor, type Thing } from './scene-file.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'

export const missionFileOf = (mission: string): string => `${mission}/mission.json`

const LISTS = ['missions', 'tasks'] as const
type List = (typeof LISTS)[number]

/** In which order players read the places of a mission: as its file says, or as it was built. */
export function readingOrder(mission: MadeMission, texts: Texts): Record<List, readonly string[]> {
  const said = (list: List) => {
    const value = valueIn(texts, missionFileOf(mission.id), `/${list}`)
    return isNames(value) ? value : null
  }
  return {
    missions: said('missions') ?? mission.missions,
    tasks: said('tasks') ?? mission.tasks.map(({ id }) => id),
  }
}

/** Brings a place so many steps further down in its list; null where it is at the end of that, or in none. */
export function orderWish(mission: MadeMission, texts: Texts, id: string, by: 1 | -1): Wish | null {
  const order = readingOrder(mission, texts)
  const list = LISTS.find((one) => order[one].includes(id))
  if (!list) return null
  const names = [...order[list]]
  const place = names.indexOf(id)
  const other = names[place + by]
  if (other === undefined) return null
  names[place] = other
  names[place + by] = id
  return { file: missionFileOf(mission.id), pointer: `/${list}`, to: names }
}

/** Brings elements in front of what covers them, or behind it, by the lines that they stand on. */
export function drawingWishes(
  { path, layout }: LiveScene,
  things: readonly Thing[],
  step: OrderStep,
): Wish[] {
  const lines = elementsOf(layout).map((element) => ({ id: element.id, foot: footOf(element) }))
  const chosen = things.flatMap(({ sort, id }) => (sort === 'elements' ? [id] : []))
  const feet = reorderFeet(lines, new Set(chosen), step)
  return [...feet].map(([id, foot]) => wishFor(path, { sort: 'elements', id }, 'foot', foot))
}

/** Elements as they are drawn, the nearest first. */
export function nearToFar({ layout }: Pick<LiveScene, 'layout'>): Thing[] {
  const lines = elementsOf(layout).map((element) => ({ id: element.id, foot: footOf(element) }))
  return farToNear(lines)
    .toReversed()
    .map(({ id }): Thing => ({ sort: 'elements', id }))
}

/** More that have moved are sorted anew. */
const FEW = 8

interface FollowedOrder {
  /** Ids of the elements as they are drawn, the farthest first. */
  order: readonly string[]
  /** The same of a later layout: the very same list where nothing has come to stand before or behind another. */
  orderIn: (later: SceneLayout) => readonly string[]
}

/** Follows in which order elements stand before each other while some are moved: where these are few, only they are looked at. */
export function followOrder(layout: SceneLayout): FollowedOrder {
  const stands = elementsOf(layout)
  const lineOf = (element: (typeof stands)[number], index: number) => ({
    ...{ id: element.id, foot: footOf(element), index },
  })
  const drawn = farToNear(stands.map(lineOf))
  const order = drawn.map(({ id }) => id)
  const rank = new Map(order.map((id, index) => [id, index]))

  function orderIn(later: SceneLayout): readonly string[] {
    const elements = elementsOf(later)
    const moved = elements.flatMap((element, index) =>
      element === stands[index] ? [] : lineOf(element, index),
    )
    if (moved.length === 0 && elements.length === stands.length) return order
    const isAnother = elements.length !== stands.length || moved.some(({ id }) => !rank.has(id))
    if (isAnother || moved.length > FEW) return sameOr(farToNear(elements.map(lineOf)).map(({ id }) => id))
    const ids = new Set(moved.map(({ id }) => id))
    const waiting = farToNear(moved)
    const next: string[] = []
    for (const one of drawn) {
      if (ids.has(one.id)) continue
      while (waiting[0] && isBehind(waiting[0], one)) next.push(waiting.shift()?.id ?? '')
      next.push(one.id)
    }
    return sameOr([...next, ...waiting.map(({ id }) => id)])
  }

  function sameOr(next: readonly string[]): readonly string[] {
    return next.length === order.length && next.every((id, index) => id === order[index]) ? order : next
  }

  return { order, orderIn }
}

interface Line {
  foot: number
  index: number
}

/** Of the same line the later one is in front. */
function isBehind(one: Line, other: Line): boolean {
  return one.foot < other.foot || (one.foot === other.foot && one.index < other.index)
}

function isNames(value: Json | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((one: Json) => typeof one === 'string')
}
