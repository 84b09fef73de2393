import { arch, ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift, icicles } from '../../lib/parts/drift.ts'
import { bracketLantern, lantern } from '../../lib/parts/lantern.ts'
import { masonry } from '../../lib/parts/masonry.ts'
import { lanternHouse } from '../../lib/parts/tower.ts'
import { jibBeam, load, stays } from './crane-jib.ts'
import { barrier, brokenCrate } from './crane-mishap.ts'

/** The crane with its treadwheel; its rope is frayed, and a crate has come down one step away from somebody. @param at middle of its foot. Returns its lanterns. */
export function harbourCrane(s: Sketch, [x, y]: Point): { top: Point; jib: Point; door: Point } {
  const tip: Point = [x + 288, y - 424]
  drum(s, [x, y])
  stays(s, [x, y], tip)
  cabin(s, [x, y - 112])
  jibBeam(s, [x + 62, y - 138], tip)
  roof(s, [x, y - 236])
  const top = lanternHouse(s, [x, y - 338], 46, '#C4604E')
  load(s, [tip[0] + 14, tip[1]], y)
  const jib = lantern(s, [x + 186, y - 282], 58)
  const door = bracketLantern(s, [x - 66, y - 96], 44, -1)
  brokenCrate(s, [x + 226, y + 8])
  barrier(s, [x + 118, y + 10])
  return { top, jib, door }
}

function drum(s: Sketch, [x, y]: Point): void {
  const body = polygon([
    [x - 88, y],
    [x - 76, y - 112],
    [x + 76, y - 112],
    [x + 88, y],
  ])
  s.light.occluder(body)
  s.light.surface(body, 0.34)
  masonry(s, {
    outline: body,
    box: [x - 88, y - 112, 176, 112],
    course: 19,
    lit: '#C9B4B8',
    dark: '#465280',
    joint: '#46507E',
    rough: 0.22,
    seed: 901,
  })
  s.fill(
    body,
    s.picture.linear(
      [
        [0, s.c('#F2CDBE'), 0.24],
        [0.3, s.c('#F2CDBE'), 0],
        [1, s.c('#14244A'), 0.4],
      ],
      [0, 0],
      [1, 0],
    ),
  )
  const frame = arch(x - 34, y - 82, 60, 82)
  s.light.occluder(frame)
  s.light.surface(frame, 0.4)
  s.fill(frame, s.across('#D9C8C2', '#8E8CA8'))
  const door = arch(x - 27, y - 75, 46, 75)
  s.fill(door, s.across('#7A4A4C', '#43304A'))
  s.light.surface(door, 0.3)
  s.stroke(
    line([
      [x - 12, y - 70],
      [x - 12, y - 2],
    ]) +
      line([
        [x + 4, y - 70],
        [x + 4, y - 2],
      ]),
    s.c('#2E2444'),
    1.6,
    0.6,
  )
  const light = ellipse(x - 4, y - 52, 8, 8)
  s.fill(light, s.c('#4A6496'))
  s.light.window(light, [x - 4, y - 52], 16)
  drift(
    s,
    [
      [x - 94, y + 4],
      [x - 30, y + 5],
    ],
    { up: 14, drop: 3, seed: 902 },
  )
  drift(
    s,
    [
      [x + 30, y + 5],
      [x + 94, y + 4],
    ],
    { up: 12, drop: 3, seed: 903 },
  )
}

/** The timber cabin turns on the drum; in its round opening runs the treadwheel. @param at middle of its foot. */
function cabin(s: Sketch, [x, y]: Point): void {
  const ring = rect(x - 92, y - 12, 184, 16)
  s.light.occluder(ring)
  s.light.surface(ring, 0.6)
  const walls = polygon([
    [x - 82, y - 12],
    [x - 88, y - 132],
    [x + 88, y - 132],
    [x + 82, y - 12],
  ])
  s.light.occluder(walls)
  s.light.surface(walls, 0.42)
  s.fill(walls, s.across('#C08E68', '#8A6258', '#4A3C58'))
  let boards = ''
  for (let at = -74; at < 84; at += 13)
    boards += line([
      [x + at, y - 14],
      [x + at * 1.06, y - 130],
    ])
  s.stroke(boards, s.c('#3A2C48'), 1.6, 0.5)
  s.fill(ring, s.across('#A87A60', '#6A4E58', '#3A3054'))
  const opening = ellipse(x - 2, y - 70, 58, 58)
  s.fill(ellipse(x - 2, y - 70, 65, 65), s.across('#DDB48C', '#8A6A62', '#54465E'))
  s.light.occluder(ellipse(x - 2, y - 70, 65, 65))
  s.fill(opening, s.down('#1D2750', '#3A3354'))
  s.light.window(opening, [x - 2, y - 70], 56)
  let wheel = ''
  for (let i = 0; i < 8; i++) {
    const turn = (i * Math.PI) / 8 + 0.2
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    wheel += polygon([
      [x - 2 - dx * 54 - dy * 2.4, y - 70 - dy * 54 + dx * 2.4],
      [x - 2 + dx * 54 - dy * 2.4, y - 70 + dy * 54 + dx * 2.4],
      [x - 2 + dx * 54 + dy * 2.4, y - 70 + dy * 54 - dx * 2.4],
      [x - 2 - dx * 54 + dy * 2.4, y - 70 - dy * 54 - dx * 2.4],
    ])
  }
  s.light.occluder(wheel + ellipse(x - 2, y - 70, 13, 13))
  s.fill(wheel, s.across('#B9805E', '#5E4658'))
  s.stroke(ellipse(x - 2, y - 70, 50, 50), s.c('#94695A'), 9)
  s.stroke(ellipse(x - 2, y - 70, 50, 50), s.c('#4A3452'), 1.6, 0.7)
  s.stroke(ellipse(x - 3, y - 71, 54, 54), s.c('#E3B494'), 1.6, 0.4)
  s.fill(ellipse(x - 2, y - 70, 13, 13), s.across('#E3B878', '#7D5A4C'))
  for (const at of [-84, 78]) {
    const post = rect(x + at, y - 132, 8, 122)
    s.light.occluder(post)
    s.fill(post, s.across('#D9A67C', '#6A4E5A'))
  }
}

/** @param at middle of the eaves. */
function roof(s: Sketch, [x, y]: Point): void {
  const shape = polygon([
    [x - 122, y + 8],
    [x - 24, y - 96],
    [x + 24, y - 96],
    [x + 122, y + 8],
  ])
  s.fill(rect(x - 88, y, 176, 22), s.c('#0F1E42'), 0.45)
  s.light.occluder(shape)
  for (const [from, to, colour] of [
    [-122, -60, '#6E6A8E'],
    [-60, 60, '#4F5480'],
    [60, 122, '#2C3664'],
  ] as const) {
    const face = polygon([
      [x + from, y + (Math.abs(from) > 100 ? 6 : 12)],
      [x + from * 0.2, y - 96],
      [x + to * 0.2, y - 96],
      [x + to, y + (Math.abs(to) > 100 ? 6 : 12)],
    ])
    s.light.surface(face, 0.6)
    s.fill(face, s.c(colour))
  }
  let rows = ''
  for (const t of [0.7, 0.82, 0.93])
    for (let at = -0.98; at < 0.96; at += 0.14) {
      const half = 24 + 98 * t
      rows += `M${r(x + at * half)} ${r(y - 96 + 106 * t)}q${r(half * 0.07)} 7 ${r(half * 0.14)} 0`
    }
  s.stroke(rows, s.c('#1B254E'), 1.7, 0.6)
  drift(
    s,
    [
      [x - 92, y - 22],
      [x - 54, y - 58],
      [x - 24, y - 94],
      [x + 24, y - 94],
      [x + 56, y - 56],
      [x + 90, y - 24],
    ],
    { up: 9, drop: 17, seed: 904 },
  )
  icicles(
    s,
    [
      [x - 116, y + 8],
      [x - 60, y + 13],
      [x + 60, y + 13],
      [x + 116, y + 8],
    ],
    20,
    905,
  )
  drift(
    s,
    [
      [x - 124, y + 4],
      [x - 60, y + 10],
      [x + 60, y + 10],
      [x + 124, y + 4],
    ],
    { up: 8, drop: 6, seed: 906 },
  )
}
