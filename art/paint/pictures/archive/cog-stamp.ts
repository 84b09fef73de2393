import { ellipse, rect } from '../../lib/path.ts'
import { cogOutline } from '../../scenes/parts/cog.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS, hand } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { vault } from '../studio/vault.ts'

/** Made with help, and says so: a small wheel at the foot of the page. */
export function cogStamp(): Spot {
  const foot = [126, 300] as const
  const s = new Spot(flameOf(foot, 190), 640)
  vault(s, undefined, 220)
  table(s, 216, 590)
  lantern(s, foot, 190)
  s.fill('M260 176L610 190L640 540L226 520Z', '#081733', 0.34)
  s.placed([424, 332], -4, 1, () => paper(s))
  stamp(s)
  return s
}

function paper(s: Spot): void {
  s.form(rect(-178, -204, 356, 388), '#EBDFCC', { depth: 0.34, rim: 3 })
  s.fill(rect(-140, -172, 150, 20), '#3F5A8B', 0.75)
  let bars = ''
  for (let i = 0; i < 8; i++) bars += rounded(-140, -130 + i * 25, i % 4 === 3 ? 170 : 276, 9, 4)
  s.fill(bars, '#5B5F8C', 0.5)
  s.stroke('M-140 146q20 -34 34 -8t34 -6q12 -24 26 2t40 -4', '#2B4C7E', 4, 0.8)
  const [x, y] = [88, 112]
  s.fill(ellipse(x, y, 58, 58), '#F2703F', 0.16)
  s.fill(`${cogOutline([x, y], 50, 10)}${ellipse(x, y, 22, 22)}`, '#D9532C', 0.95)
  s.fill(ellipse(x, y, 22, 22), '#EBDFCC')
  s.fill(ellipse(x, y, 11, 11), '#D9532C', 0.95)
}

function stamp(s: Spot): void {
  s.shadow([680, 470], 110, 24, 0.55)
  s.placed([664, 316], 9, 1, () => {
    s.form(rounded(-54, 96, 108, 34, 8), '#8A5638', { depth: 0.6 })
    s.form(rounded(-60, 124, 120, 16, 4), '#D9532C', { depth: 0.5 })
    s.form('M-26 98Q-14 70 -16 20H16Q14 70 26 98Z', '#C99A62', { depth: 0.6 })
    s.form(rounded(-17, -80, 34, 120, 12), '#7A3E3A', { depth: 0.6 })
    s.form(ellipse(0, -88, 34, 32), '#9A4E42', { depth: 0.6, rim: 4 })
  })
  hand(s, {
    pose: 'grip',
    at: [668, 322],
    turn: 8,
    scale: 1.24,
    skin: SKINS.fair,
    sleeve: '#5A5F94',
    arm: 300,
  })
}
