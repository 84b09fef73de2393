import type { Point } from '../../lib/path.ts'
import { defibrillator, pad } from '../studio/defibrillator.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { patient } from '../studio/patient.ts'
import { head, torso } from '../studio/person.ts'
import { pier } from '../studio/pier.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'

/** One pad below the right collarbone, one on the left side under the armpit; nobody touches. */
export function padsAndClear(): Spot {
  const foot = [72, 344] as const
  const s = new Spot(flameOf(foot, 150), 680)
  pier(s, 306, 150)
  lantern(s, foot, 150)
  rescuer(
    s,
    [318, 218],
    '#C4583C',
    () =>
      head(s, {
        at: [322, 152],
        size: 56,
        skin: SKINS.fair,
        hair: 'bun',
        colour: '#6A3A28',
        look: 'right',
        eyes: 0.6,
      }),
    SKINS.fair,
  )
  rescuer(
    s,
    [652, 214],
    '#3F7478',
    () =>
      head(s, {
        at: [648, 148],
        size: 56,
        skin: SKINS.deep,
        hair: 'short',
        colour: '#1F1A2A',
        look: 'left',
        eyes: 0.6,
        beard: true,
      }),
    SKINS.deep,
  )
  s.placed([520, 398], 0, 1, () => {
    patient(s, { skin: SKINS.tan, hair: '#3A2A30', coat: '#4C5488' })
    wires(s)
    pad(s, [84, -50], 0)
    pad(s, [12, 76], -4)
  })
  s.placed([214, 452], 0, 0.86, () => defibrillator(s))
  return s
}

function rescuer(s: Spot, [x, y]: Point, coat: string, face: () => void, skin: string): void {
  s.form(`M${x - 118} 376Q${x - 120} 316 ${x - 70} 298H${x + 70}Q${x + 120} 316 ${x + 118} 376Z`, '#33406E', {
    depth: 0.6,
  })
  torso(s, [x, y], 170, 130, coat)
  s.form(rounded(x - 24, y - 40, 48, 44, 16), skin, { rim: 0, depth: 0.7 })
  s.form(
    `M${x - 36} ${y - 14}Q${x} ${y + 22} ${x + 36} ${y - 14}Q${x + 40} ${y + 12} ${x} ${y + 30}Q${x - 40} ${y + 12} ${x - 36} ${y - 14}Z`,
    '#E0C08A',
    { depth: 0.5, rim: 0, warmth: 0 },
  )
  face()
  for (const side of [-1, 1] as const)
    sleeve(s, [x + side * 68, y + 34], [x + side * 108, y + 92], [x + side * 124, y - 4], {
      width: 46,
      coat,
      skin,
      fingers: 'spread',
      thumb: side,
      size: 1.02,
    })
}

function wires(s: Spot): void {
  for (const [d, own] of [
    ['M46 -46Q-60 -30 -130 30T-262 54', '#E8EEF4'],
    ['M-30 78Q-120 92 -180 70T-262 66', '#F2A23F'],
  ] as const) {
    s.within('transform="translate(2 5)"', () => s.stroke(d, '#2A1838', 5, 0.35))
    s.stroke(d, own, 5)
  }
}
