import { r } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import { rounded } from './devices.ts'
import { plaster } from './room.ts'
import type { Spot } from './spot.ts'

/** A wall of large stones in the evening, snow caught on some of them. @param foot y where it ends. */
export function stoneWall(s: Spot, foot = 600, snow = true): void {
  plaster(s, '#46608F')
  const random = chance(12)
  const tones = new Map<string, string>()
  const ledges: (readonly [x: number, y: number, wide: number])[] = []
  for (let [y, row] = [-8, 0]; y < foot; y += 62, row++) {
    for (let x = row % 2 ? -70 : -20; x < 960;) {
      const wide = Math.round(random.between(84, 150))
      const tone = random.pick(['#FFE3C2', '#0E2347', '#0E2347', '#8FB3CC', 'none', 'none'])
      if (tone !== 'none') tones.set(tone, (tones.get(tone) ?? '') + rounded(x + 3, y + 3, wide - 6, 56, 9))
      else if (snow && random.happens(0.17)) ledges.push([x, y, wide])
      x += wide
    }
  }
  for (const [tone, d] of tones) s.fill(d, tone, tone === '#FFE3C2' ? 0.07 : 0.13)
  let joints = ''
  for (let y = 54; y < foot; y += 62) joints += `M0 ${y}H960`
  s.stroke(joints, '#0C1F42', 3.5, 0.3)
  for (const [x, y, wide] of ledges) {
    s.fill(rounded(x + 6, y + 14, wide - 2, 58, 9), '#081733', 0.3)
    s.form(rounded(x + 2, y + 2, wide - 4, 58, 9), '#536B98', { depth: 0.5, rim: 2 })
    const [w, end] = [wide - 2, x + wide + 1]
    s.fill(
      `M${x - 2} ${y + 9}Q${x} ${y - 7} ${r(x + w * 0.24)} ${y - 6}T${r(x + w * 0.64)} ${y - 9}Q${end} ${y - 8} ${end} ${y + 8}Q${r(x + w * 0.84)} ${y + 16} ${r(x + w * 0.7)} ${y + 9}T${r(x + w * 0.36)} ${y + 11}Q${x + 8} ${y + 17} ${x - 2} ${y + 9}Z`,
      s.picture.linear([
        [0, '#E4EBF5'],
        [1, '#9DB4D8'],
      ]),
    )
  }
}

/** The evening in a window of that wall, its edge caught by the light. */
export function eveningPane(s: Spot, d: string): void {
  s.fill(
    d,
    s.picture.linear(
      [
        [0, '#16305E'],
        [0.7, '#4A689B'],
        [1, '#C9A0AC'],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  s.stroke(d, '#6A82B0', 8, 0.5)
}
