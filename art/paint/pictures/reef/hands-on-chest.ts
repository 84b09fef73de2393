import { compressions } from '../studio/compressions.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { pier } from '../studio/pier.ts'
import { Spot } from '../studio/spot.ts'

/** Hard, fast, and on the middle of the chest. @param press px that the hands are down */
export function handsOnChest(press = 0): Spot {
  const foot = [128, 356] as const
  const s = new Spot(flameOf(foot, 170), 660)
  pier(s, 330, 170)
  lantern(s, foot, 170)
  compressions(s, press)
  return s
}
