import { ellipse, rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { hand, SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { sheet } from '../studio/paper.ts'
import { seaWindow, table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** The chest is opened and a page comes out of it, whole and legible. */
export function pageFromChest(): Spot {
  const foot = [110, 486] as const
  const s = new Spot(flameOf(foot, 190), 700)
  wall(s, '#35507F')
  seaWindow(s, { box: [690, 84, 200, 190], columns: 2, rows: 2, sun: -0.3, seed: 9 })
  table(s, 440, 556)
  lantern(s, foot, 190)
  s.shadow([404, 512], 230, 24, 0.7)
  lid(s)
  s.placed([372, 292], -9, 1, () => sheet(s, 112, 150, 6, '#CFC4B4'))
  s.placed([446, 300], 12, 1, () => sheet(s, 112, 150, 6, '#D9CEBC'))
  front(s)
  s.glow([600, 236], 190, 0.34, '#FFE2A8')
  s.placed([590, 230], 5, 1, () => sheet(s, 176, 226, 9))
  s.stroke('M560 328l14 16l30 -38', '#3F8A5A', 11)
  hand(s, {
    pose: 'pinch',
    at: [668, 262],
    turn: 24,
    scale: 1.12,
    skin: SKINS.fair,
    sleeve: '#3F7478',
    arm: 360,
  })
  return s
}

function lid(s: Spot): void {
  const d = 'M214 330L236 142Q240 118 268 116H540Q568 118 572 142L594 330Z'
  s.form(d, '#7A4A3E', { depth: 0.6, rim: 4 })
  s.fill('M240 330L258 154Q260 140 278 140H530Q548 140 550 154L568 330Z', '#2A1F38', 0.85)
  for (const x of [262, 512])
    s.form(`M${x} 330L${x + 6} 120H${x + 30}L${x + 34} 330Z`, '#C99A62', { depth: 0.6, rim: 2 })
}

function front(s: Spot): void {
  s.form(rect(204, 330, 400, 176), '#9A5A42', { depth: 0.68, rim: 3 })
  s.form(rect(196, 322, 416, 22), '#B9764E', { from: 'top', depth: 0.5 })
  s.stroke('M206 400H602M206 456H602', '#4A2A34', 3, 0.5)
  for (const x of [236, 530]) s.form(rect(x, 322, 42, 184), '#C99A62', { depth: 0.6, rim: 2 })
  s.form(rounded(376, 334, 58, 66, 10), '#D9AE6A', { depth: 0.6 })
  s.fill(`${ellipse(405, 360, 8, 8)}M401 362h8l4 20h-16Z`, '#3A2A40')
}
