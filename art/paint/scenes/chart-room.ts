/** The chart room of the wreck, behind its list: `npx tsx art/paint/scenes/chart-room.ts`. */
import { ellipse, polygon, r, rect, type Point } from '../lib/path.ts'
import { Picture } from '../lib/picture.ts'
import { deepGlow, deepLamp } from './parts/deep-lamp.ts'
import { Diver } from './parts/diver.ts'
import { portlight } from './parts/bell-room.ts'
import { kelp } from './parts/kelp.ts'
import { shoal } from './parts/under-water.ts'

const TABLE = 800
const picture = new Picture(1920, 1080)
picture.group('background', inside())
picture.write('scenes/lantern-isles/chart-room/scene.svg')

function inside(): string {
  const s = new Diver(picture, 0, 0.18)
  planks(s)
  for (const [x, seed] of [
    [420, 711],
    [960, 712],
    [1500, 713],
  ] as const)
    portlight(s, [x, 330], x === 960 ? 190 : 140, () => {
      shoal(s, [x - 30, 310], 20, 8, seed, x === 960 ? -1 : 1)
      kelp(s, [x + 50, 540], 200, 4, seed + 10)
    })
  rack(s, [150, 690])
  rack(s, [1640, 690])
  table(s)
  chart(s)
  compass(s, [1390, 890])
  divider(s, [600, 862])
  for (const x of [690, 1230]) {
    deepGlow(s, [x, 190], 420, 0.4)
    deepLamp(s, [x, 96], 120, 270)
  }
  deepGlow(s, [960, 840], 620, 0.3)
  return s.markup()
}

function planks(s: Diver): void {
  s.fill(rect(0, 0, 1920, 1080), s.down('#3E3244', '#7A5648', '#8E6650'))
  for (let y = 0; y < TABLE; y += 74) {
    s.stroke(`M0 ${y}H1920`, s.c('#2A2034'), 5, 0.5)
    s.stroke(`M0 ${y + 5}H1920`, s.c('#D9A870'), 2, 0.25)
  }
  for (const x of [232, 690, 1230, 1688]) {
    s.fill(rect(x - 26, 0, 52, TABLE), s.across('#B98A60', '#7E5A4A', '#4A3844'))
    s.stroke(`M${x - 26} 0V${TABLE}`, s.c('#F2CD94'), 2, 0.35)
  }
  s.fill(
    rect(0, 0, 1920, 1080),
    s.picture.radialAt(
      [
        [0, '#F0B674', 0.4],
        [0.45, '#B98A68', 0.14],
        [1, '#0C2138', 0.64],
      ],
      [960, 520],
      1200,
      0.7,
    ),
  )
}

/** Rolled charts in a rack, their ends towards us. @param at its lower left corner */
function rack(s: Diver, [x, y]: Point): void {
  s.fill(rect(x - 12, y - 232, 154, 244), s.c('#2A2034'), 0.6)
  s.fill(rect(x, y - 220, 130, 220), s.across('#8E6650', '#5A4444'))
  for (const [row, column] of [0, 1, 2, 3].flatMap((at) => [0, 1, 2].map((to) => [at, to] as const))) {
    const at: Point = [x + 24 + column * 41, y - 190 + row * 53]
    s.fill(ellipse(...at, 18, 18), s.across('#FBEFD2', '#C9A87C'))
    s.stroke(ellipse(...at, 11, 11), s.c('#8A6A50'), 2.4, 0.8)
    s.stroke(ellipse(...at, 5, 5), s.c('#8A6A50'), 2, 0.8)
  }
}

function table(s: Diver): void {
  s.fill(
    polygon([
      [240, TABLE - 70],
      [1680, TABLE - 70],
      [1860, 1010],
      [60, 1010],
    ]),
    s.down('#9A6A4C', '#B98458'),
  )
  s.fill(rect(60, 1010, 1800, 70), s.down('#6A4A40', '#3A2C38'))
  s.stroke('M60 1010H1860', s.c('#FFE2B0'), 4, 0.5)
}

/** The sea around the isles, with a course laid on it. */
function chart(s: Diver): void {
  s.fill(
    polygon([
      [520, 756],
      [1400, 756],
      [1500, 984],
      [420, 984],
    ]),
    s.across('#F4E6C4', '#E8D2A4', '#C4A880'),
  )
  for (const [x, y, w, h] of [
    [700, 820, 84, 22],
    [884, 796, 50, 14],
    [1090, 870, 110, 30],
    [1270, 810, 66, 18],
    [620, 920, 70, 22],
  ] as const) {
    s.fill(ellipse(x, y, w, h), s.c('#B9A070'), 0.8)
    s.fill(ellipse(x - 6, y - 4, w * 0.72, h * 0.66), s.c('#8FA07A'), 0.8)
    s.stroke(ellipse(x, y, w + 14, h + 6), s.c('#7FA0A0'), 2, 0.7)
  }
  s.stroke('M560 950Q760 860 900 850T1200 826L1350 784', s.c('#B3392F'), 5, 0.85)
  for (const [x, y] of [
    [560, 950],
    [900, 850],
    [1350, 784],
  ] as const)
    s.fill(ellipse(x, y, 11, 7), s.c('#B3392F'))
}

function compass(s: Diver, [x, y]: Point): void {
  s.fill(ellipse(x + 8, y + 18, 104, 52), s.c('#1C1A2C'), 0.5)
  s.fill(ellipse(x, y, 100, 54), s.across('#FBE2B4', '#C98F5C', '#6A4A48'))
  s.fill(ellipse(x, y - 4, 82, 42), s.c('#F4ECD8'))
  s.fill(
    polygon([
      [x, y - 38],
      [x + 12, y - 4],
      [x, y + 28],
      [x - 12, y - 4],
    ]),
    s.c('#2A3050'),
  )
  s.fill(
    polygon([
      [x, y - 38],
      [x + 12, y - 4],
      [x - 12, y - 4],
    ]),
    s.c('#B3392F'),
  )
}

function divider(s: Diver, [x, y]: Point): void {
  s.stroke(`M${r(x)} ${r(y - 52)}L${r(x - 60)} ${r(y + 66)}`, s.c('#C9B48C'), 9)
  s.stroke(`M${r(x)} ${r(y - 52)}L${r(x + 74)} ${r(y + 50)}`, s.c('#E8CE9C'), 9)
  s.fill(ellipse(x, y - 56, 15, 15), s.across('#FBE2B4', '#8A5F4A'))
}
