import { mix, type Size } from '../geometry.ts'
import { chance } from './chance.ts'

/** What a bubble is: seconds, and CSS px. */
export interface Bubble {
  seed: number
  index: number
  opacity: number
  delay: number
  rise: number
  size: number
  /** How far it sways to either side. */
  swing: number
  /** How often it sways on its way up. */
  sways: number
}

export interface SeenBubble {
  x: number
  y: number
  size: number
  /** 0 while it waits below. */
  opacity: number
}

/** The deep squeezes a bubble: it leaves the ground at this share of its size. */
const SQUEEZED = 0.6
/** Share of the way up after which it begins to fade. */
const FADES_FROM = 0.86

export function bubbleOf(seed: number, index: number): Bubble {
  // Many are small, few are large; the large ones rise fast.
  const bulk = chance(seed, index, 1) ** 2
  return {
    seed,
    index,
    opacity: mix(0.35, 0.8, chance(seed, index, 2)),
    delay: mix(0, 12, chance(seed, index, 3)),
    rise: mix(19, 9, bulk) * mix(0.9, 1.1, chance(seed, index, 4)),
    size: mix(7, 26, bulk),
    swing: mix(6, 22, chance(seed, index, 5)),
    sways: mix(2, 4.5, chance(seed, index, 6)),
  }
}

/** The constant half of all bubbles: made once, not once a frame. */
export function bubblesOf(seed: number, count: number): Bubble[] {
  return Array.from({ length: count }, (_, index) => bubbleOf(seed, index))
}

/**
 * Where a bubble is after `seconds`: a pure function of the screen, as for snow. Each rise begins at another place of the
 * ground. `seen` is written to and returned: a frame asks for all of them.
 */
export function seeBubble(
  bubble: Bubble,
  seconds: number,
  screen: Size,
  seen: SeenBubble = { x: 0, y: 0, size: 0, opacity: 0 },
): SeenBubble {
  const { size, index } = bubble
  const age = seconds - bubble.delay
  if (age < 0) {
    seen.x = 0
    seen.y = screen.height + size
    seen.size = size
    seen.opacity = 0
    return seen
  }
  const round = Math.floor(age / bubble.rise)
  const share = (age % bubble.rise) / bubble.rise
  const start = chance(bubble.seed, index, 7, round) * screen.width
  seen.x = start + Math.sin(share * 2 * Math.PI * bubble.sways + index) * bubble.swing
  // Slow from the ground, then faster and faster.
  seen.y = mix(screen.height + size, -size, mix(share, share * share, 0.35))
  seen.size = size * mix(SQUEEZED, 1, share)
  seen.opacity = bubble.opacity * Math.min(1, (1 - share) / (1 - FADES_FROM))
  return seen
}
