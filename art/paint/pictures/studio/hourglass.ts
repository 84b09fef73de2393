import { ellipse, rect, type Point } from '../../lib/path.ts'
import { rounded } from './devices.ts'
import type { Spot } from './spot.ts'

/** Sand running between two glass bulbs. @param at middle of its foot. */
export function hourglass(s: Spot, [x, y]: Point): void {
  s.shadow([x, y], 150, 20, 0.7)
  s.pool([x + 70, y + 6], 160, 16, 0.3)
  const glass = `M${x - 84} ${y - 330}H${x + 84}Q${x + 88} ${y - 230} ${x + 12} ${y - 182}Q${x + 88} ${y - 134} ${x + 84} ${y - 28}H${x - 84}Q${x - 88} ${y - 134} ${x - 12} ${y - 182}Q${x - 88} ${y - 230} ${x - 84} ${y - 330}Z`
  for (const dx of [-104, 88]) s.form(rounded(x + dx, y - 330, 16, 308, 6), '#7A4A3C', { rim: 3, depth: 0.6 })
  s.fill(
    glass,
    s.picture.linear([
      [0, '#F6D9B4', 0.55],
      [0.4, '#A9C2DC', 0.34],
      [1, '#5A7CB0', 0.5],
    ]),
  )
  s.inside(glass, () => {
    const sand = s.picture.linear([
      [0, '#FFDE94'],
      [0.5, '#EFA84E'],
      [1, '#B0683C'],
    ])
    s.fill(`M${x - 90} ${y - 262}Q${x} ${y - 244} ${x + 90} ${y - 262}V${y - 182}H${x - 90}Z`, sand)
    s.fill(ellipse(x, y - 259, 86, 9), '#FFE6AC', 0.85)
    s.fill(rect(x - 3.4, y - 186, 6.8, 150), '#FFD98C')
    s.fill(
      `M${x - 90} ${y - 26}Q${x - 60} ${y - 62} ${x} ${y - 110}Q${x + 60} ${y - 62} ${x + 90} ${y - 26}Z`,
      sand,
    )
  })
  s.stroke(
    `M${x - 66} ${y - 314}Q${x - 66} ${y - 242} ${x - 22} ${y - 204}M${x - 66} ${y - 50}Q${x - 66} ${y - 110} ${x - 30} ${y - 152}`,
    '#FFFFFF',
    7,
    0.5,
  )
  s.rim(glass, 3, 'left', '#FFF3DC', 0.9)
  for (const top of [y - 352, y - 30])
    s.form(rounded(x - 124, top, 248, 30, 12), '#9A6044', { depth: 0.62, rim: 4 })
}
