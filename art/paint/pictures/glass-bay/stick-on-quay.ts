import { ellipse, rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { pier } from '../studio/pier.ts'
import { Spot } from '../studio/spot.ts'

/** A memory stick on the boards, with a label that tempts. */
export function stickOnQuay(): Spot {
  const foot = [104, 486] as const
  const s = new Spot(flameOf(foot, 190), 700)
  pier(s, 300, 170)
  lantern(s, foot, 190)
  s.pool([420, 440], 420, 110, 0.3)
  s.shadow([596, 452], 250, 34, 0.6)
  s.placed([640, 400], -13, 1.12, () => stick(s))
  s.stroke('M474 444Q440 452 424 432T384 408', '#D9B27A', 5)
  s.placed([330, 418], 11, 1, () => label(s))
  return s
}

/** Its plug to the right, its ring to the left; middle at 0,0. */
function stick(s: Spot): void {
  s.form(rect(96, -34, 96, 68), '#B9C3D6', { depth: 0.6, rim: 3 })
  s.fill(rect(134, -18, 22, 14) + rect(134, 6, 22, 14), '#2A3358')
  s.stroke('M98 -20H188', '#F4F8FC', 4, 0.6)
  s.form(rounded(-140, -50, 240, 100, 22), '#C4583C', { depth: 0.6, rim: 5 })
  s.form(rounded(64, -50, 36, 100, 8), '#7A3440', { depth: 0.5, rim: 2 })
  s.stroke('M-104 -28H40', '#FFE3C2', 7, 0.35)
  s.fill(ellipse(-110, 4, 15, 15), '#3A1E30')
  s.stroke(ellipse(-134, 14, 24, 18), '#8A93A8', 7)
  s.fill(ellipse(24, 6, 11, 11), '#FFD98A')
  s.glow([24, 6], 40, 0.5, '#FFD98A')
}

/** A paper label: a purse's worth of coins and rows of amounts. */
function label(s: Spot): void {
  s.fill('M-112 -46H50L92 6L50 60H-112Z', '#081733', 0.4)
  s.form('M-118 -54H44L86 -2L44 50H-118Z', '#EFE0C6', { depth: 0.34, rim: 3 })
  s.stroke(ellipse(56, -2, 9, 9), '#B07A4A', 5)
  for (const [y, x] of [
    [24, -82],
    [10, -80],
    [-4, -83],
    [-18, -81],
  ] as const) {
    s.form(ellipse(x, y, 26, 10), '#D9A23F', { depth: 0.5, rim: 2 })
    s.stroke(`M${x - 15} ${y - 2}q15 6 30 0`, '#8A5A24', 2.5, 0.6)
  }
  let rows = ''
  for (const [i, long] of [52, 66, 44, 60].entries()) rows += rect(-42, -36 + i * 21, long, 8)
  s.fill(rows, '#5B5F8C', 0.6)
}
