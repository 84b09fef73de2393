import { ellipse, rect } from '../lib/path.ts'
import type { Sketch } from '../lib/sketch.ts'

/** The lantern on its ring, held at the tip of the beak. @param swing degrees about the ring @param flicker -1 to 1. */
export function heldLantern(s: Sketch, { swing, flicker }: { swing: number; flicker: number }): void {
  const { picture } = s
  const glow = 1 + flicker * 0.05
  const brass = picture.linear(
    [
      [0, '#F6C27A'],
      [0.35, '#B9713F'],
      [1, '#6A3F38'],
    ],
    [0, 0],
    [1, 0.2],
  )
  s.within(`transform="rotate(${swing} 116 248)"`, () => {
    s.fill(
      ellipse(116, 322, 112 * glow, 112 * glow),
      picture.radial([
        [0, '#FFDF8A', 0.85],
        [0.2, '#FFC05A', 0.5],
        [0.5, '#FF9E45', 0.18],
        [0.8, '#F2803F', 0.05],
        [1, '#F2703F', 0],
      ]),
    )
    s.stroke('M96 276Q94 246 116 246T136 276', '#8A5638', 5.4)
    s.stroke('M97 272Q96 249 114 248', '#F2CE94', 1.8, 0.8)
    s.fill(ellipse(116, 246, 8, 8), brass)
    s.fill(
      'M92 290Q82 326 92 358H140Q150 326 140 290Z',
      picture.radial([
        [0, '#FFFBE0'],
        [0.35, '#FFEE8A'],
        [0.7, '#FFC94A'],
        [1, '#F29A34'],
      ]),
    )
    const tip = 300 - flicker * 3
    s.fill(
      `M${116 + flicker * 2} ${tip}Q130 326 126 340Q124 352 116 352T106 340Q102 326 ${116 + flicker * 2} ${tip}Z`,
      '#FFFFFF',
      0.96,
    )
    s.stroke('M104 290Q98 326 104 358M128 290Q134 326 128 358', '#B9713F', 2.6)
    s.fill(
      'M84 292Q84 284 92 284Q94 270 116 266Q138 270 140 284Q148 284 148 292Q148 297 142 297H90Q84 297 84 292Z',
      brass,
    )
    s.fill(`M85 360Q85 355 90 355H142Q147 355 147 360T142 366H138L140 372H92L94 366H90Q85 366 85 360Z`, brass)
    s.fill(rect(94, 285, 40, 2.6), '#FFE9B0', 0.6)
  })
}
