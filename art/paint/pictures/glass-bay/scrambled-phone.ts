import { rect } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import { phone } from '../studio/devices.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { keyhole, padlock } from '../studio/padlock.ts'
import { pier } from '../studio/pier.ts'
import { Spot } from '../studio/spot.ts'

const TILES = ['#2F6F8E', '#7FB2DA', '#F2B33F', '#3F8A82', '#C4583C', '#54508A'] as const

/** Lost, but locked and scrambled: nobody reads anything on it. */
export function scrambledPhone(): Spot {
  const foot = [176, 488] as const
  const s = new Spot(flameOf(foot, 190), 680)
  pier(s, 330, 180)
  lantern(s, foot, 190)
  s.shadow([540, 500], 190, 24, 0.7)
  phone(s, { at: [530, 296], height: 400, turn: 7, screen: (w, h) => mosaic(s, w, h) })
  chain(s)
  padlock(s, { at: [530, 336], width: 132, own: '#E0A244' })
  s.fill(keyhole([530, 390], 46), '#3A2440')
  for (const k of [70, 112, 154])
    s.stroke(
      `M${660 + k * 0.5} ${128 - k * 0.62}A${k} ${k} 0 0 1 ${660 + k * 0.86} ${128 + k * 0.34}`,
      '#9FD0E8',
      9,
      0.85 - k / 300,
    )
  return s
}

function mosaic(s: Spot, width: number, height: number): void {
  const random = chance(31)
  const [columns, rows] = [7, 14]
  const [w, h] = [(width - 28) / columns, (height - 44) / rows]
  for (let i = 0; i < columns * rows; i++) {
    if (random.happens(0.16)) continue
    const [x, y] = [14 + (i % columns) * w, 22 + Math.floor(i / columns) * h]
    s.fill(rect(x + 1, y + 1, w - 2, h - 2), random.pick(TILES), random.between(0.45, 0.95))
  }
}

/** Links across the phone from side to side. */
function chain(s: Spot): void {
  for (const [from, to] of [
    [
      [410, 236],
      [660, 370],
    ],
    [
      [654, 246],
      [404, 366],
    ],
  ] as const)
    for (let i = 0; i <= 8; i++) {
      const t = i / 8
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
      const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
      s.placed([x, y], turn, 1, () => {
        const link = i % 2 ? 'M-13 0H13' : 'M-11 -8H11a8 8 0 0 1 0 16H-11a8 8 0 0 1 0 -16Z'
        s.within('transform="translate(2 6)"', () => s.stroke(link, '#081733', 8, 0.4))
        s.stroke(link, '#4A587E', 9)
        s.stroke(link, '#B9C6DC', 4.5)
      })
    }
}
