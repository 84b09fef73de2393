import type { MadeMission } from '#shared/contract/content-scenes.ts'
import type { Json } from '#shared/content/json.ts'
import { footOf } from '#shared/scene/foot.ts'
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
  { mission, layout }: LiveScene,
  things: readonly Thing[],
  step: OrderStep,
): Wish[] {
  const lines = elementsOf(layout).map((element) => ({ id: element.id, foot: footOf(element) }))
  const chosen = things.flatMap(({ sort, id }) => (sort === 'elements' ? [id] : []))
  const feet = reorderFeet(lines, new Set(chosen), step)
  return [...feet].map(([id, foot]) => wishFor(mission, { sort: 'elements', id }, 'foot', foot))
}

/** Elements as they are drawn, the nearest first. */
export function nearToFar({ layout }: LiveScene): Thing[] {
  const lines = elementsOf(layout).map((element) => ({ id: element.id, foot: footOf(element) }))
  return farToNear(lines)
    .toReversed()
    .map(({ id }): Thing => ({ sort: 'elements', id }))
}

function isNames(value: Json | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((one: Json) => typeof one === 'string')
}
