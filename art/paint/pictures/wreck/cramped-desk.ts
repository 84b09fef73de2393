import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { mug, rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { crate, floor, plaster, seaWindow } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

const FLOOR = 470
const TOP = 318
const DESK: readonly [left: number, right: number] = [210, 700]

/** A desk that tires out whoever sits at it: six things are wrong, three are as they should be. */
export function crampedDesk(): Spot {
  const foot: Point = [872, 268]
  const s = new Spot(flameOf(foot, 96), 800, 'right')
  plaster(s, '#3D5B85')
  floor(s, FLOOR)
  s.fill(rect(0, FLOOR - 10, 960, 10), '#2A3D68')
  seaWindow(s, { box: [330, 64, 250, 196] })
  shelf(s, foot)
  desk(s)
  screenOnBooks(s)
  papers(s)
  strip(s)
  underneath(s)
  seat(s)
  plant(s)
  bag(s)
  return s
}

function shelf(s: Spot, foot: Point): void {
  s.form(rect(760, 268, 200, 12), '#93694F', { depth: 0.4 })
  for (const x of [778, 930]) s.form(rect(x, 280, 10, 34), '#7C5B4D', { depth: 0.4 })
  lantern(s, foot, 96)
}

function desk(s: Spot): void {
  s.shadow([455, FLOOR + 6], 280, 18, 0.6)
  for (const x of [DESK[0] + 14, DESK[1] - 32]) s.form(rect(x, TOP, 18, FLOOR - TOP), '#6C7A9A')
  s.form(rect(DESK[0], TOP, DESK[1] - DESK[0], 18), '#A5734F', { depth: 0.4 })
}

/** Far above the eyes, and straight in front of the window. */
function screenOnBooks(s: Spot): void {
  for (const [index, [width, colour]] of (
    [
      [168, '#8E4A44'],
      [150, '#3F7A86'],
      [160, '#B08A4C'],
      [140, '#5B6C96'],
    ] as const
  ).entries())
    s.form(rounded(455 - width / 2, TOP - 24 * (index + 1), width, 23, 3), colour, { depth: 0.4, rim: 2 })
  s.form(rect(444, TOP - 112, 22, 18), '#2C3654', { depth: 0.4 })
  s.glow([455, 130], 170, 0.3, '#8FC4E8')
  s.form(rounded(346, 56, 218, 152, 10), '#33405F', { depth: 0.5 })
  s.fill(
    rect(356, 66, 198, 132),
    s.picture.linear(
      [
        [0, '#E8F3F8'],
        [1, '#8DB6D8'],
      ],
      [0.1, 0],
      [0.9, 1],
    ),
  )
  for (const [x, y, width] of [
    [372, 84, 90],
    [372, 102, 150],
    [372, 120, 132],
    [372, 138, 146],
  ] as const)
    s.fill(rounded(x, y, width, 9, 3), '#4E7FB4', 0.6)
  // the sun that shines into the eyes of whoever looks at it
  s.fill(ellipse(512, 168, 46, 30), '#FFF3D6', 0.8)
}

function papers(s: Spot): void {
  s.form(
    polygon([
      [232, TOP - 2],
      [322, TOP - 2],
      [306, TOP - 60],
      [250, TOP - 60],
    ]),
    '#8893AC',
    { depth: 0.4 },
  )
  s.form(
    polygon([
      [246, TOP - 10],
      [308, TOP - 10],
      [298, TOP - 78],
      [258, TOP - 78],
    ]),
    '#E4E7EA',
    { depth: 0.3, rim: 2 },
  )
}

/** A mug at the very edge, and what lies under it. */
function strip(s: Spot): void {
  mug(s, [684, TOP], 52)
  s.stroke('M700 400C730 408 742 380 760 360', '#1A2340', 6)
  s.form(rounded(612, 390, 92, 22, 5), '#E4E7EA', { depth: 0.4 })
  for (const x of [622, 648, 674]) s.form(rounded(x, 378, 16, 18, 3), '#2C3654', { depth: 0.4, rim: 2 })
}

/** Where the legs should be. */
function underneath(s: Spot): void {
  crate(s, [420, FLOOR - 2], 104, 92, '#8A6248')
  crate(s, [516, FLOOR - 2], 86, 64, '#7C5A48')
  s.form(
    polygon([
      [262, FLOOR],
      [350, FLOOR],
      [340, FLOOR - 26],
      [262, FLOOR - 8],
    ]),
    '#55607C',
    { depth: 0.5 },
  )
}

/** Three legs and no back. */
function seat(s: Spot): void {
  s.shadow([590, 566], 92, 12, 0.6)
  for (const [x, dx] of [
    [552, -16],
    [590, 0],
    [628, 16],
  ] as const)
    s.stroke(`M${x} 476L${x + dx} 564`, '#5B3A33', 12)
  s.form(rounded(524, 456, 132, 26, 12), '#A06A48', { depth: 0.5 })
}

function plant(s: Spot): void {
  s.form(
    polygon([
      [98, FLOOR],
      [158, FLOOR],
      [168, 392],
      [88, 392],
    ]),
    '#B7653E',
    { depth: 0.5 },
  )
  for (const [x, y, turn] of [
    [128, 330, 0],
    [98, 350, -36],
    [158, 350, 36],
    [112, 306, -16],
    [146, 304, 18],
  ] as const)
    s.placed([x, y + 46], turn, 1, () =>
      s.form('M0 20Q-26 -30 0 -86Q26 -30 0 20Z', '#2F7A5E', { depth: 0.5 }),
    )
}

/** Where everybody walks. */
function bag(s: Spot): void {
  s.shadow([806, 556], 104, 13, 0.65)
  s.stroke('M742 512C700 470 660 540 716 560', '#3A2C3E', 9)
  s.stroke('M772 488q34-44 68 0', '#3A2C3E', 9)
  s.form(rounded(732, 484, 150, 72, 16), '#8E4A44', { depth: 0.5 })
  s.form(rounded(756, 506, 102, 36, 8), '#A75A50', { depth: 0.4, rim: 2 })
}
