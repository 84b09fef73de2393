import { rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS, hand } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { vault } from '../studio/vault.ts'

/** One bar is too tall to be true, and the name under it is ours. */
export function tallBar(): Spot {
  const foot = [812, 306] as const
  const s = new Spot(flameOf(foot, 190), 660)
  vault(s, undefined, 230)
  table(s, 226, 590)
  lantern(s, foot, 190)
  s.fill('M322 192L658 186L680 504L300 506Z', '#081733', 0.34)
  s.placed([486, 336], -2, 0.86, () => report(s))
  hand(s, {
    pose: 'flat',
    at: [432, 190],
    turn: -12,
    scale: 0.98,
    flip: -1,
    skin: SKINS.fair,
    sleeve: '#8A4A48',
    arm: 440,
  })
  hand(s, {
    pose: 'pinch',
    at: [648, 462],
    turn: 4,
    scale: 1.12,
    skin: SKINS.brown,
    sleeve: '#3F7478',
    arm: 340,
  })
  return s
}

function report(s: Spot): void {
  s.form(rect(-180, -178, 360, 366), '#EBDFCC', { depth: 0.34, rim: 3 })
  s.fill(rect(-146, -150, 130, 18), '#3F5A8B', 0.75)
  const bars = [46, 62, 54, 74]
  s.fill(bars.map((tall, i) => rounded(-136 + i * 46, 64 - tall, 30, tall, 4)).join(''), '#4F7FA8', 0.85)
  s.stroke('M-150 66H126', '#5B5F8C', 4, 0.7)
  s.fill(rect(62, -272, 42, 336), '#081733', 0.22)
  s.form(rounded(54, -282, 42, 347, 5), '#D9532C', { depth: 0.5, rim: 4 })
  s.fill([0, 1, 2].map((i) => rounded(-146, 84 + i * 20, i === 2 ? 150 : 280, 8, 4)).join(''), '#5B5F8C', 0.5)
  s.stroke('M24 166q18 -36 34 -8t30 -6q12 -24 24 2t38 -6', '#2B4C7E', 5, 0.9)
  s.stroke('M16 176H158', '#5B5F8C', 3, 0.5)
}
