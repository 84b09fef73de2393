import type { Range } from '#shared/scene/fit.ts'

/**
 * Moves `value` by `step` and slows it down within `knee` of the end that it moves towards, so that a map comes to rest at its
 * edge instead of running past it: no void ever shows. Away from an end nothing resists.
 */
export function resisted(value: number, step: number, { min, max }: Range, knee: number): number {
  if (max <= min) return (min + max) / 2
  const direction = Math.sign(step)
  const room = direction > 0 ? max - value : value - min
  const free = Math.max(room - knee, 0)
  const length = Math.abs(step)
  if (length <= free) return value + step
  // Inside the knee the room that is left shrinks by the same share with every px.
  const left = Math.max(Math.min(room, knee) * Math.exp(-(length - free) / knee), 0)
  return direction > 0 ? max - left : min + left
}
