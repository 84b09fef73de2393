import { chance } from '../lib/random.ts'
import { FILM } from './camera.ts'

interface Flake {
  x: number
  y: number
  radius: number
  fall: number
  sway: number
  turn: number
  strength: number
}

const COLOURS = { snow: [236, 240, 255], motes: [255, 214, 150] } as const
const LOOKS = {
  snow: { count: 56, radius: [1.2, 4.2], fall: [34, 90], sway: [10, 34], strength: [0.25, 0.75] },
  motes: { count: 34, radius: [0.9, 2.2], fall: [-12, -3], sway: [14, 40], strength: [0.12, 0.42] },
} as const

const flakes = { snow: strew('snow', 5), motes: strew('motes', 9) }

/** What drifts between the camera and the drawing: snow outside, warm dust in a room. */
export function drift(air: 'snow' | 'motes', t: number, strength: number, into: Float32Array): void {
  for (const { x, y, radius, fall, sway, turn, strength: own } of flakes[air]) {
    const high = FILM.height + 40
    const cx = x + Math.sin(t * 0.7 + turn) * sway
    const cy = ((((y + fall * t) % high) + high) % high) - 20
    disc(cx, cy, radius, own * strength, COLOURS[air], into)
  }
}

function strew(air: 'snow' | 'motes', seed: number): Flake[] {
  const random = chance(seed)
  const { count, radius, fall, sway, strength } = LOOKS[air]
  return Array.from({ length: count }, () => {
    const near = random.next()
    const between = ([low, high]: readonly [number, number]) => low + (high - low) * near
    return {
      x: random.between(0, FILM.width),
      y: random.between(0, FILM.height),
      radius: between(radius),
      fall: between(fall),
      sway: between(sway),
      turn: random.between(0, 6),
      strength: strength[0] + (strength[1] - strength[0]) * random.next(),
    }
  })
}

/** A soft one: nothing in the air has an edge. */
function disc(
  cx: number,
  cy: number,
  radius: number,
  strength: number,
  colour: readonly [number, number, number],
  into: Float32Array,
): void {
  const reach = radius * 1.6
  for (let y = Math.max(0, Math.floor(cy - reach)); y <= Math.min(FILM.height - 1, cy + reach); y++) {
    for (let x = Math.max(0, Math.floor(cx - reach)); x <= Math.min(FILM.width - 1, cx + reach); x++) {
      const far = Math.hypot(x - cx, y - cy) / reach
      if (far >= 1) continue
      const cover = strength * (1 - far * far) ** 2
      const at = (y * FILM.width + x) * 3
      for (let c = 0; c < 3; c++) into[at + c] = (into[at + c] ?? 0) * (1 - cover) + (colour[c] ?? 0) * cover
    }
  }
}
