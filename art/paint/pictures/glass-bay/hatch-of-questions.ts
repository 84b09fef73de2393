import { ellipse, r, rect, type Point } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { plaster } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

const MIDDLE: Point = [520, 326]
const INK = '#2A3A5E'

/** A hand on the hatch's wheel; four plates above it ask what must be answered first. */
export function hatchOfQuestions(): Spot {
  const foot = [124, 512] as const
  const s = new Spot(flameOf(foot, 190), 740)
  plaster(s, '#6A4A4E')
  s.form(rect(-10, 512, 980, 100), '#54406A', { from: 'top', depth: 0.6 })
  lantern(s, foot, 190)
  hatch(s)
  for (const [x, y, sign] of [
    [214, 176, eye],
    [330, 92, lever],
    [712, 92, bubble],
    [826, 176, back],
  ] as const)
    plate(s, [x, y], sign)
  hand(s, {
    pose: 'grip',
    at: [640, 352],
    turn: 34,
    scale: 1.24,
    skin: SKINS.tan,
    sleeve: '#3F7478',
    arm: 380,
  })
  return s
}

function hatch(s: Spot): void {
  const [x, y] = MIDDLE
  s.shadow([x + 16, y + 22], 250, 246, 0.6)
  s.form(ellipse(x, y, 216, 216), '#B98058', { depth: 0.7, rim: 6 })
  s.form(ellipse(x, y, 182, 182), '#8A5E4A', { depth: 0.65, rim: 3 })
  for (let i = 0; i < 16; i++) {
    const a = ((i + 0.5) * Math.PI) / 8
    s.form(ellipse(x + Math.cos(a) * 199, y + Math.sin(a) * 199, 8, 8), '#F2CE94', { rim: 2 })
  }
  s.fill(
    ellipse(x, y, 92, 92),
    s.picture.linear(
      [
        [0, '#B8F2DC'],
        [0.5, '#3F9AA4'],
        [1, '#14506E'],
      ],
      [0.2, 0],
      [0.7, 1],
    ),
  )
  s.stroke(ellipse(x, y, 92, 92), '#5A3E42', 12)
  let spokes = ''
  for (let i = 0; i < 3; i++) {
    const a = (i * Math.PI) / 3 + 0.24
    const [cos, sin] = [Math.cos(a) * 136, Math.sin(a) * 136]
    spokes += `M${r(x - cos)} ${r(y - sin)}L${r(x + cos)} ${r(y + sin)}`
  }
  const wheel = ellipse(x, y, 136, 136)
  s.within('transform="translate(6 10)"', () => s.stroke(wheel + spokes, '#1A1230', 24, 0.4))
  s.stroke(wheel + spokes, '#6E2F40', 26)
  s.stroke(wheel + spokes, '#C4583C', 18)
  s.within('transform="translate(-2 -4)"', () => s.stroke(wheel, '#FFC9A0', 4, 0.6))
  s.form(ellipse(x, y, 28, 28), '#D9A866', { rim: 4 })
}

function plate(s: Spot, at: Point, sign: (s: Spot) => void): void {
  s.placed(at, 0, 1, () => {
    s.fill(rounded(-48, -40, 108, 96, 14), '#101C3C', 0.4)
    s.form(rounded(-54, -48, 108, 96, 14), '#EADFCC', { depth: 0.4, rim: 3 })
    sign(s)
  })
}

/** What does it see? */
function eye(s: Spot): void {
  s.fill('M-38 0Q0 -42 38 0Q0 42 -38 0Z', INK)
  s.fill(ellipse(0, 0, 17, 17), '#EADFCC')
  s.fill(ellipse(0, 0, 9, 9), INK)
}

/** What may it do? */
function lever(s: Spot): void {
  s.fill(rounded(-32, 16, 64, 14, 5), INK)
  s.stroke('M0 18L18 -14', INK, 9)
  s.fill(ellipse(21, -20, 12, 12), '#C4583C')
}

/** Where does it ask? */
function bubble(s: Spot): void {
  s.fill(`${rounded(-36, -32, 72, 48, 16)}M-18 12L-22 34L4 14Z`, INK)
  s.fill(ellipse(-18, -8, 5, 5) + ellipse(0, -8, 5, 5) + ellipse(18, -8, 5, 5), '#EADFCC')
}

/** How is it undone? */
function back(s: Spot): void {
  s.stroke('M-20 -12H12A20 20 0 0 1 12 28H-16', INK, 10)
  s.fill('M-14 -36V12L-42 -12Z', INK)
}
