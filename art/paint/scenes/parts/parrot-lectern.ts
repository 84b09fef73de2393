import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { openBook } from './books.ts'
import { clockParrot } from './clock-parrot.ts'
import { oilLamp } from './oil-lamp.ts'

const BRASS: readonly [string, string, string] = ['#F4D49A', '#A97A55', '#54404E']

/** A clockwork parrot that repeats all it hears, on its lectern. @param at middle of the lectern's foot. Returns its lamp. */
export function parrotLectern(s: Sketch, [x, y]: Point): Point {
  const lamp = arm(s, [x, y])
  lectern(s, [x, y])
  folders(s, [x - 132, y + 4])
  clockParrot(s, [x - 4, y - 250])
  return lamp
}

/** A swinging arm with the reader's lamp. */
function arm(s: Sketch, [x, y]: Point): Point {
  const d = `M${x + 8} ${y - 150}H${x + 60}Q${x + 118} ${y - 150} ${x + 118} ${y - 216}V${y - 250}`
  s.light.occluder(rect(x + 113, y - 252, 10, 80))
  s.stroke(d, s.c('#3E3352'), 9)
  s.stroke(d, s.c('#D2A26A'), 4)
  s.fill(ellipse(x + 118, y - 250, 34, 7), s.across('#F0C98A', '#8A6450', '#54404E'))
  s.light.occluder(ellipse(x + 118, y - 250, 34, 7))
  return oilLamp(s, [x + 118, y - 252], 112)
}

function lectern(s: Sketch, [x, y]: Point): void {
  for (const [half, up, high] of [
    [104, 22, 22],
    [80, 40, 18],
  ] as const) {
    const block = rect(x - half, y - up, half * 2, high)
    const tread = polygon([
      [x - half, y - up],
      [x - half + 12, y - up - 7],
      [x + half - 12, y - up - 7],
      [x + half, y - up],
    ])
    s.light.occluder(block)
    s.light.surface(block, 0.25)
    s.light.surface(tread, 0.8)
    s.fill(block, s.across('#A2775F', '#6E5060', '#3E3658'))
    s.fill(tread, s.across('#CC9C7C', '#8E6C68', '#54486A'))
  }
  const shaft = `M${x - 34} ${y - 46}Q${x - 22} ${y - 60} ${x - 22} ${y - 78}Q${x - 40} ${y - 104} ${x - 18} ${y - 132}L${x - 26} ${y - 162}H${x + 26}L${x + 18} ${y - 132}Q${x + 40} ${y - 104} ${x + 22} ${y - 78}Q${x + 22} ${y - 60} ${x + 34} ${y - 46}Z`
  s.light.occluder(shaft)
  s.light.surface(shaft, 0.45)
  s.fill(shaft, s.across('#C4906C', '#8A6058', '#463A5A'))
  s.fill(rect(x - 25, y - 82, 50, 7) + rect(x - 24, y - 136, 48, 6), s.across(...BRASS))
  const desk = polygon([
    [x - 104, y - 232],
    [x + 104, y - 232],
    [x + 118, y - 166],
    [x - 118, y - 166],
  ])
  s.light.occluder(desk)
  s.light.surface(desk, 0.9)
  s.fill(desk, s.across('#C48F6C', '#96705F', '#5C4A64'))
  s.fill(
    polygon([
      [x - 92, y - 226],
      [x + 92, y - 226],
      [x + 104, y - 176],
      [x - 104, y - 176],
    ]),
    s.c('#3A2E4E'),
    0.35,
  )
  openBook(s, [x, y - 176], 88, 52)
  const lip = polygon([
    [x - 122, y - 170],
    [x + 122, y - 170],
    [x + 114, y - 152],
    [x - 114, y - 152],
  ])
  s.light.occluder(lip)
  s.light.surface(lip, 0.7)
  s.fill(lip, s.across('#D9A67C', '#946A5E', '#4A3E5C'))
  s.fill(rect(x - 114, y - 154, 228, 5), s.c('#14204A'), 0.4)
  s.fill(ellipse(x, y - 161, 9, 7), s.across(...BRASS))
  const perch = rect(x - 84, y - 250, 168, 9)
  s.light.occluder(perch + rect(x - 5, y - 246, 10, 16))
  s.fill(rect(x - 62, y - 246, 8, 16) + rect(x + 54, y - 246, 8, 16), s.c('#7D5A4C'))
  s.light.surface(perch, 0.8)
  s.fill(perch, s.across(...BRASS))
  for (const at of [-86, 86]) s.fill(ellipse(x + at, y - 245.5, 9, 9), s.across(...BRASS))
}

/** What should not have been read aloud. @param at left foot. */
function folders(s: Sketch, [x, y]: Point): void {
  for (const [i, [wide, tilt, colour]] of (
    [
      [92, 0, '#B0584E'],
      [84, -3, '#3F6F78'],
      [88, 2, '#B58A58'],
      [80, -4, '#7A6A94'],
    ] as const
  ).entries()) {
    const foot = y - i * 13
    s.within(`transform="rotate(${tilt} ${x + 44} ${foot})"`, () => {
      s.fill(
        rect(x + i * 3, foot - 12, wide, 12),
        s.across(mix(colour, '#FFD9C0', 0.14), mix(colour, '#1B2450', 0.45)),
      )
      s.fill(rect(x + i * 3 + 4, foot - 12, wide - 6, 3), s.c('#E6D9D2'), 0.8)
      s.fill(rect(x + i * 3 + wide * 0.62, foot - 9, 16, 6), s.c('#E6D9D2'), 0.7)
    })
    s.light.occluder(rect(x + i * 3, foot - 12, wide, 12))
    s.light.surface(rect(x + i * 3, foot - 12, wide, 12), 0.45)
  }
}
