import { ellipse, rect } from '../../lib/path.ts'
import { heartSign } from '../studio/defibrillator.ts'
import { mug, rounded } from '../studio/devices.ts'
import { SKINS, hand } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** Found before it is needed, and before coffee: the nearest one has its place on the plan of the house. */
export function heartOnPlan(): Spot {
  const foot = [128, 500] as const
  const s = new Spot(flameOf(foot, 190), 760)
  wall(s, '#35507F')
  table(s, 448, 560)
  s.fill(rect(262, 84, 500, 356), '#081733', 0.4)
  s.form(rect(246, 66, 500, 356), '#7A5148', { depth: 0.6, rim: 4 })
  s.form(rect(264, 84, 464, 320), '#E4D8C4', { depth: 0.36, rim: 0 })
  rooms(s)
  way(s)
  s.shadow([622, 220], 66, 50, 0.4)
  s.placed([612, 196], -3, 0.82, () => heartSign(s))
  s.shadow([300, 514], 62, 12)
  mug(s, [290, 512], 92)
  lantern(s, foot, 190)
  hand(s, {
    pose: 'pinch',
    at: [664, 208],
    turn: 26,
    scale: 1.16,
    skin: SKINS.deep,
    sleeve: '#C4583C',
    arm: 380,
  })
  return s
}

/** Thick walls with gaps for the doors, a stair, a table and a bed of the rooms. */
function rooms(s: Spot): void {
  const ink = '#3F5A8B'
  s.stroke('M300 376V112H420M470 112H692V250M692 300V376H520M470 376H300', ink, 9, 0.85)
  s.stroke('M300 232H352M398 232H470V112M470 284V376M470 284H540M590 284H692', ink, 6, 0.75)
  s.stroke('M316 356H370M316 344H370M316 332H370M316 320H370M316 308H370', ink, 4, 0.5)
  s.fill(rounded(330, 142, 86, 44, 10) + rounded(590, 320, 74, 34, 8), ink, 0.26)
  s.fill(rounded(496, 132, 40, 40, 20), ink, 0.26)
}

/** From where we stand to the sign. */
function way(s: Spot): void {
  s.within('stroke-dasharray="2 17"', () => s.stroke('M402 330Q430 262 500 236T580 226', '#D9532C', 8))
  s.fill(ellipse(402, 334, 15, 15), '#D9532C')
  s.fill(ellipse(402, 334, 6, 6), '#F6E7CE')
}
