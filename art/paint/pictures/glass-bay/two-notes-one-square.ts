import { ellipse, rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { seaWindow, table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** A wall calendar; two notes are pinned on the same square. */
export function twoNotesOneSquare(): Spot {
  const foot = [118, 500] as const
  const s = new Spot(flameOf(foot, 190), 740)
  wall(s, '#35507F')
  seaWindow(s, { box: [60, 76, 150, 170], columns: 2, rows: 2, sun: -0.4, seed: 10 })
  table(s, 470, 560)
  lantern(s, foot, 190)
  calendar(s)
  for (const [x, y, turn, own] of [
    [734, 328, 9, '#8FC4C0'],
    [716, 316, -9, '#F2C46A'],
  ] as const)
    s.placed([x, y], turn, 0.84, () => note(s, own))
  return s
}

function calendar(s: Spot): void {
  s.fill(rect(304, 66, 500, 396), '#081733', 0.4)
  s.form(rect(290, 50, 500, 396), '#EADFCC', { depth: 0.36, rim: 3 })
  s.form(rect(290, 50, 500, 74), '#A8463C', { depth: 0.5, rim: 3 })
  for (const x of [340, 420, 500, 580, 660, 740]) {
    s.fill(ellipse(x, 66, 9, 9), '#3A1E30')
    s.stroke(`M${x} 66Q${x - 6} 34 ${x + 5} 34T${x + 2} 64`, '#C9D0DC', 6)
  }
  s.fill(rounded(430, 88, 220, 16, 8), '#F3E4D8', 0.7)
  for (let i = 0; i < 20; i++) {
    const [x, y] = [314 + (i % 5) * 92, 142 + Math.floor(i / 5) * 74]
    s.form(rounded(x, y, 84, 64, 8), i % 5 === 4 ? '#E2D2B4' : '#DDD3C2', { depth: 0.3, rim: 0 })
    s.fill(rect(x + 10, y + 10, 18, 8), '#5B5F8C', 0.5)
    if (i < 11) s.stroke(`M${x + 26} ${y + 50}L${x + 60} ${y + 22}`, '#8A7A8C', 5, 0.5)
  }
}

/** A note on a red pin, its middle at 0,0. */
function note(s: Spot, own: string): void {
  s.fill(rect(-50, -42, 116, 108), '#081733', 0.35)
  s.form('M-58 -52H58V42L40 58H-58Z', own, { depth: 0.36, rim: 3 })
  s.fill('M58 42L40 58L42 40Z', '#7A6A5A', 0.6)
  s.fill(rect(-40, -18, 80, 9) + rect(-40, 2, 66, 9) + rect(-40, 22, 50, 9), '#3A3A5C', 0.6)
  s.fill(ellipse(4, -38, 13, 12), '#081733', 0.35)
  s.form(ellipse(0, -44, 13, 13), '#D9432C', { rim: 3 })
}
