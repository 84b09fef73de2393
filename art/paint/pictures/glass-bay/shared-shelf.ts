import { rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS, hand } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { folder } from '../studio/paper.ts'
import { porthole, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

const COLUMNS = [206, 346, 486, 626] as const

/** One contract, two colleagues, and a place where both of them find it. */
export function sharedShelf(): Spot {
  const foot = [104, 222] as const
  const s = new Spot(flameOf(foot, 150), 720)
  wall(s, '#35507F')
  porthole(s, [866, 176], 62, { sun: -1, seed: 5 })
  s.stroke('M104 58V28', '#232C52', 9)
  lantern(s, foot, 150, { shadow: false, halo: 2.4 })
  shelf(s)
  s.placed([480, 330], -3, 1, () => folder(s, 212, 158, '#D98A4A'))
  hand(s, {
    pose: 'pinch',
    at: [392, 352],
    turn: -14,
    scale: 1.14,
    flip: -1,
    skin: SKINS.deep,
    sleeve: '#C4583C',
    arm: 380,
  })
  hand(s, {
    pose: 'pinch',
    at: [572, 346],
    turn: 14,
    scale: 1.14,
    skin: SKINS.fair,
    sleeve: '#3F7478',
    arm: 400,
  })
  return s
}

/** Four compartments wide, three high; the middle one is open for what is coming. */
function shelf(s: Spot): void {
  s.fill(rect(200, 86, 592, 452), '#081733', 0.4)
  s.form(rect(184, 70, 592, 452), '#6A4A4E', { depth: 0.6, rim: 4 })
  for (const [row, y] of [92, 238, 384].entries())
    for (const [column, x] of COLUMNS.entries()) {
      const wide = row === 1 && column === 1 ? 268 : 128
      if (row === 1 && column === 2) continue
      s.fill(rect(x, y, wide, 122), '#152448')
      s.fill(rect(x, y, wide, 20), '#0A1634', 0.6)
      s.form(rect(x, y + 116, wide, 10), '#8A6258', { from: 'top', depth: 0.5, rim: 2 })
      if (wide === 128) bound(s, x, y + 116, row * 4 + column)
    }
  s.glow([480, 320], 220, 0.34)
}

/** What stands in a compartment: files with a label, another row each time. */
function bound(s: Spot, x: number, foot: number, seed: number): void {
  const colours = ['#8A4A48', '#3F7478', '#5A5F94', '#9A7A4A']
  for (let i = 0; i < 4 - (seed % 3 === 1 ? 1 : 0); i++) {
    const tall = 78 + ((seed * 7 + i * 11) % 20)
    s.form(rounded(x + 10 + i * 27, foot - tall, 23, tall, 3), colours[(seed + i) % 4] ?? '#8A4A48', {
      depth: 0.5,
      rim: 0,
    })
    s.fill(rounded(x + 15 + i * 27, foot - tall + 14, 13, 24, 2), '#E6DCCB', 0.7)
  }
}
