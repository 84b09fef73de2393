import { ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { bracketLantern } from '../../lib/parts/lantern.ts'
import { rope } from '../../lib/parts/mooring.ts'
import { lanternHouse } from '../../lib/parts/tower.ts'

const FLAGS = ['#C7483F', '#E9DFDC', '#E0A652', '#3F6F88'] as const

/** The bell that warns the others: a frame with a little roof, a lamp on it, signal flags. @param at middle of its foot. Returns its lamp. */
export function signalBell(s: Sketch, [x, y]: Point): Point {
  halyard(s, [x, y])
  plinth(s, [x, y])
  frame(s, [x, y])
  bell(s, [x, y - 262])
  rope(s, [x + 2, y - 138], [x + 6, y - 54], 0, 7)
  s.fill(ellipse(x + 6, y - 52, 8, 10), s.across('#C7584F', '#7D3F52'))
  const lamp = lanternHouse(s, [x, y - 356], 56, '#C4604E')
  bracketLantern(s, [x - 112, y - 246], 56, -1)
  bracketLantern(s, [x + 112, y - 246], 56, 1)
  return lamp
}

function halyard(s: Sketch, [x, y]: Point): void {
  const from: Point = [x + 90, y - 322]
  const to: Point = [x + 168, y - 8]
  s.stroke(line([from, to]), s.c('#C9B9B4'), 1.8, 0.8)
  for (let i = 0; i < 5; i++) {
    const t = 0.3 + i * 0.13
    const [px, py] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const flag = polygon([
      [px, py],
      [px + 34, py + 5],
      [px + 32, py + 30],
      [px + 6, py + 27],
    ])
    s.light.surface(flag, 0.4)
    s.fill(flag, s.c(FLAGS[i % 4] ?? FLAGS[0]))
    s.fill(
      polygon([
        [px + 11, py + 2],
        [px + 22, py + 3.4],
        [px + 22, py + 29],
        [px + 15, py + 28],
      ]),
      s.c(FLAGS[(i + 1) % 4] ?? FLAGS[1]),
      0.9,
    )
    s.fill(
      polygon([
        [px + 22, py + 4],
        [px + 34, py + 5],
        [px + 32, py + 30],
        [px + 24, py + 29],
      ]),
      s.c('#14244A'),
      0.25,
    )
  }
  s.fill(ellipse(to[0], to[1], 10, 4), s.c('#4A4E70'))
}

function plinth(s: Sketch, [x, y]: Point): void {
  for (const [half, top, high] of [
    [136, y - 20, 22],
    [116, y - 38, 18],
  ] as const) {
    const block = rect(x - half, top, half * 2, high)
    const face = polygon([
      [x - half, top],
      [x - half + 12, top - 8],
      [x + half - 12, top - 8],
      [x + half, top],
    ])
    s.light.occluder(block)
    s.light.surface(block, 0.3)
    s.light.surface(face, 0.9)
    s.fill(block, s.across('#9C92A6', '#6A7098', '#3E4A78'))
    s.fill(face, s.across('#D0C2C6', '#949CBC', '#5E6A96'))
  }
}

function frame(s: Sketch, [x, y]: Point): void {
  const wood = s.across('#B9805E', '#865F58', '#4A3E5A')
  const posts =
    polygon([
      [x - 112, y - 44],
      [x - 96, y - 300],
      [x - 76, y - 300],
      [x - 88, y - 44],
    ]) +
    polygon([
      [x + 88, y - 44],
      [x + 76, y - 300],
      [x + 96, y - 300],
      [x + 112, y - 44],
    ])
  const beam = rect(x - 124, y - 304, 248, 24)
  s.light.occluder(posts + beam)
  s.light.surface(posts + beam, 0.5)
  s.stroke(
    line([
      [x - 84, y - 232],
      [x - 44, y - 284],
    ]) +
      line([
        [x + 84, y - 232],
        [x + 44, y - 284],
      ]),
    s.c('#6A4C54'),
    13,
  )
  s.fill(posts, wood)
  s.fill(rect(x - 100, y - 104, 200, 12), s.across('#94695A', '#433C5C'))
  s.light.occluder(rect(x - 100, y - 104, 200, 12))
  s.fill(beam, wood)
  s.fill(rect(x - 124, y - 304, 248, 4), s.c('#E3B494'), 0.5)
  for (const at of [-110, 104]) s.fill(ellipse(x + at + 3, y - 292, 4, 4), s.c('#3A3456'))
  const roof = polygon([
    [x - 146, y - 300],
    [x - 40, y - 352],
    [x + 40, y - 352],
    [x + 146, y - 300],
    [x + 140, y - 292],
    [x - 140, y - 292],
  ])
  s.light.occluder(roof)
  s.light.surface(roof, 0.9)
  s.fill(roof, s.across('#C4604E', '#94484C', '#54304E'))
  let rows = ''
  for (let i = 1; i < 4; i++) {
    const t = i / 4
    const [half, at] = [40 + 106 * t, y - 352 + 52 * t]
    for (let px = -half; px < half - 8; px += 15) rows += `M${r(x + px)} ${r(at)}q7.5 6 15 0`
  }
  s.stroke(rows, s.c('#3A2448'), 1.6, 0.6)
  s.fill(
    polygon([
      [x - 146, y - 300],
      [x + 146, y - 300],
      [x + 140, y - 292],
      [x - 140, y - 292],
    ]),
    s.c('#3A2A4C'),
  )
}

/** @param at top of its crown. */
function bell(s: Sketch, [x, y]: Point): void {
  s.stroke(
    line([
      [x, y - 20],
      [x, y],
    ]),
    s.c('#2A2F56'),
    9,
  )
  const d = `M${r(x - 18)} ${r(y - 4)}Q${r(x)} ${r(y - 14)} ${r(x + 18)} ${r(y - 4)}Q${r(x + 38)} ${r(y + 14)} ${r(x + 40)} ${r(y + 60)}Q${r(x + 42)} ${r(y + 88)} ${r(x + 64)} ${r(y + 106)}H${r(x - 64)}Q${r(x - 42)} ${r(y + 88)} ${r(x - 40)} ${r(y + 60)}Q${r(x - 38)} ${r(y + 14)} ${r(x - 18)} ${r(y - 4)}Z`
  s.fill(ellipse(x, y + 118, 11, 12), s.across('#A97A55', '#54404E'))
  s.light.occluder(d)
  s.light.surface(d, 1)
  s.fill(d, s.across('#F0C98A', '#C48F5C', '#855E54', '#54404E'))
  s.fill(
    `M${r(x - 30)} ${r(y + 20)}Q${r(x - 34)} ${r(y + 60)} ${r(x - 44)} ${r(y + 92)}L${r(x - 32)} ${r(y + 94)}Q${r(x - 22)} ${r(y + 60)} ${r(x - 20)} ${r(y + 14)}Z`,
    '#FFF3DC',
    0.4,
  )
  const lip = polygon([
    [x - 66, y + 104],
    [x + 66, y + 104],
    [x + 62, y + 114],
    [x - 62, y + 114],
  ])
  s.light.surface(lip, 1)
  s.fill(lip, s.across('#E3B878', '#A97A55', '#5F4852'))
  s.stroke(
    `M${r(x - 41)} ${r(y + 62)}Q${r(x)} ${r(y + 72)} ${r(x + 41)} ${r(y + 62)}M${r(x - 48)} ${r(y + 88)}Q${r(x)} ${r(y + 98)} ${r(x + 48)} ${r(y + 88)}`,
    s.c('#6A4A4C'),
    2.4,
    0.7,
  )
}
