import { line, polygon, rect, smooth, smoothTop, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Diver } from './diver.ts'

/** Where all lines of the hold meet. */
const EYE: Point = [960, 430]
/** Sizes of the frames, far to near: px for one share of the cross-section. */
const FRAMES = [262, 338, 448, 600, 806, 1090] as const
const FAR = FRAMES[0]
const GLOOM = '#0E4258'
const FLOOR = 0.6
const DECK = -0.78

/** A point of a cross-section: shares right of and below the eye, at a frame's size. */
export const inHold = (x: number, y: number, size: number): Point => [EYE[0] + x * size, EYE[1] + y * size]

/** Half the hull's width at a height, both in shares. */
function widthAt(y: number): number {
  const t = y < -0.3 ? (-0.3 - y) / 3.4 : (y + 0.3) / 1.15
  return 1.5 * Math.max(0, 1 - Math.abs(t) ** 2.6) ** (1 / 2.6)
}

/** One side of the hull from deck to floor. */
function side(way: -1 | 1, size: number): Point[] {
  const points: Point[] = []
  for (let y = DECK; y <= FLOOR + 0.001; y += 0.115) points.push(inHold(way * widthAt(y), y, size))
  return points
}

/** The inside of a wreck, seen towards its stern: walls, floor and deck, and the water behind its far wall. */
export function hold(s: Diver): void {
  for (let i = FRAMES.length - 1; i > 0; i--) bay(s, FRAMES[i] ?? FAR, i)
  outlook(s)
}

/** The frames of the hull, far to near. */
export function frames(s: Diver): void {
  FRAMES.forEach((size, i) => {
    if (i > 0) frame(s, size, i)
  })
}

/** Walls, floor and deck between two frames: drawn near to far, each covers the middle of the nearer. */
function bay(s: Diver, size: number, i: number): void {
  const random = chance(600 + i)
  const near = (i - 1) / (FRAMES.length - 2)
  const hull = polygon([...side(-1, size), ...side(1, size).toReversed()])
  s.fill(hull, s.across('#9C7A60', '#8A7468', '#5E5260'))
  s.fill(hull, GLOOM, 0.04 + 0.46 * near)
  const floor = polygon([inHold(-widthAt(FLOOR), FLOOR, size), inHold(widthAt(FLOOR), FLOOR, size), EYE])
  s.fill(floor, s.across('#8E7C66', '#A8987A', '#6A6468'))
  s.fill(floor, GLOOM, 0.02 + 0.5 * near)
  const deck = polygon([inHold(-1.6, DECK, size), inHold(1.6, DECK, size), EYE])
  s.fill(deck, s.across('#7A6456', '#5E5254', '#443E50'))
  s.fill(deck, GLOOM, 0.1 + 0.5 * near)
  let seams = ''
  for (let y = DECK + 0.1; y < FLOOR; y += 0.125)
    for (const way of [-1, 1]) seams += line([inHold(way * widthAt(y), y, size), EYE])
  for (let x = -1; x <= 1.01; x += 0.2) {
    seams += line([inHold(x + random.between(-0.02, 0.02), FLOOR, size), EYE])
    seams += line([inHold(x * 1.3, DECK, size), EYE])
  }
  s.stroke(seams, '#0C2C40', 1 + 2 * near, 0.4)
}

/** What is seen where the far wall has given way: bright water. */
function outlook(s: Diver): void {
  const wall = polygon([...side(-1, FAR), ...side(1, FAR).toReversed()])
  s.fill(
    wall,
    s.picture.linearAt(
      [
        [0, '#E4FAE0'],
        [0.4, '#A2E2CC'],
        [0.72, '#5DB4B0'],
        [1, '#348A98'],
      ],
      inHold(0, DECK, FAR),
      inHold(0, FLOOR, FAR),
    ),
  )
}

/** The far wall: upright planks, broken off above and below a wide gap. */
export function bulkhead(s: Diver): void {
  const random = chance(611)
  const wall = polygon([...side(-1, FAR), ...side(1, FAR).toReversed()])
  s.within(`clip-path="${s.picture.clip(wall)}"`, () => {
    for (let x = -1.5; x < 1.5; x += 0.15) {
      const gap = Math.sqrt(Math.max(0, 1 - ((x + 0.02) / 1.12) ** 2))
      const [left, right] = [x, x + 0.144]
      const plank = (from: number, to: number, slant: number): void => {
        const d = polygon([
          inHold(left, from, FAR),
          inHold(right, from, FAR),
          inHold(right, to + slant, FAR),
          inHold((left + right) / 2, to - slant * 0.7, FAR),
          inHold(left, to - slant, FAR),
        ])
        s.fill(d, s.across('#A68A70', '#86766C', '#6C666C'))
        s.fill(d, '#2F7C8A', 0.28)
        s.stroke(line([inHold(right, from, FAR), inHold(right, to + slant, FAR)]), '#123C50', 2, 0.5)
      }
      if (gap === 0) plank(DECK, FLOOR, 0)
      else {
        plank(DECK, -0.06 - 0.5 * gap * random.between(0.8, 1.1), random.between(-0.05, 0.05))
        plank(FLOOR, 0.06 + 0.4 * gap * random.between(0.7, 1.1), random.between(-0.05, 0.05))
      }
    }
    for (const y of [-0.62, 0.5]) {
      const [l, top] = inHold(-1.6, y, FAR)
      s.fill(rect(l, top, 3.2 * FAR, 15), s.across('#8E7460', '#5C565E'))
      s.fill(rect(l, top + 12, 3.2 * FAR, 5), '#0C2C40', 0.4)
    }
  })
}

/** A frame: two curved timbers and the beam that carries the deck. */
function frame(s: Diver, size: number, i: number): void {
  const near = (i - 1) / (FRAMES.length - 2)
  const shade = 0.02 + 0.46 * near
  for (const way of [-1, 1] as const) {
    const outer = side(way, size)
    const inner = side(way, size * 0.92)
    const timber = smoothTop(outer, inner.toReversed())
    s.stroke(smooth(side(way, size * 1.01)), '#0A2238', size * 0.04, 0.3)
    s.fill(timber, way < 0 ? s.across('#7A5E54', '#B89070') : s.across('#8A6A5C', '#4A4054'))
    s.fill(timber, GLOOM, shade)
    s.stroke(smooth(inner), '#F0D9A8', 2 + 2 * near, 0.5 - 0.3 * near)
  }
  const [l, top] = inHold(-1.56, DECK, size)
  const beam = rect(l, top, 3.12 * size, 0.085 * size)
  s.fill(beam, s.across('#A07C60', '#7A6058', '#463E52'))
  s.fill(beam, GLOOM, shade)
  s.fill(rect(l, top + 0.085 * size, 3.12 * size, 0.02 * size), '#0A2238', 0.45)
  s.fill(rect(l, top, 3.12 * size, 0.008 * size), '#F0D9A8', 0.3 - 0.2 * near)
}
