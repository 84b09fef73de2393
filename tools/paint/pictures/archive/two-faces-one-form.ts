import { ellipse, rect } from '../../lib/path.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { portrait } from '../studio/portrait.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { vault } from '../studio/vault.ts'

/** The same form twice, only the face is another: one is waved through, one is not. */
export function twoFacesOneForm(): Spot {
  const foot = [110, 470] as const
  const s = new Spot(flameOf(foot, 180), 740)
  vault(s)
  table(s, 420, 560)
  lantern(s, foot, 180)
  s.placed([356, 306], -4, 1, () => {
    form(s)
    portrait(s, [-72, -96], 0.8, { coat: '#3F7478', skin: SKINS.fair, hair: '#B98A4E' })
    verdict(s, '#3F8A5A', 'M-22 2L-6 20L24 -18')
  })
  s.placed([650, 306], 4, 1, () => {
    form(s)
    verdict(s, '#C4483A', 'M-19 -19L19 19M19 -19L-19 19')
  })
  s.placed([602, 214], -6, 1, () => {
    s.fill(rect(-44, -52, 104, 122), '#081733', 0.35)
    s.form(rect(-52, -60, 104, 120), '#F3E8D4', { depth: 0.3, rim: 3 })
    portrait(s, [0, 6], 0.8, { coat: '#7A4458', skin: SKINS.deep, hair: '#241C2C' })
  })
  hand(s, {
    pose: 'pinch',
    at: [652, 190],
    turn: -18,
    scale: 1.05,
    skin: SKINS.tan,
    sleeve: '#54508A',
    arm: 420,
  })
  return s
}

/** A form with a field for a face, its middle at 0,0. */
function form(s: Spot): void {
  s.fill(rect(-116, -156, 256, 336), '#081733', 0.4)
  s.form(rect(-128, -168, 256, 336), '#E9DECB', { depth: 0.34, rim: 3 })
  s.fill(rect(-118, -150, 94, 106), '#C6CBD6')
  let text = ''
  for (const [y, long] of [
    [-146, 116],
    [-122, 90],
    [-98, 116],
    [-74, 70],
  ] as const)
    text += rect(-8, y, long, 10)
  for (let i = 0; i < 5; i++) text += rect(-112, -22 + i * 26, i % 3 === 2 ? 150 : 220, 10)
  s.fill(text, '#5B5F8C', 0.55)
}

/** A round stamp at the foot of the form. */
function verdict(s: Spot, own: string, sign: string): void {
  s.placed([66, 118], -10, 1, () => {
    s.fill(ellipse(0, 0, 42, 42), own)
    s.stroke(ellipse(0, 0, 50, 50), own, 5)
    s.stroke(sign, '#F6EBDD', 11)
  })
}
