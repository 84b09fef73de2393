import { FARTHEST } from '#shared/scene/measures.ts'

/** An element by the line that it stands on. */
export interface FootLine {
  id: string
  foot: number
}

export const ORDER_STEPS = ['toFront', 'forward', 'backward', 'toBack'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** As they are drawn, the farthest first: of the same line the later one is in front. */
export function farToNear<Thing extends FootLine>(things: readonly Thing[]): Thing[] {
  return things.toSorted((a, b) => a.foot - b.foot)
}

/**
 * Lines on which the chosen elements stand in front of the next one, behind it, or in front of or behind all; the others stay on theirs, and
 * the chosen ones in their order among each other. Those on one line are passed together.
 * @param things in the order of the scene
 * @returns the new lines by id; nothing for an element that stays on its line
 */
export function reorderFeet(
  things: readonly FootLine[],
  chosen: ReadonlySet<string>,
  step: OrderStep,
): Map<string, number> {
  const isUp = step === 'toFront' || step === 'forward'
  const isFar = step === 'toFront' || step === 'toBack'
  // towards the back is towards the front in a mirror
  const sign = isUp ? 1 : -1
  const order = farToNear(things).map(({ id, foot }) => ({ id, foot: foot * sign }))
  if (!isUp) order.reverse()
  const feet = new Map<string, number>()
  const moving = order.filter(({ id }) => chosen.has(id))
  // the foremost goes first, and those behind it find their lines below
  for (const one of moving.toReversed()) {
    const at = order.indexOf(one)
    const others = order.slice(at + 1).filter(({ id }) => !chosen.has(id))
    const passed = (isFar ? others.at(-1) : others[0])?.foot
    if (passed === undefined) continue
    const beyond = order.find(({ foot }) => foot > passed)?.foot ?? Infinity
    const foot = between(passed, beyond)
    order.splice(at, 1)
    const place = order.findIndex((other) => other.foot > foot)
    order.splice(place < 0 ? order.length : place, 0, { ...one, foot })
    feet.set(one.id, foot * sign || 0)
  }
  return feet
}

/** A line that a file can say: the next whole one where there is room. */
function between(low: number, high: number): number {
  const next = Math.floor(low) + 1
  const foot = next < high ? next : (low + high) / 2
  return Math.min(Math.max(Math.round(foot * 1000) / 1000, -FARTHEST), FARTHEST)
}
