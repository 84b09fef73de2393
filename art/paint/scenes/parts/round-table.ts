import { mix } from '../../lib/colour.ts'
import { ellipse, line, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift } from '../../lib/parts/drift.ts'

/** A round table with high chairs; the one nearest to us is drawn back for the next who wants to say something. @param at middle of its foot. */
export function roundTable(s: Sketch, [x, y]: Point): void {
  for (const [dx, up, colour] of [
    [-74, 26, '#8A4450'],
    [0, 30, '#3F6F78'],
    [74, 26, '#A9815C'],
  ] as const)
    chairBack(s, [x + dx, y - up], 40, 112, colour)
  for (const [dx, colour] of [
    [-122, '#54608F'],
    [122, '#8A4450'],
  ] as const)
    chairBack(s, [x + dx, y - 12], 34, 106, colour)
  table(s, [x, y])
  chairBack(s, [x + 52, y + 14], 50, 92, '#C4744E')
}

/** @param at middle of its foot. */
function chairBack(s: Sketch, [x, y]: Point, wide: number, high: number, colour: string): void {
  const half = wide / 2
  const frame = `M${r(x - half)} ${r(y)}V${r(y - high * 0.84)}Q${r(x - half)} ${r(y - high)} ${r(x)} ${r(y - high * 1.03)}Q${r(x + half)} ${r(y - high)} ${r(x + half)} ${r(y - high * 0.84)}V${r(y)}Z`
  s.light.occluder(frame)
  s.light.surface(frame, 0.55)
  s.fill(frame, s.across('#B9835F', '#6A4A54'))
  const pad = `M${r(x - half * 0.68)} ${r(y - high * 0.2)}V${r(y - high * 0.8)}Q${r(x - half * 0.68)} ${r(y - high * 0.91)} ${r(x)} ${r(y - high * 0.93)}Q${r(x + half * 0.68)} ${r(y - high * 0.91)} ${r(x + half * 0.68)} ${r(y - high * 0.8)}V${r(y - high * 0.2)}Z`
  s.light.surface(pad, 0.6)
  s.fill(pad, s.across(mix(colour, '#FFD9C0', 0.16), mix(colour, '#1B2450', 0.4)))
  for (const side of [-1, 1])
    s.fill(
      ellipse(x + side * half * 0.9, y - high * 0.92, half * 0.16, half * 0.18),
      s.across('#E3B878', '#7D5A4C'),
    )
}

function table(s: Sketch, [x, y]: Point): void {
  const leg = `M${x - 40} ${y + 4}Q${x - 14} ${y - 8} ${x - 14} ${y - 50}H${x + 14}Q${x + 14} ${y - 8} ${x + 40} ${y + 4}Z`
  const rim = `M${x - 112} ${y - 62}v9a112 20 0 0 0 224 0v-9Z`
  const top = ellipse(x, y - 62, 112, 20)
  s.fill(ellipse(x, y + 3, 100, 9), s.c('#0E1C40'), 0.5)
  s.light.occluder(leg + rim)
  s.light.surface(leg + rim, 0.4)
  s.light.surface(top, 1)
  s.fill(leg, s.across('#94695A', '#433C5C'))
  s.fill(rim, s.across('#A87860', '#6A5060', '#433A5C'))
  s.fill(top, s.across('#D9A982', '#A8806C', '#70586C'))
  s.stroke(`M${x - 106} ${y - 66}a112 19 0 0 1 120 -14`, '#FFE9D0', 2, 0.35)
  for (const [dx, dy] of [
    [-66, -66],
    [40, -70],
    [70, -60],
  ] as const) {
    s.light.surface(ellipse(x + dx, y + dy, 17, 4.6), 1)
    s.fill(ellipse(x + dx, y + dy, 17, 4.6), s.c('#D8CBC6'))
  }
  const bell = `M${x - 18} ${y - 66}q2 -22 16 -24q14 2 16 24Z`
  s.light.occluder(bell)
  s.light.surface(bell, 1)
  s.fill(bell, s.across('#F0C98A', '#B98A5E', '#6A4E54'))
  s.fill(ellipse(x - 2, y - 92, 3, 4), s.c('#B98A5E'))
  for (const [dx, dy] of [
    [-88, -70],
    [-34, -58],
    [88, -68],
  ] as const) {
    const mug = rect(x + dx - 6, y + dy - 12, 12, 14)
    s.light.occluder(mug)
    s.light.surface(mug, 0.7)
    s.fill(mug, s.across('#D0685A', '#7A3E50'))
  }
}

/** The locked letterbox: a slot, a good lock, and no name needed. @param at middle of its foot. */
export function letterbox(s: Sketch, [x, y]: Point): void {
  s.fill(ellipse(x + 8, y + 1, 44, 6), s.c('#2F4C84'), 0.55)
  const post = rect(x - 10, y - 44, 20, 44)
  const body = `M${x - 33} ${y - 40}V${y - 116}Q${x - 33} ${y - 140} ${x} ${y - 142}Q${x + 33} ${y - 140} ${x + 33} ${y - 116}V${y - 40}Z`
  s.light.occluder(post + body)
  s.light.surface(body, 0.6)
  s.fill(post, s.across('#7E7E9C', '#2A325E'))
  s.fill(rect(x - 24, y - 7, 48, 8), s.across('#7E7E9C', '#2A325E'))
  s.fill(body, s.across('#DE7A60', '#B0504A', '#64324E'))
  s.stroke(`M${x - 28} ${y - 46}V${y - 114}Q${x - 28} ${y - 134} ${x - 4} ${y - 137}`, '#FFE0CC', 2.4, 0.5)
  s.fill(rect(x - 36, y - 46, 72, 8), s.across('#C4604E', '#6A3450'))
  s.fill(rect(x - 24, y - 122, 48, 15), s.across('#E9DFDC', '#9AA0BC'))
  const slot = rect(x - 19, y - 117, 38, 5)
  s.light.occluder(slot)
  s.fill(slot, s.c('#1B2450'))
  s.light.window(slot, [x, y - 114], 14)
  const letter = `M${x - 8} ${y - 115}l22 -22l12 12l-14 12Z`
  s.light.occluder(letter)
  s.light.surface(letter, 0.8)
  s.fill(letter, s.across('#F0E4DA', '#BDB6C4'))
  const plate = rect(x - 14, y - 92, 28, 34)
  s.light.surface(plate, 0.9)
  s.fill(plate, s.across('#F0C98A', '#B98A5E', '#6A4E54'))
  s.fill(ellipse(x, y - 79, 5, 5) + rect(x - 2.2, y - 78, 4.4, 13), s.c('#3A2A48'))
  s.stroke(
    line([
      [x - 12, y - 90],
      [x - 12, y - 61],
    ]),
    '#FFF3DC',
    1.6,
    0.5,
  )
  drift(
    s,
    [
      [x - 32, y - 124],
      [x, y - 141],
      [x + 32, y - 124],
    ],
    { up: 12, drop: 5, seed: 961 },
  )
}
