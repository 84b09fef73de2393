import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { crate, plaster } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

const FLOOR = 424

/** A store room that nobody has looked after: six things in it will hurt somebody, three are as they should be. */
export function storeRoom(): Spot {
  const foot: Point = [688, 330]
  const s = new Spot(flameOf(foot, 92), 760, 'right')
  plaster(s, '#3C5A86')
  boards(s)
  door(s)
  shelf(s)
  pipe(s)
  bracket(s)
  firstAid(s)
  coil(s)
  cupboard(s, foot)
  toolbox(s)
  cratesInTheWay(s)
  puddle(s)
  cable(s)
  sockets(s)
  return s
}

function boards(s: Spot): void {
  s.fill(rect(0, FLOOR, 960, 176), s.down('#7C5D58', '#262C52'))
  for (const [index, y] of [442, 466, 498, 544].entries())
    s.stroke(`M0 ${y}H960`, '#20264A', 2 + index * 0.5, 0.4)
  s.fill(rect(0, FLOOR - 12, 960, 12), '#2A3D68')
  s.pool([640, 500], 460, 100, 0.34)
}

/** The way out, with its green lamp above. */
function door(s: Spot): void {
  s.form(rect(392, 142, 152, 282), '#8C94AC', { depth: 0.5, rim: 3 })
  s.form(rect(404, 154, 128, 270), '#54709E', { depth: 0.5, rim: 2 })
  s.form(rect(418, 170, 100, 96), '#496290', { depth: 0.4, rim: 0 })
  s.form(rounded(408, 286, 112, 14, 7), '#C9D2E2', { depth: 0.4 })
  s.glow([468, 108], 92, 0.42, '#5FE0A0')
  s.form(rounded(424, 84, 88, 46, 6), '#1E9A62', { depth: 0.16, rim: 0, warmth: 0 })
  s.fill(
    polygon([
      [440, 103],
      [470, 103],
      [470, 94],
      [492, 107],
      [470, 120],
      [470, 111],
      [440, 111],
    ]),
    '#EAFFF4',
  )
}

/** Shelves of steel; on the uppermost a crate stands half beyond the edge. */
function shelf(s: Spot): void {
  s.shadow([178, FLOOR + 4], 150, 14, 0.6)
  for (const x of [54, 288]) s.form(rect(x, 112, 12, FLOOR - 112), '#7E8CAD', { depth: 0.5 })
  for (const y of [168, 262, 356]) s.form(rect(50, y, 254, 12), '#93A0BE', { depth: 0.44 })
  crate(s, [112, 262], 84, 66, '#8A6248')
  crate(s, [218, 262], 92, 56, '#7C5A48')
  crate(s, [104, 356], 72, 58, '#7C5A48')
  s.form(rounded(160, 306, 46, 50, 8), '#5F8C7C')
  s.form(rounded(216, 296, 52, 60, 8), '#B7794A')
  crate(s, [104, 168], 76, 52, '#7C5A48')
  s.within('transform="rotate(9 300 168)"', () => crate(s, [300, 176], 104, 76, '#A06A48'))
}

/** A pipe below the ceiling that drips. */
function pipe(s: Spot): void {
  s.form(rect(0, 40, 960, 20), '#8793AE', { from: 'below', depth: 0.5 })
  for (const x of [190, 590, 800]) s.form(rect(x, 34, 16, 32), '#6C7A9A', { from: 'below', depth: 0.5 })
  s.fill('M596 66q9 16 0 22q-9-6 0-22Z', '#BFE3F2', 0.9)
  s.fill('M596 232q11 20 0 28q-11-8 0-28Z', '#BFE3F2', 0.85)
}

/** The red plate says what hangs here, and nothing does. */
function bracket(s: Spot): void {
  s.form(rounded(838, 132, 72, 72, 6), '#C23B34', { depth: 0.3 })
  s.fill(rounded(868, 158, 20, 36, 8), '#FBEDEA')
  s.fill(rect(873, 146, 10, 14), '#FBEDEA')
  s.stroke('M873 152q-16 2-18 18', '#FBEDEA', 5)
  s.form(rect(866, 238, 18, 62), '#8893AC', { depth: 0.5 })
  s.stroke('M850 262h50v14', '#A7B2CA', 7)
}

function firstAid(s: Spot): void {
  s.form(rounded(598, 138, 96, 70, 8), '#E9EEEC', { depth: 0.34 })
  s.fill(rect(639, 152, 14, 42), '#2B8A58')
  s.fill(rect(625, 166, 42, 14), '#2B8A58')
}

/** Rope, wound and hung up. */
function coil(s: Spot): void {
  s.form(rounded(766, 150, 10, 18, 4), '#8893AC')
  for (const [index, radius] of [40, 33, 26].entries())
    s.stroke(ellipse(771, 208, radius * 0.82, radius), index === 1 ? '#A9824F' : '#C9A06A', 8)
}

function cupboard(s: Spot, foot: Point): void {
  s.shadow([688, FLOOR + 2], 110, 12, 0.6)
  s.form(rect(598, 330, 180, FLOOR - 330), '#6E5147', { depth: 0.5 })
  s.form(rect(590, 322, 196, 12), '#93694F', { depth: 0.4 })
  for (const x of [608, 694]) s.form(rect(x, 344, 76, 68), '#7C5B4D', { depth: 0.4, rim: 2 })
  lantern(s, foot, 92)
}

/** Closed, and out of the way. */
function toolbox(s: Spot): void {
  s.shadow([864, FLOOR + 12], 66, 9, 0.55)
  s.stroke('M836 384v-14h56v14', '#55607C', 7)
  s.form(rounded(806, 384, 116, 50, 6), '#3F7A86', { depth: 0.5 })
  s.form(rect(806, 400, 116, 6), '#2F5C68', { rim: 0 })
  s.form(rounded(852, 394, 24, 16, 3), '#D5BE84')
}

/** Before the only way out. */
function cratesInTheWay(s: Spot): void {
  s.shadow([470, 474], 110, 14, 0.7)
  crate(s, [428, 470], 92, 84, '#96674A')
  crate(s, [520, 474], 84, 72, '#7F5A48')
  crate(s, [462, 386], 88, 66, '#A5734F')
}

function puddle(s: Spot): void {
  s.fill(ellipse(612, 520, 92, 20), '#1B3C66', 0.85)
  s.fill(ellipse(606, 517, 78, 14), '#4F86AE', 0.7)
  s.fill(ellipse(636, 513, 30, 5), '#FFD9A0', 0.6)
  s.stroke(ellipse(600, 518, 24, 5), '#BFE3F2', 2, 0.7)
}

/** From one wall to the other, across the floor where everybody walks. */
function cable(s: Spot): void {
  const lies = 'M316 440C330 486 276 512 180 522C96 532 60 548 40 600'
  s.stroke(lies, '#0A1730', 12, 0.45)
  s.stroke(lies, '#E0843E', 7)
  s.stroke(lies, '#FFC48A', 2, 0.6)
  s.form(rounded(306, 414, 22, 30, 5), '#D8DEE8')
}

/** One strip in another, and all of them full. */
function sockets(s: Spot): void {
  s.stroke('M930 424C940 452 922 470 888 482', '#1A2340', 6)
  for (const [x, y, turn] of [
    [742, 484, -7],
    [806, 526, 4],
  ] as const)
    s.placed([x, y], turn, 1, () => {
      s.shadow([54, 24], 74, 9, 0.6)
      s.form(rounded(-8, 0, 132, 24, 6), '#E4E7EA', { depth: 0.4 })
      for (const at of [6, 36, 66, 96]) {
        s.form(rounded(at, -16, 18, 22, 4), at === 66 ? '#B9483E' : '#2C3654', { depth: 0.4, rim: 2 })
        s.stroke(`M${at + 9} -15q${at - 50} -26 ${(at - 50) * 0.8} -44`, '#1A2340', 4)
      }
    })
  s.stroke('M868 494q24 8 14 24', '#1A2340', 6)
}
