import { ellipse, rect } from '../../lib/path.ts'
import { cogOutline } from '../../scenes/parts/cog.ts'
import { brassBust } from '../studio/brass-bust.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { head, torso } from '../studio/person.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { vault } from '../studio/vault.ts'

/** Who answers at this counter wears it on the chest: no person, and says so. */
export function cogBadge(): Spot {
  const foot = [846, 424] as const
  const s = new Spot(flameOf(foot, 180), 680)
  vault(s)
  s.placed([560, 214], 0, 1.18, () => brassBust(s, -0.7))
  badge(s)
  table(s, 430, 552)
  bell(s)
  lantern(s, foot, 180)
  s.form(rounded(196, 330, 60, 70, 20), SKINS.tan, { rim: 0, depth: 0.6 })
  torso(s, [226, 404], 290, 220, '#B0544A', '#E0B66C')
  head(s, { at: [236, 276], size: 88, skin: SKINS.tan, hair: 'bun', colour: '#7A432E', look: 'back' })
  return s
}

function badge(s: Spot): void {
  s.glow([628, 366], 96, 0.5, '#FF9A5A')
  s.placed([628, 366], 6, 1, () => {
    s.fill(ellipse(4, 7, 44, 44), '#2A1838', 0.4)
    s.form(ellipse(0, 0, 43, 43), '#F1E7D6', { depth: 0.3, rim: 3 })
    s.fill(cogOutline([0, 0], 31, 10), '#D9532C')
    s.fill(ellipse(0, 0, 14, 14), '#F1E7D6')
    s.fill(ellipse(0, 0, 6, 6), '#D9532C')
  })
}

/** The counter's bell, to be rung. */
function bell(s: Spot): void {
  s.shadow([462, 478], 64, 10)
  s.form('M410 470Q410 418 462 416Q514 418 514 470Z', '#E0B060', { depth: 0.6, rim: 4 })
  s.form(rect(402, 466, 120, 12), '#7A4A48', { depth: 0.6 })
  s.form(ellipse(462, 410, 10, 9), '#C98A4A', { rim: 2 })
}
