import { ellipse, polygon, rect, type Point } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

const INK = '#33405F'
const GREEN = '#1E8A5A'
const RED = '#C9382F'

/** The plan that hangs beside every stair and that nobody reads. */
export function planOnWall(): Spot {
  const foot: Point = [892, 424]
  const s = new Spot(flameOf(foot, 130), 900, 'right')
  wall(s)
  s.shadow([440, 540], 400, 30, 0.6)
  s.form(rounded(50, 42, 760, 500, 10), '#8A5A40', { depth: 0.5, rim: 4 })
  s.form(rect(68, 60, 724, 464), '#E8EDF0', { depth: 0.22, rim: 0, warmth: 0.5 })
  rooms(s)
  route(s)
  signs(s)
  s.form(rect(836, 424, 124, 12), '#93694F', { depth: 0.4 })
  lantern(s, foot, 130)
  return s
}

function rooms(s: Spot): void {
  s.fill(rect(96, 92, 520, 400), '#F8FBFC')
  s.fill(rect(96, 252, 520, 80), '#DCE8F2')
  s.stroke('M96 92H616V492H96Z', INK, 7)
  s.stroke('M96 252H180M220 252H330M370 252H480M520 252H616M96 332H250M290 332H430M470 332H616', INK, 5)
  s.stroke('M270 92V252M430 92V252M340 332V492M520 332V492', INK, 5)
  // stairs at both ends of the corridor
  for (const x of [104, 556]) for (let i = 0; i < 5; i++) s.stroke(`M${x + i * 11} 258V326`, '#8C9AB4', 3)
  // the lift
  s.fill(rect(534, 346, 68, 68), '#CBD3DE')
  s.stroke('M534 346h68v68h-68ZM568 346v68', INK, 4)
  s.stroke('M540 352L596 408M596 352L540 408', RED, 9)
}

function route(s: Spot): void {
  s.fill(ellipse(206, 412, 17, 17), '#2B6FB4')
  s.fill(ellipse(206, 412, 7, 7), '#FFFFFF')
  s.stroke('M222 404Q262 388 268 340V296H176', GREEN, 10)
  arrow(s, [150, 296], -1)
  s.stroke('M268 296H520', GREEN, 6, 0.7)
  arrow(s, [546, 296], 1)
  s.stroke('M616 292H690V176', GREEN, 8)
}

function arrow(s: Spot, [x, y]: Point, way: 1 | -1): void {
  s.fill(
    polygon([
      [x, y],
      [x - way * 30, y - 18],
      [x - way * 30, y + 18],
    ]),
    GREEN,
  )
}

function signs(s: Spot): void {
  // extinguisher
  s.fill(rect(350, 208, 38, 38), RED)
  s.fill(rounded(362, 219, 14, 22, 6), '#FFFFFF')
  s.fill(rect(366, 213, 6, 7), '#FFFFFF')
  // call point
  s.fill(rect(446, 338, 38, 38), RED)
  s.stroke(ellipse(465, 357, 11, 11), '#FFFFFF', 4)
  s.fill(ellipse(465, 357, 4, 4), '#FFFFFF')
  // first aid
  s.fill(rect(120, 110, 42, 42), GREEN)
  s.fill(rect(137, 116, 8, 30) + rect(126, 127, 30, 8), '#FFFFFF')
  // where all meet
  s.fill(rounded(648, 92, 92, 82, 8), GREEN)
  for (const [x, y, dx, dy] of [
    [660, 104, 14, 11],
    [728, 104, -14, 11],
    [660, 162, 14, -11],
    [728, 162, -14, -11],
  ] as const)
    s.stroke(`M${x} ${y}l${dx} ${dy}`, '#FFFFFF', 6)
  for (const x of [678, 694, 710]) {
    s.fill(ellipse(x, 126, 6, 6), '#FFFFFF')
    s.fill(rounded(x - 7, 133, 14, 19, 5), '#FFFFFF')
  }
  for (const [x, y] of [
    [664, 220],
    [728, 226],
    [748, 260],
  ] as const) {
    s.fill(rect(x - 3, y + 12, 6, 14), '#8A5A40')
    s.fill(ellipse(x, y, 17, 18), '#7FB08A')
  }
  for (const [y, colour] of [
    [356, RED],
    [398, GREEN],
    [440, '#2B6FB4'],
  ] as const) {
    s.fill(rect(648, y, 24, 24), colour)
    s.stroke(`M688 ${y + 8}h74M688 ${y + 18}h52`, '#8C9AB4', 5)
  }
}
