import { ellipse, r, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import { dusk } from '../studio/dusk.ts'
import { SKINS } from '../studio/hand.ts'
import { lantern } from '../studio/lantern.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'

/** Everybody on the water has a light; one of them is yours. */
export function lightsOnWater(): Spot {
  const s = new Spot([480, 430], 520, 'left')
  dusk(s, { horizon: 210, sun: 200, moon: [770, 84], seed: 14 })
  const random = chance(77)
  const boats: Point[] = []
  for (let i = 0; i < 15; i++) {
    const t = (i + 0.5) / 15
    boats.push([40 + ((i * 389) % 900) + random.between(-20, 20), 236 + 190 * t ** 1.4])
  }
  for (const at of boats) boat(s, at, 0.36 + (at[1] - 236) / 260, random.happens(0.5))
  sleeve(s, [250, 660], [300, 580], [420, 528], { width: 74, coat: '#7A4458', skin: SKINS.tan, thumb: 1 })
  lantern(s, [480, 548], 230, { shadow: false, halo: 2.2 })
  sleeve(s, [720, 660], [664, 586], [540, 530], { width: 74, coat: '#7A4458', skin: SKINS.tan, thumb: -1 })
  return s
}

function boat(s: Spot, [x, y]: Point, k: number, isTurned: boolean): void {
  const f = isTurned ? -1 : 1
  const p = (dx: number, dy: number): string => `${r(x + f * dx * k)} ${r(y + dy * k)}`
  for (let i = 0; i < 4; i++)
    s.fill(
      ellipse(x + f * 30 * k, y + (14 + i * 13) * k, (15 - i * 2) * k, 2.4 * k),
      '#FFC46E',
      0.6 - i * 0.12,
    )
  s.fill(ellipse(x, y + 6 * k, 60 * k, 6 * k), '#0E2247', 0.5)
  s.form(
    `M${p(-52, -14)}Q${p(0, -4)} ${p(54, -20)}Q${p(44, 8)} ${p(26, 9)}H${r(x - f * 30 * k)}Q${p(-46, 6)} ${p(-52, -14)}Z`,
    '#5A4A5E',
    { depth: 0.6, warmth: 0.3, rim: 2 },
  )
  s.fill(`M${p(-20, -10)}Q${p(-22, -44)} ${p(-6, -46)}Q${p(8, -44)} ${p(8, -10)}Z`, '#26365F')
  s.fill(ellipse(x - f * 6 * k, y - 56 * k, 11 * k, 12 * k), '#B98A76')
  s.fill(`M${p(-18, -58)}Q${p(-6, -80)} ${p(6, -58)}Z`, '#A84A42')
  s.stroke(`M${p(30, -14)}V${r(y - 62 * k)}`, '#1C2648', 3.4 * k)
  s.glow([x + f * 30 * k, y - 70 * k], 74 * k, 0.85)
  s.fill(ellipse(x + f * 30 * k, y - 70 * k, 7.5 * k, 9.5 * k), '#FFF0C4')
}
