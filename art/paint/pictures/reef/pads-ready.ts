import { mix } from '../../lib/colour.ts'
import { ellipse } from '../../lib/path.ts'
import { defibrillator, pad } from '../studio/defibrillator.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS, hand } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { pier } from '../studio/pier.ts'
import { Spot } from '../studio/spot.ts'

/** The shirt is cut, the skin is dry, the first pad is coming off its sheet. */
export function padsReady(): Spot {
  const foot = [96, 318] as const
  const s = new Spot(flameOf(foot, 170), 720)
  pier(s, 268, 140)
  lantern(s, foot, 170)
  towel(s)
  s.placed([318, 358], 0, 1.5, () => defibrillator(s))
  wires(s)
  s.shadow([520, 456], 120, 24, 0.5)
  s.placed([516, 444], -7, 1, () => {
    s.form(rounded(-98, -56, 196, 116, 14), '#A9BEDC', { depth: 0.4, rim: 3 })
    s.placed([0, 0], 0, 1.7, () => pad(s, [0, 2], 0))
  })
  scissors(s)
  s.placed([640, 250], -16, 1.7, () => pad(s, [0, 0], 0))
  hand(s, {
    pose: 'pinch',
    at: [700, 240],
    turn: 12,
    scale: 1.16,
    skin: SKINS.fair,
    sleeve: '#C4583C',
    arm: 340,
  })
  return s
}

function wires(s: Spot): void {
  for (const [d, own] of [
    ['M420 340Q500 400 540 330T596 268', '#F2A23F'],
    ['M436 386Q486 390 478 430', '#E8EEF4'],
  ] as const) {
    s.within('transform="translate(3 7)"', () => s.stroke(d, '#0A1433', 7, 0.35))
    s.stroke(d, own, 7)
  }
}

function scissors(s: Spot): void {
  s.shadow([764, 466], 130, 20, 0.5)
  s.placed([760, 446], 12, 1, () => {
    for (const [turn, flip] of [
      [-13, -1],
      [13, 1],
    ] as const)
      s.placed([0, 0], turn, 1, () => {
        s.form('M-8 -9L-150 -3Q-154 4 -144 6L-8 9Z', '#B9C6DE', { from: 'top', depth: 0.5, rim: 2 })
        s.stroke(`M4 0L44 ${flip * 8}`, '#C4583C', 15)
        s.stroke(ellipse(74, flip * 17, 30, 22), '#C4583C', 14)
      })
    s.fill(ellipse(0, 0, 7, 7), '#3A3F66')
  })
}

/** A wrung towel, blue stripes at its hem. */
function towel(s: Spot): void {
  const cloth = 'M606 330Q660 306 740 318T900 322Q934 344 914 384Q850 404 770 392T620 396Q584 364 606 330Z'
  s.shadow([770, 396], 180, 24, 0.5)
  s.form(cloth, '#C9CFE0', { from: 'top', depth: 0.5, rim: 4 })
  s.inside(cloth, () => {
    s.stroke('M640 300Q626 350 660 410M664 300Q650 350 684 410', '#4F7FA8', 9, 0.8)
    s.stroke('M720 330Q780 352 880 340M700 366Q790 380 900 364', mix('#C9CFE0', '#10244C', 0.4), 4, 0.5)
  })
}
