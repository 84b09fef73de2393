import { rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { stoneWall } from '../studio/stone-wall.ts'

/** A report with one line in it, and the rope's end that knows more. */
export function oneLineReport(): Spot {
  const foot = [132, 400] as const
  const s = new Spot(flameOf(foot, 200), 760)
  stoneWall(s, 600, false)
  table(s, 330, 570)
  lantern(s, foot, 200)
  s.placed([470, 300], -5, 1, () => report(s))
  rope(s)
  s.placed([322, 486], -18, 1, () => {
    s.fill(rect(-66, 4, 150, 12), '#081733', 0.35)
    s.form(rect(-80, -8, 130, 16), '#3F8A82', { from: 'top', rim: 2 })
    s.form('M50 -8L82 0L50 8Z', '#E9D8C2', { rim: 0 })
    s.form(rounded(-96, -8, 20, 16, 5), '#C4583C', { rim: 0 })
  })
  return s
}

/** A form on a board: one line is filled in, five are empty. */
function report(s: Spot): void {
  s.fill(rect(-158, -196, 348, 436), '#081733', 0.4)
  s.form(rounded(-174, -212, 348, 432, 14), '#7A5148', { depth: 0.6, rim: 4 })
  s.form(rect(-152, -176, 304, 376), '#EADFCC', { depth: 0.34, rim: 3 })
  s.form(rounded(-56, -228, 112, 44, 12), '#B9C3D6', { depth: 0.6, rim: 3 })
  s.fill(rect(-126, -144, 150, 18), '#5B5F8C', 0.6)
  let empty = ''
  for (let i = 0; i < 6; i++) empty += rect(-126, -66 + i * 46, 252, 3)
  s.fill(empty, '#8A7A8C', 0.6)
  s.stroke(
    'M-122 -80q10 -24 18 -4t16 0t18 -6t16 4t20 -8t14 8M-2 -78q10 -20 18 -2t18 -2t16 -4t20 4t14 -6',
    '#2A3A6E',
    5,
  )
}

/** The broken end, its strands apart. */
function rope(s: Spot): void {
  const d = 'M980 380Q860 352 800 412T676 470'
  s.within('transform="translate(6 16)"', () => s.stroke(d, '#081733', 44, 0.4))
  s.stroke(d, '#7A5A40', 46)
  s.stroke(d, '#C9A06A', 38)
  s.stroke(
    'M940 352l-14 44M902 350l-10 44M866 358l2 44M838 372l18 38M812 396l26 28M790 416l18 36M760 434l6 42M726 444l-2 44M694 450l-8 40',
    '#7A4E38',
    5,
    0.6,
  )
  for (const [end, width] of [
    ['M684 458Q640 444 606 466', 12],
    ['M682 468Q640 470 600 498', 13],
    ['M684 476Q650 492 628 528', 12],
    ['M684 462Q648 456 620 440', 8],
    ['M684 472Q646 480 612 516', 7],
  ] as const) {
    s.stroke(end, '#7A5A40', width)
    s.stroke(end, '#E2C08C', width * 0.7)
  }
}
