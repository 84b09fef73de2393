import { clamp } from '../geometry.ts'
import type { Range } from './fit.ts'

/**
 * Slows down towards the ends of a range instead of running past them, so that no void shows behind the map: within
 * `knee` of an end every step counts less, and the end itself is only approached.
 */
export function softClamp(raw: number, { min, max }: Range, knee: number): number {
  const bend = Math.min(knee, (max - min) / 2)
  if (bend <= 0) return (min + max) / 2
  if (raw < min + bend) return min + bend * Math.exp((raw - min - bend) / bend)
  if (raw > max - bend) return max - bend * Math.exp((max - bend - raw) / bend)
  return raw
}

/** Past the ends by this many knees nothing more is felt: the way back starts at once. */
const DEEPEST = 3

/** The raw place that `softClamp` shows at `value`. */
export function unclamp(value: number, { min, max }: Range, knee: number): number {
  const bend = Math.min(knee, (max - min) / 2)
  if (bend <= 0) return value
  const least = bend * Math.exp(-DEEPEST)
  if (value < min + bend) return min + bend + bend * Math.log(Math.max(value - min, least) / bend)
  if (value > max - bend) return max - bend - bend * Math.log(Math.max(max - value, least) / bend)
  return value
}

/** Keeps the raw place from running so far that the way back would feel stuck. */
export function limitRaw(raw: number, { min, max }: Range, knee: number): number {
  const bend = Math.min(knee, (max - min) / 2)
  return clamp(raw, min + bend - DEEPEST * bend, max - bend + DEEPEST * bend)
}
