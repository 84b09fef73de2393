import { flameOf, lantern } from '../studio/lantern.ts'
import { longKey } from '../studio/big-key.ts'
import { rounded } from '../studio/devices.ts'
import { keyhole, padlock } from '../studio/padlock.ts'
import { folder } from '../studio/paper.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { vault } from '../studio/vault.ts'

/** A folder of somebody's papers, strapped and locked; the one key lies beside it. */
export function sealedFolder(): Spot {
  const foot = [150, 476] as const
  const s = new Spot(flameOf(foot, 190), 740)
  vault(s)
  table(s, 430, 570)
  lantern(s, foot, 190)
  s.shadow([524, 478], 290, 26, 0.6)
  s.placed([514, 300], -3, 1, () => {
    folder(s, 440, 330, '#3F7478')
    s.form(rounded(-196, -52, 150, 56, 8), '#F3E8D4', { depth: 0.3, rim: 2 })
    s.fill(rounded(-178, -38, 112, 9, 4) + rounded(-178, -18, 76, 9, 4), '#5B5F8C', 0.6)
    s.form(rounded(40, -112, 44, 282, 6), '#8A5638', { depth: 0.5, rim: 3 })
  })
  padlock(s, { at: [580, 306], width: 132 })
  s.fill(keyhole([580, 362], 48), '#3A2440')
  s.shadow([780, 506], 130, 14, 0.5)
  s.placed([716, 488], 8, 0.86, () => longKey(s))
  return s
}
