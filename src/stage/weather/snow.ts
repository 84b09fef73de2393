import type { Size } from '../geometry.ts'
import { mix } from '../geometry.ts'
import { chance } from './chance.ts'

/** What a flake is, from the specification (STAGE-5): seconds, and CSS px. */
export interface Flake {
  seed: number
  index: number
  opacity: number
  delay: number
  fall: number
  size: number
  /** How far it sways to either side. */
  swing: number
  timing: Timing
}

export interface SeenFlake {
  x: number
  y: number
  /** 0 while it waits above. */
  opacity: number
}

export const FLAKE_DELAY = { min: 0, max: 15 }
export const FLAKE_FALL = { min: 10, max: 30 }
export const FLAKE_SIZE = { min: 10, max: 15 }

/** Five ways to fall. */
export const TIMINGS = {
  linear: (t: number) => t,
  ease: (t: number) => mix(t, t * t * (3 - 2 * t), 0.7),
  easeIn: (t: number) => mix(t, t * t, 0.6),
  easeOut: (t: number) => mix(t, 1 - (1 - t) ** 2, 0.6),
  easeInOut: (t: number) => mix(t, 0.5 - Math.cos(Math.PI * t) / 2, 0.8),
}
export type Timing = keyof typeof TIMINGS
const TIMING_NAMES: readonly Timing[] = ['linear', 'ease', 'easeIn', 'easeOut', 'easeInOut']

export function flakeOf(seed: number, index: number): Flake {
  const between = ({ min, max }: { min: number; max: number }, name: number) =>
    mix(min, max, chance(seed, index, name))
  return {
    seed,
    index,
    opacity: mix(0.35, 0.95, chance(seed, index, 1)),
    delay: between(FLAKE_DELAY, 2),
    fall: between(FLAKE_FALL, 3),
    size: between(FLAKE_SIZE, 4),
    swing: mix(8, 34, chance(seed, index, 7)),
    timing: TIMING_NAMES[Math.floor(chance(seed, index, 5) * TIMING_NAMES.length)] ?? 'linear',
  }
}

/** The constant half of a whole fall of snow: made once, not once a frame. */
export function flakesOf(seed: number, count: number): Flake[] {
  return Array.from({ length: count }, (_, index) => flakeOf(seed, index))
}

/**
 * Where a flake is after `seconds`: a pure function of the screen, so that a resized screen is filled evenly at once.
 * Each fall begins at another place along the top. `seen` is written to and returned: a frame asks for hundreds.
 */
export function seeFlake(
  flake: Flake,
  seconds: number,
  screen: Size,
  seen: SeenFlake = { x: 0, y: 0, opacity: 0 },
): SeenFlake {
  const { size, index } = flake
  const age = seconds - flake.delay
  if (age < 0) {
    seen.x = 0
    seen.y = -size
    seen.opacity = 0
    return seen
  }
  const round = Math.floor(age / flake.fall)
  const share = TIMINGS[flake.timing]((age % flake.fall) / flake.fall)
  const start = chance(flake.seed, index, 6, round) * screen.width
  seen.x = start + Math.sin((age / flake.fall) * 2 * Math.PI * 1.5 + index) * flake.swing
  seen.y = mix(-size, screen.height + size, share)
  seen.opacity = flake.opacity
  return seen
}
