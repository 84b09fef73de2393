import { ellipse, lens, rect } from '../../lib/path.ts'
import { compressions } from '../studio/compressions.ts'
import { rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { pier } from '../studio/pier.ts'
import { Spot } from '../studio/spot.ts'

/** Without a break, until help takes over; it is already on its way over the water. */
export function boatWithBlueLight(): Spot {
  const foot = [76, 420] as const
  const s = new Spot(flameOf(foot, 130), 560)
  pier(s, 376, 186)
  s.placed([690, 322], 0, 1.16, () => rescueBoat(s))
  lantern(s, foot, 130)
  s.placed([124, 196], 0, 0.6, () => compressions(s))
  return s
}

/** Bow to the left, its foot on the water at 0,0; 330 wide. */
function rescueBoat(s: Spot): void {
  s.fill(lens(10, 12, 220, 13), '#0A1A3A', 0.5)
  s.form(rect(-52, -92, 104, 54), '#DCE3EE', { depth: 0.5, rim: 3 })
  for (const x of [-44, -10, 24]) s.fill(rounded(x, -82, 26, 24, 5), '#FFD98A')
  s.form(rounded(-62, -104, 124, 16, 6), '#D9532C', { depth: 0.5 })
  s.form('M-176 -46Q-60 -34 150 -42Q160 -10 132 12H-112Q-150 -4 -176 -46Z', '#E0663A', {
    depth: 0.55,
    rim: 4,
  })
  s.fill('M-158 -26Q-40 -14 146 -20L144 -8Q-40 -2 -146 -13Z', '#F2ECE2', 0.9)
  s.stroke('M0 -104V-150', '#3A3F66', 7)
  s.stroke('M-156 -44V-64H-70M60 -44V-64H136V-42', '#8FA3C8', 4)
  for (const [x, k] of [
    [20, 26],
    [76, 24],
  ] as const)
    s.placed([x + 24, -58], 0, k / 26, () => {
      s.form('M-16 22Q-18 -6 0 -8Q18 -6 16 22Z', '#F0A63C', { depth: 0.5 })
      s.form(ellipse(0, -20, 12, 13), '#C98C66', { rim: 0 })
      s.form('M-14 -20Q-14 -36 0 -36Q14 -36 14 -20Q0 -26 -14 -20Z', '#F2ECE2', { rim: 0 })
    })
  s.glow([0, -158], 150, 0.95, '#5AA8FF')
  s.form(rounded(-10, -170, 20, 24, 8), '#BFE0FF', { rim: 0, warmth: 0 })
  s.fill(
    [
      [-20, 26, 90],
      [-6, 40, 54],
      [6, 54, 70],
    ]
      .map(([x = 0, y = 0, w = 0]) => lens(x, y, w, 3))
      .join(''),
    '#8FC4FF',
    0.6,
  )
  s.fill(`${lens(-186, 10, 46, 6)}${lens(-150, 18, 60, 5)}${lens(160, 16, 70, 5)}`, '#E4EBF5', 0.8)
}
