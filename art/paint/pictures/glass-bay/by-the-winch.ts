import { mix } from '../../lib/colour.ts'
import { ellipse, line, rect, type Point } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { limb } from '../studio/limb.ts'
import { patient } from '../studio/patient.ts'
import { pier } from '../studio/pier.ts'
import { Spot } from '../studio/spot.ts'

/** Somebody lies on the barge beside the winch; a cable lies in the puddle in front. */
export function byTheWinch(): Spot {
  const foot = [108, 430] as const
  const s = new Spot(flameOf(foot, 180), 700)
  pier(s, 318, 176)
  winch(s, [316, 372])
  lantern(s, foot, 180)
  s.placed([566, 418], 3, 0.72, () =>
    patient(s, { skin: SKINS.fair, hair: '#5A3A2C', coat: '#3B6C74', shirt: '#C9CFE0' }),
  )
  puddle(s)
  fallenMug(s, [826, 502])
  return s
}

/** A drum of rope between two cheeks of iron. @param at middle of its foot */
function winch(s: Spot, [x, y]: Point): void {
  s.shadow([x, y + 4], 170, 22, 0.65)
  s.stroke(`M${x} ${y - 96}Q${x + 60} ${y - 230} ${x + 128} ${y - 392}`, '#B08A5C', 7)
  s.form(rect(x - 130, y - 26, 260, 26), '#4A5480', { from: 'top', rim: 3 })
  s.form(rounded(x - 92, y - 150, 184, 116, 30), '#B5854E', { from: 'top', depth: 0.7, rim: 3 })
  for (let i = 0; i < 9; i++)
    s.stroke(`M${x - 80 + i * 20} ${y - 148}q9 56 0 112`, mix('#B5854E', '#3A2440', 0.55), 4, 0.7)
  for (const side of [-1, 1]) {
    s.form(rounded(x + side * 106 - 15, y - 178, 30, 172, 12), '#5F6A97', { depth: 0.6, rim: 4 })
    s.fill(ellipse(x + side * 106, y - 92, 8, 8), '#2A365F')
  }
  s.form(limb([x - 128, y - 92, 9], [x - 172, y - 92, 9]), '#7A86AE', { rim: 2 })
  s.form(limb([x - 172, y - 140, 10], [x - 172, y - 44, 10]), '#7A86AE', { rim: 3 })
  s.form(rounded(x - 188, y - 166, 32, 34, 12), '#C2412F', { rim: 3 })
}

/** Water on the boards with the sky in it, and a cable that ends there bare. */
function puddle(s: Spot): void {
  const water = 'M250 524Q300 488 420 496Q520 486 566 514Q596 542 500 556Q390 574 300 560Q226 552 250 524Z'
  s.fill(
    water,
    s.picture.linear(
      [
        [0, '#8FA6CE'],
        [0.5, '#5A78AE'],
        [1, '#2C477E'],
      ],
      [0, 0],
      [0.3, 1],
    ),
  )
  s.inside(water, () => {
    s.fill(ellipse(300, 512, 120, 16), '#FFC98A', 0.5)
    s.stroke('M330 536q70 -12 150 0M380 516q60 -8 120 0', '#DCE8F6', 4, 0.5)
  })
  s.stroke(water, '#C9D8EE', 3, 0.5)
  const cable = 'M-10 560Q120 588 190 546T340 532'
  s.stroke(cable, '#14183A', 15)
  s.stroke(cable, '#E0A032', 9)
  s.stroke('M352 530q16 -14 34 -10M352 532q18 0 36 6M350 535q14 12 30 18', '#F0B880', 4)
  s.stroke(
    line([
      [404, 504],
      [420, 492],
    ]) +
      line([
        [412, 530],
        [434, 528],
      ]) +
      line([
        [402, 552],
        [418, 562],
      ]),
    '#FFF0C0',
    5,
  )
  s.glow([388, 530], 70, 0.5)
}

/** Lying, what was in it runs along the boards. */
function fallenMug(s: Spot, [x, y]: Point): void {
  s.fill(
    `M${x - 44} ${y + 8}Q${x - 120} ${y + 2} ${x - 150} ${y + 20}Q${x - 120} ${y + 40} ${x - 40} ${y + 26}Z`,
    '#4A2A30',
    0.8,
  )
  s.shadow([x + 6, y + 30], 66, 12, 0.6)
  s.placed([x, y + 2], -82, 1, () => {
    s.stroke('M24 -14q34 -4 30 22q-4 20 -30 18', mix('#3F8A86', '#10244C', 0.4), 9)
    s.form('M-26 -40L-24 36Q0 46 24 36L26 -40Z', '#3F8A86', { depth: 0.6, rim: 3 })
    s.fill(ellipse(0, -40, 26, 10), '#5A3038')
  })
}
