import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { laptop, rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { folder, sheet } from '../studio/paper.ts'
import { longKey } from '../studio/big-key.ts'
import { plaster, seaWindow } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { portrait } from './whose-data.ts'

const FLOOR = 436
const DESK = 392
/** Skin, hair and coat of those on the whiteboard. */
const PEOPLE = [
  ['#C98C66', '#2A2438', '#3F6F78'],
  ['#7A4A38', '#201C2E', '#C58A4E'],
  ['#E3AE90', '#8A4A34', '#5A6AA0'],
] as const

/** The clerk's office at lunch, nobody in it: seven things lie open to whoever comes by. */
export function officeAtLunch(): Spot {
  const foot: Point = [292, DESK - 4]
  const s = new Spot(flameOf(foot, 118), 700, 'left')
  plaster(s, '#3A5888')
  boards(s)
  seaWindow(s, { box: [46, 104, 172, 176], sun: 0.7, seed: 5 })
  whiteboard(s)
  cabinet(s)
  printer(s)
  desk(s)
  lantern(s, foot, 118)
  laptopOpenToAll(s)
  mugAndPapers(s)
  bin(s)
  chair(s)
  return s
}

function boards(s: Spot): void {
  s.fill(rect(0, FLOOR, 960, 164), s.down('#7A5A58', '#2A2F55'))
  for (const [index, y] of [452, 474, 504, 544].entries())
    s.stroke(`M0 ${y}H960`, '#20264A', 2 + index * 0.5, 0.4)
  s.fill(rect(0, FLOOR - 14, 960, 14), '#2A3D68')
  s.pool([420, 520], 420, 90, 0.34)
}

/** Who is ill, and why, for everybody who walks past the window. */
function whiteboard(s: Spot): void {
  s.fill(rect(296, 84, 262, 162), '#081733', 0.35)
  s.form(rect(286, 74, 262, 162), '#A98560', { depth: 0.6, rim: 3 })
  s.form(rect(295, 83, 244, 144), '#E6E8EA', { depth: 0.34, rim: 0 })
  const rows = [112, 154, 196]
  s.form(rows.map((y) => rounded(458, y - 5, 62, 10, 5)).join(''), '#F6F6F4', { depth: 0.3, rim: 0 })
  for (const [row, y] of rows.entries()) {
    const long = [92, 70, 84][row] ?? 0
    const [skin, hair, coat] = PEOPLE[row] ?? PEOPLE[0]
    portrait(s, [322, y], 14, skin, hair, coat)
    s.stroke(`M348 ${y - 6}h${long}`, '#31508E', 5, 0.85)
    s.stroke(`M348 ${y + 8}h${long * 0.7}`, '#6A7AA6', 4, 0.7)
    thermometer(s, 490, y, row)
  }
  s.form(rounded(360, 236, 110, 8, 3), '#8A6A50', { rim: 0 })
  s.fill(rect(382, 231, 34, 6), '#C24A42')
}

/** How high the fever is; the glass lies below. */
function thermometer(s: Spot, x: number, y: number, row: number): void {
  s.fill(rounded(x - 28, y - 2, 24 + row * 12, 4, 2), '#C8362E')
  s.fill(ellipse(x - 30, y, 8, 8), '#C8362E')
}

/** Steel drawers, one pulled out, the key in the lock. */
function cabinet(s: Spot): void {
  s.shadow([852, 470], 110, 14)
  s.form(rect(770, 178, 164, 290), '#5C6F9A', { depth: 0.62, rim: 4 })
  const drawers = [190, 284, 378]
  s.form(drawers.map((y) => rect(782, y, 140, 82)).join(''), '#6B7FA9', { depth: 0.46, rim: 2 })
  s.form(drawers.map((y) => rounded(826, y + 34, 52, 11, 5)).join(''), '#B9C6DC', { rim: 0 })
  s.fill(
    polygon([
      [770, 300],
      [934, 300],
      [934, 384],
      [770, 384],
    ]),
    '#081733',
    0.5,
  )
  for (const [index, x] of [782, 810, 838, 866].entries())
    s.placed([x + 34, 296], index % 2 ? 3 : -4, 0.4, () =>
      folder(s, 150, 120, index % 2 ? '#C58A4E' : '#9A5A56'),
    )
  s.form(rect(756, 300, 164, 92), '#7A8FB8', { depth: 0.5, rim: 4 })
  s.form(rounded(808, 336, 60, 13, 5), '#C9D4E6', { rim: 0 })
  s.fill(ellipse(898, 322, 9, 9), '#39486E')
  s.placed([898, 352], 90, 0.26, () => longKey(s, '#F0B850', 60))
  s.stroke('M898 318v22', '#F0B850', 5)
}

/** A printer on its cupboard; what came out an hour ago still lies there. */
function printer(s: Spot): void {
  s.shadow([668, 466], 96, 13)
  s.form(rect(590, 356, 150, 110), '#8A5E48', { depth: 0.6, rim: 3 })
  s.stroke('M665 362v100', '#4A3344', 3, 0.6)
  s.form(rounded(600, 288, 132, 70, 10), '#8E9BB8', { depth: 0.5, rim: 4 })
  s.form(rect(616, 272, 100, 18), '#6F7E9F', { rim: 2 })
  s.fill(rect(614, 318, 104, 9), '#1A2648')
  s.fill(ellipse(718, 302, 4.5, 4.5), '#7CE09A')
  s.placed([664, 340], 4, 0.62, () => sheet(s, 130, 74, 3))
  s.fill(rounded(640, 334, 30, 6, 2), '#C24A42', 0.8)
}

function desk(s: Spot): void {
  s.shadow([410, 528], 230, 20)
  s.form([214, 582].map((x) => rect(x, DESK + 20, 20, 116)).join(''), '#6A4640', { depth: 0.6, rim: 3 })
  s.form(rect(470, DESK + 20, 112, 84), '#7A5246', { depth: 0.6, rim: 2 })
  s.form(rounded(506, DESK + 56, 40, 9, 4), '#C99A62', { rim: 0 })
  s.form(
    polygon([
      [222, DESK - 26],
      [594, DESK - 26],
      [616, DESK + 6],
      [200, DESK + 6],
    ]),
    '#9A6A50',
    {
      depth: 0.35,
      rim: 3,
    },
  )
  s.form(rect(200, DESK + 6, 416, 16), '#84583F', { depth: 0.5, rim: 3 })
}

/** Unlocked, a list of customers on the screen, a note with the password on its edge, a strange stick in its side. */
function laptopOpenToAll(s: Spot): void {
  laptop(s, {
    at: [424, DESK],
    width: 158,
    screen: (w, h) => {
      for (let row = 0; row < 4; row++) {
        const y = h * (0.18 + row * 0.2)
        s.fill(ellipse(w * 0.13, y + 6, 7, 7), row % 2 ? '#B0705A' : '#5A6AA0')
        s.fill(rounded(w * 0.24, y, w * 0.3, 6, 2) + rounded(w * 0.62, y, w * 0.28, 6, 2), '#31508E', 0.85)
        s.fill(rounded(w * 0.24, y + 10, w * 0.22, 4, 2), '#7A8FB8', 0.8)
      }
    },
  })
  s.placed([500, 280], 7, 1, () => {
    s.form(rect(-22, -20, 44, 42), '#F4DC6A', { depth: 0.25, rim: 2 })
    for (let i = 0; i < 5; i++) s.fill(ellipse(-13 + i * 6.5, -2, 2.2, 2.2), '#5A4A20')
    s.stroke('M-14 10h22', '#8A7430', 2.6, 0.7)
  })
  s.form(rounded(520, DESK - 11, 36, 13, 4), '#C8403A', { rim: 2, depth: 0.4 })
  s.form(rect(510, DESK - 9, 12, 9), '#D6DCE8', { rim: 0 })
  s.stroke(`M556 ${DESK - 5}q12 10 4 20`, '#E8D6B0', 2.4)
}

function mugAndPapers(s: Spot): void {
  s.form(rounded(236, DESK - 42, 30, 36, 5), '#3F7A78', { depth: 0.5, rim: 3 })
  s.stroke(`M266 ${DESK - 34}q14 8 0 20`, '#3F7A78', 5)
  s.placed([572, DESK - 12], 0, 0.36, () => sheet(s, 130, 40, 2))
}

/** Whole letters in the waste paper, the name on top. */
function bin(s: Spot): void {
  s.shadow([116, 560], 78, 14)
  const back = polygon([
    [62, 440],
    [170, 440],
    [156, 558],
    [76, 558],
  ])
  s.fill(ellipse(116, 442, 54, 12), '#14203F')
  for (const [x, y, turn] of [
    [92, 424, -16],
    [140, 420, 14],
    [116, 410, -3],
  ] as const)
    s.placed([x, y], turn, 0.56, () => sheet(s, 96, 124, 6, '#EFE6D4'))
  s.fill(rounded(98, 384, 34, 6, 2), '#31508E')
  s.form(back, mix('#6A7EA8', '#8A6A50', 0.2), { depth: 0.6, rim: 4 })
  for (let i = 1; i < 6; i++) s.stroke(`M${62 + i * 18} 446L${76 + i * 13.4} 552`, '#2A3A66', 2, 0.5)
}

/** Pushed back: whoever sat here has gone. */
function chair(s: Spot): void {
  s.shadow([392, 578], 90, 12)
  s.stroke('M392 520V560M392 560L346 578M392 560L438 578', '#2A3456', 9)
  s.form(rounded(340, 498, 104, 26, 12), '#46527E', { rim: 3 })
  s.form(rounded(352, 424, 80, 80, 16), '#55639A', { rim: 4, depth: 0.55 })
  s.form('M346 432Q392 414 438 432L450 520Q424 530 412 500H372Q360 530 334 520Z', '#8A4A46', {
    rim: 3,
    depth: 0.5,
  })
}
