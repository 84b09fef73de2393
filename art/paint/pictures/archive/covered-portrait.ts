import { ellipse, rect } from '../../lib/path.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { magnifier } from '../studio/magnifier.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { vault } from '../studio/vault.ts'

/** What is asked for is read; a card hides name and portrait. */
export function coveredPortrait(): Spot {
  const foot = [126, 470] as const
  const s = new Spot(flameOf(foot, 190), 740)
  vault(s)
  table(s, 420, 570)
  lantern(s, foot, 190)
  s.placed([470, 300], -3, 1, () => form(s))
  s.placed([412, 206], -7, 1, () => {
    s.fill(rect(-76, -58, 168, 128), '#081733', 0.35)
    s.form(rect(-86, -66, 168, 128), '#F6EEDC', { depth: 0.3, rim: 3 })
    s.stroke('M-40 -26L36 24M36 -26L-40 24', '#B9AFA0', 5, 0.6)
  })
  hand(s, {
    pose: 'pinch',
    at: [480, 186],
    turn: -18,
    scale: 1.05,
    skin: SKINS.tan,
    sleeve: '#54508A',
    arm: 560,
  })
  s.placed([560, 360], -38, 1, () => magnifier(s, 66))
  return s
}

/** An application: a field for a portrait, and lines of what somebody can do. */
function form(s: Spot): void {
  s.fill(rect(-168, -196, 352, 412), '#081733', 0.4)
  s.form(rect(-180, -206, 352, 412), '#E9DECB', { depth: 0.34, rim: 3 })
  let text = ''
  for (const [y, long] of [
    [-160, 100],
    [-132, 78],
    [-104, 100],
  ] as const)
    text += rect(50, y, long, 11)
  for (let i = 0; i < 7; i++) text += rect(-150, -22 + i * 30, i % 3 === 2 ? 190 : 292, 11)
  s.fill(text, '#5B5F8C', 0.55)
  for (const y of [-17, 13, 43]) s.fill(ellipse(-162, y, 4, 4), '#3F8A5A')
}
