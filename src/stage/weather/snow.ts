import type { Size } from '../geometry.ts'
import { mix } from '../geometry.ts'
import { chance } from './chance.ts'

/** What a flake is, from the specification (STAGE-5): seconds, and CSS px. */
export interface Flake {
  opacity: number
  delay: number
  fall: number
  size: number
  timing: Timing
}

export interface SeenFlake {
  x: number
  y: number
  size: number
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
    opacity: mix(0.35, 0.95, chance(seed, index, 1)),
    delay: between(FLAKE_DELAY, 2),
    fall: between(FLAKE_FALL, 3),
    size: between(FLAKE_SIZE, 4),
    timing: TIMING_NAMES[Math.floor(chance(seed, index, 5) * TIMING_NAMES.length)] ?? 'linear',
  }
}

/**
 * Where flake `index` is after `seconds`: a pure function of the screen, so that a resized screen is filled evenly at once.
 * Each fall begins at another place along the top.
 */
export function seeFlake(seed: number, index: number, seconds: number, screen: Size): SeenFlake {
  const flake = flakeOf(seed, index)
  const { size, opacity } = flake
  const age = seconds - flake.delay
  if (age < 0) return { x: 0, y: -size, size, opacity: 0 }
  const round = Math.floor(age / flake.fall)
  const share = TIMINGS[flake.timing]((age % flake.fall) / flake.fall)
  const start = chance(seed, index, 6, round) * screen.width
  const sway = Math.sin((age / flake.fall) * 2 * Math.PI * 1.5 + index) * mix(8, 34, chance(seed, index, 7))
  return { x: start + sway, y: mix(-size, screen.height + size, share), size, opacity }
}
