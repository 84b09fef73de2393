import { ellipse, rect } from '../../lib/path.ts'
import { mix } from '../../lib/colour.ts'
import { phone, rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { limb } from '../studio/limb.ts'
import { pier } from '../studio/pier.ts'
import { restingHead } from '../studio/resting-head.ts'
import { Spot } from '../studio/spot.ts'

const IVO = { skin: SKINS.fair, coat: '#3B6C74' }

/** The phone calls 112 aloud; who does not answer lies behind it. */
export function phoneOnDeck(): Spot {
  const foot = [112, 420] as const
  const s = new Spot(flameOf(foot, 180), 700)
  pier(s, 300, 168)
  lantern(s, foot, 180)
  s.shadow([700, 448], 300, 30, 0.6)
  s.form(limb([640, 400, 60], [760, 392, 76], [1000, 400, 84]), IVO.coat, { from: 'top', depth: 0.6, rim: 4 })
  s.form(limb([600, 398, 26], [640, 398, 30]), IVO.skin, { from: 'top', rim: 0 })
  restingHead(s, { at: [552, 392], size: 62, skin: IVO.skin, colour: '#5A3A2C', turn: -90, tilt: 0.3 })
  phone(s, {
    at: [352, 356],
    height: 372,
    turn: -6,
    screen: (w, h) => {
      s.fill(ellipse(w / 2, h * 0.24, 50, 50), '#C8402C')
      s.fill(rect(w / 2 - 31, h * 0.24 - 10, 62, 20) + rect(w / 2 - 10, h * 0.24 - 31, 20, 62), '#FFFFFF')
      s.fill(
        rounded(w * 0.2, h * 0.45, w * 0.6, 10, 5) + rounded(w * 0.32, h * 0.5, w * 0.36, 8, 4),
        '#2B5E9C',
        0.6,
      )
      s.fill(ellipse(w / 2, h * 0.68, 44, 44), '#2B5E9C')
      s.fill(`M${w / 2 - 26} ${h * 0.68 - 9}h13l15 -14v46l-15 -14h-13Z`, '#FFFFFF')
      s.stroke(
        `M${w / 2 + 10} ${h * 0.68 - 9}q8 9 0 18M${w / 2 + 19} ${h * 0.68 - 16}q14 16 0 32`,
        '#FFFFFF',
        5,
      )
      s.fill(ellipse(w / 2, h * 0.9, 18, 18), mix('#C8402C', '#FFFFFF', 0.1))
    },
  })
  hand(s, { pose: 'grip', at: [410, 486], turn: 40, scale: 1.12, skin: SKINS.brown, sleeve: '#C4583C' })
  for (const [k, strength] of [
    [0, 0.8],
    [1, 0.55],
    [2, 0.3],
  ] as const)
    s.stroke(
      `M${470 + k * 26} ${252 - k * 14}q${22 + k * 8} ${44 + k * 10} ${8 + k * 4} ${92 + k * 22}`,
      '#FFE2B0',
      7,
      strength,
    )
  return s
}
