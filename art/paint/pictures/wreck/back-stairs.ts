import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { crate, floor, plaster } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

const FLOOR = 462

/** The stairs behind the office, which everybody will need at once one day: six things are wrong, three are right. */
export function backStairs(): Spot {
  const foot: Point = [304, 176]
  const s = new Spot(flameOf(foot, 84), 820, 'left')
  plaster(s, '#3A5883')
  floor(s, FLOOR)
  s.fill(rect(0, FLOOR - 10, 960, 10), '#2A3D68')
  fireDoor(s)
  s.form(rect(262, 176, 84, 10), '#8893AC', { depth: 0.4 })
  lantern(s, foot, 84)
  callPoint(s)
  stairs(s)
  hiddenExtinguisher(s)
  coveredSign(s)
  scooter(s)
  notice(s)
  return s
}

/** Held open by a wedge. */
function fireDoor(s: Spot): void {
  s.form(rect(24, 120, 168, 342), '#8C94AC', { depth: 0.5 })
  s.fill(rect(38, 134, 140, 328), '#101F40')
  s.form(
    polygon([
      [38, 134],
      [96, 158],
      [96, 490],
      [38, 462],
    ]),
    '#9A4A42',
    { depth: 0.5 },
  )
  s.form(rounded(82, 318, 9, 30, 4), '#E0C690', { rim: 1 })
  s.shadow([112, 492], 34, 7, 0.6)
  s.form(
    polygon([
      [92, 492],
      [138, 492],
      [92, 468],
    ]),
    '#E0A050',
    { depth: 0.4 },
  )
}

function callPoint(s: Spot): void {
  s.form(rounded(226, 282, 50, 50, 6), '#C9382F', { depth: 0.3 })
  s.form(rounded(238, 294, 26, 26, 3), '#F4E4DC', { depth: 0.2, rim: 1 })
  s.fill(ellipse(251, 307, 6, 6), '#2C3654')
}

function stairs(s: Spot): void {
  for (let step = 0; step < 8; step++) {
    const [x, y] = [452 + step * 58, FLOOR - step * 38]
    s.form(rect(x, y - 38, 960 - x, 38), step % 2 ? '#6F7C9E' : '#7A87A8', { depth: 0.5, rim: 0 })
    s.fill(rect(x, y - 38, 58, 5), '#D5BE84', 0.8)
  }
  // the handrail has come off at its lower end
  s.stroke('M560 330L930 88', '#B7794A', 12)
  s.stroke('M560 330L492 392', '#B7794A', 12)
  s.stroke('M492 392L470 372', '#8A5A40', 9)
  for (const [x, y] of [
    [636, 280],
    [752, 204],
    [868, 130],
  ] as const)
    s.stroke(`M${x} ${y}V${y + 76}`, '#6C7A9A', 7)
  crate(s, [604, FLOOR - 76], 74, 54, '#8A6248')
  crate(s, [700, FLOOR - 152], 66, 62, '#A5734F')
}

/** Behind a stack of paper and a coat. */
function hiddenExtinguisher(s: Spot): void {
  s.form(rounded(386, 286, 34, 84, 12), '#C9382F', { depth: 0.5 })
  s.form(rect(396, 270, 14, 18), '#2C3654')
  s.stroke('M404 276q-26 6-24 40', '#2C3654', 6)
  s.form(rounded(352, 344, 96, 118, 4), '#C7CEDA', { depth: 0.4 })
  for (let y = 360; y < 460; y += 16) s.stroke(`M354 ${y}H446`, '#7C88A4', 2, 0.7)
  s.form(rounded(346, 326, 108, 22, 4), '#E4E7EA', { depth: 0.3 })
}

/** The sign of the way out, with a garland over it. */
function coveredSign(s: Spot): void {
  s.form(rounded(436, 58, 118, 56, 6), '#1E6A4A', { depth: 0.3, rim: 0, warmth: 0.3 })
  s.fill(
    polygon([
      [458, 80],
      [490, 80],
      [490, 68],
      [518, 87],
      [490, 106],
      [490, 94],
      [458, 94],
    ]),
    '#8FB8A4',
  )
  s.stroke('M414 52Q474 132 578 66', '#2F7A5E', 26)
  for (const [x, y] of [
    [432, 74],
    [462, 98],
    [500, 106],
    [538, 92],
    [564, 76],
  ] as const)
    s.form(ellipse(x, y, 9, 9), '#E0604A', { rim: 1 })
}

/** An electric one, at its charger, under the stairs. */
function scooter(s: Spot): void {
  s.shadow([756, 560], 150, 14, 0.6)
  s.stroke('M646 546H850', '#2C3654', 15)
  s.stroke('M850 540L826 400', '#8893AC', 12)
  s.stroke('M798 404L852 392', '#2C3654', 11)
  for (const x of [646, 860]) {
    s.form(ellipse(x, 546, 22, 22), '#1F2947', { depth: 0.4 })
    s.fill(ellipse(x, 546, 8, 8), '#A7B2CA')
  }
  s.stroke('M752 538C760 500 880 520 918 474V430', '#E0843E', 6)
  s.form(rounded(904, 402, 30, 34, 4), '#E4E7EA', { depth: 0.4 })
  s.glow([752, 536], 30, 0.8, '#FF6A4A')
}

function notice(s: Spot): void {
  s.form(rect(604, 84, 118, 88), '#A97C52', { depth: 0.4 })
  for (const [x, y, turn] of [
    [616, 96, -3],
    [666, 98, 3],
  ] as const)
    s.placed([x, y], turn, 1, () => {
      s.form(rect(0, 0, 42, 56), '#EEF2F4', { depth: 0.2, rim: 1 })
      for (const at of [12, 22, 32, 42]) s.stroke(`M7 ${at}H35`, '#7C88A4', 3)
    })
}
