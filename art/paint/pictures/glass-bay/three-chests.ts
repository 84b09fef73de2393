import { ellipse, rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { seaWindow, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** Two in the cabin, one ashore. */
export function threeChests(): Spot {
  const foot = [86, 418] as const
  const s = new Spot(flameOf(foot, 170), 640)
  wall(s, '#35507F')
  seaWindow(s, {
    box: [560, 96, 350, 330],
    columns: 1,
    rows: 1,
    horizon: 0.46,
    sun: -0.3,
    seed: 4,
    frame: '#6A4A4E',
  })
  islet(s)
  s.fill(rect(20, 424, 500, 26), '#081733', 0.4)
  s.form(rect(10, 416, 520, 26), '#7A5148', { depth: 0.6 })
  lantern(s, foot, 170)
  s.placed([252, 416], 0, 1, () => chest(s, '#9A5A42'))
  s.placed([430, 416], 0, 0.86, () => chest(s, '#3F7478'))
  for (const x of [60, 470]) s.form(`M${x} 442h26l-6 70q-12 18 -20 0Z`, '#5A3E46', { depth: 0.6 })
  s.form(rect(-10, 540, 980, 70), '#4A3A52', { from: 'top', depth: 0.6 })
  return s
}

/** A chest, middle of its foot at 0,0, 170 wide. */
function chest(s: Spot, own: string): void {
  s.shadow([0, 2], 100, 12)
  s.form('M-84 -84Q-84 -140 -30 -142H30Q84 -140 84 -84Z', own, { depth: 0.55 })
  s.form(rect(-84, -86, 168, 86), own, { depth: 0.7, rim: 2 })
  for (const x of [-70, 48]) s.form(`M${x} 0V-132q11 -7 22 -6V0Z`, '#C99A62', { depth: 0.6, rim: 2 })
  s.fill(rect(-84, -90, 168, 7), '#2A1F38', 0.6)
  s.form(rounded(-20, -104, 40, 44, 8), '#D9AE6A', { depth: 0.6 })
  s.fill(`${ellipse(0, -86, 6, 6)}M-3 -84h6l3 14h-12Z`, '#3A2A40')
}

function islet(s: Spot): void {
  s.inside(rect(560, 96, 350, 330), () => {
    s.fill(ellipse(742, 350, 130, 14), '#0E2A47', 0.5)
    s.form('M620 348Q648 300 700 296T800 290Q846 306 866 348Q740 362 620 348Z', '#8FA7CD', {
      from: 'top',
      depth: 0.7,
      warmth: 0.2,
    })
    s.fill('M634 350Q740 362 858 350L848 362Q740 372 646 362Z', '#1B3158', 0.7)
    s.placed([776, 304], 0, 0.5, () => chest(s, '#B0584E'))
    s.form(rect(697, 196, 9, 106), '#3A3A5C', { warmth: 0 })
    lantern(s, [702, 226], 62, { shadow: false, halo: 2.6 })
    s.pool([760, 310], 96, 18, 0.7)
    for (const [x, y, w] of [
      [704, 372, 26],
      [700, 386, 18],
      [706, 400, 30],
    ] as const)
      s.fill(ellipse(x, y, w, 2.6), '#FFCF8A', 0.7)
  })
}
