import { arch, ellipse, lens, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { deepGlow } from './deep-lamp.ts'

const BRASS = ['#F8D8A0', '#D09A62', '#8A6050', '#4A3A4C'] as const

/** The brass helper, with its two hands. @param at middle of its feet @param height px. Looks to the left. */
export function brassHelper(s: Sketch, [x, y]: Point, height: number): void {
  const k = height / 400
  const p = (dx: number, dy: number): Point => [x + dx * k, y + dy * k]
  const box = (dx: number, dy: number, w: number, h: number): string =>
    rect(x + dx * k, y + dy * k, w * k, h * k)
  const limb = (from: Point, bend: Point, to: Point): void => {
    const d = `M${r(from[0])} ${r(from[1])}Q${r(bend[0])} ${r(bend[1])} ${r(to[0])} ${r(to[1])}`
    s.stroke(d, s.c('#4A3440'), 26 * k)
    s.stroke(d, s.c('#B98058'), 18 * k)
    s.stroke(d, s.c('#F6D6A0'), 4 * k, 0.6)
  }
  s.fill(lens(x, y, 110 * k, 14 * k), '#161A34', 0.5)
  for (const dx of [-52, 18]) {
    s.fill(box(dx, -110, 34, 100), s.across('#9A6C54', '#5A424C'))
    s.fill(arch(x + (dx - 8) * k, y - 30 * k, 50 * k, 30 * k), s.across(...BRASS))
  }
  limb(p(70, -220), p(128, -180), p(96, -120))
  const body = `M${p(-76, -240).map(r).join(' ')}Q${p(-84, -120).map(r).join(' ')} ${p(-56, -96).map(r).join(' ')}H${r(x + 56 * k)}Q${p(84, -120).map(r).join(' ')} ${p(76, -240).map(r).join(' ')}Q${p(0, -272).map(r).join(' ')} ${p(-76, -240).map(r).join(' ')}Z`
  s.fill(body, s.across(...BRASS))
  s.stroke(
    `M${p(-74, -226).map(r).join(' ')}Q${p(-78, -140).map(r).join(' ')} ${p(-60, -108).map(r).join(' ')}`,
    '#FFF3D6',
    5 * k,
    0.5,
  )
  s.fill(ellipse(x - 8 * k, y - 176 * k, 38 * k, 38 * k), s.across('#8A5E4A', '#5A4048'))
  s.fill(ellipse(x - 8 * k, y - 176 * k, 29 * k, 29 * k), s.down('#F6EAD0', '#CDBEA8'))
  s.stroke(line([p(-8, -176), p(8, -194)]), s.c('#B83A2C'), 5 * k)
  s.fill(box(-18, -286, 36, 36), s.across('#9A6C54', '#5A424C'))
  const head = `M${p(-66, -380).map(r).join(' ')}Q${p(-66, -404).map(r).join(' ')} ${p(-40, -404).map(r).join(' ')}H${r(x + 40 * k)}Q${p(66, -404).map(r).join(' ')} ${p(66, -380).map(r).join(' ')}V${r(y - 302 * k)}Q${p(66, -278).map(r).join(' ')} ${p(40, -278).map(r).join(' ')}H${r(x - 40 * k)}Q${p(-66, -278).map(r).join(' ')} ${p(-66, -302).map(r).join(' ')}Z`
  s.stroke(line([p(0, -404), p(0, -432)]), s.c('#3A2A3C'), 7 * k)
  s.fill(ellipse(x, y - 438 * k, 9 * k, 9 * k), '#F2703F')
  s.fill(head, s.across(...BRASS))
  for (const dx of [-38, 16]) {
    const eye: Point = p(dx, -346)
    s.fill(ellipse(...eye, 20 * k, 20 * k), s.c('#2A2038'))
    deepGlow(s, eye, 38 * k, 0.8)
    s.fill(ellipse(...eye, 10 * k, 10 * k), '#FFF0C0')
  }
  s.stroke(line([p(-30, -306), p(8, -306)]), s.c('#4A3440'), 6 * k)
  limb(p(-72, -222), p(-140, -190), p(-128, -130))
  for (const [dx, dy] of [
    [-128, -118],
    [94, -108],
  ] as const)
    s.fill(ellipse(x + dx * k, y + dy * k, 20 * k, 22 * k), s.across(...BRASS))
}

/** Levers on a slanting board, a gauge, a wheel. @param at left foot. */
export function leverDesk(s: Sketch, [x, y]: Point): void {
  s.fill(lens(x + 170, y, 220, 16), '#161A34', 0.5)
  s.fill(rect(x + 30, y - 190, 280, 190), s.across('#6A4C52', '#4A3A4C', '#2E2840'))
  const board = polygon([
    [x, y - 190],
    [x + 340, y - 190],
    [x + 316, y - 280],
    [x + 40, y - 280],
  ])
  s.fill(board, s.across('#D9A870', '#A87650', '#6A4C50'))
  s.fill(rect(x - 4, y - 194, 348, 16), s.across('#FBE2B4', '#C98F5C', '#5A4450'))
  for (const [dx, up, colour] of [
    [86, 84, '#E0603A'],
    [150, 60, '#F0B24E'],
    [214, 40, '#3F8A82'],
    [278, 72, '#3F8A82'],
  ] as const) {
    s.fill(rect(x + dx - 7, y - 266, 14, 60), s.c('#2A2038'))
    s.stroke(
      line([
        [x + dx, y - 226],
        [x + dx - 6, y - 236 - up],
      ]),
      s.c('#2A2038'),
      13,
    )
    s.stroke(
      line([
        [x + dx - 1.5, y - 226],
        [x + dx - 7.5, y - 236 - up],
      ]),
      s.c('#C9D0DC'),
      6,
    )
    s.fill(ellipse(x + dx - 6, y - 244 - up, 19, 19), s.across('#FFE3C0', colour, colour))
    s.fill(ellipse(x + dx - 12, y - 251 - up, 5, 4), '#FFFFFF', 0.6)
  }
  const dial: Point = [x + 170, y - 96]
  s.fill(ellipse(...dial, 66, 66), s.across('#F8D8A0', '#B98058', '#4A3A4C'))
  s.fill(ellipse(...dial, 54, 54), s.down('#F6EAD0', '#C9BBA8'))
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * (0.8 + (i * 1.4) / 10)
    s.stroke(
      line([
        [dial[0] + Math.cos(a) * 38, dial[1] + Math.sin(a) * 38],
        [dial[0] + Math.cos(a) * 48, dial[1] + Math.sin(a) * 48],
      ]),
      s.c('#2A2C50'),
      3.4,
    )
  }
  s.stroke(line([dial, [dial[0] - 24, dial[1] - 28]]), '#B83A2C', 5)
  s.fill(ellipse(...dial, 7, 7), s.c('#6A4A44'))
}

/** A diver's helmet put down on the floor. @param at middle of its foot @param size half its width. */
export function helmet(s: Sketch, [x, y]: Point, size: number): void {
  const k = size
  s.fill(lens(x, y + k * 0.1, k * 1.5, k * 0.22), '#161A34', 0.5)
  s.fill(
    `M${r(x - k * 1.15)} ${r(y)}Q${r(x - k)} ${r(y - k * 0.5)} ${r(x - k * 0.7)} ${r(y - k * 0.6)}H${r(x + k * 0.7)}Q${r(x + k)} ${r(y - k * 0.5)} ${r(x + k * 1.15)} ${r(y)}Q${r(x)} ${r(y + k * 0.34)} ${r(x - k * 1.15)} ${r(y)}Z`,
    s.across(...BRASS),
  )
  s.fill(ellipse(x, y - k * 1.2, k * 0.92, k * 0.9), s.across(...BRASS))
  s.fill(ellipse(x - k * 0.16, y - k * 1.2, k * 0.56, k * 0.56), s.across('#8A6050', '#4A3444'))
  s.fill(ellipse(x - k * 0.16, y - k * 1.2, k * 0.44, k * 0.44), s.down('#9ADCCB', '#2A6C80'))
  s.stroke(
    `M${r(x - k * 0.6)} ${r(y - k * 1.2)}H${r(x + k * 0.28)}M${r(x - k * 0.16)} ${r(y - k * 1.64)}V${r(y - k * 0.76)}`,
    s.c('#B98058'),
    k * 0.07,
  )
  s.fill(ellipse(x + k * 0.66, y - k * 1.24, k * 0.2, k * 0.3), s.across('#8A6050', '#3A2E44'))
  s.stroke(
    `M${r(x - k * 0.74)} ${r(y - k * 1.4)}Q${r(x - k * 0.56)} ${r(y - k * 1.96)} ${r(x - k * 0.06)} ${r(y - k * 2.02)}`,
    '#FFF3D6',
    k * 0.07,
    0.55,
  )
  s.fill(
    [-0.8, -0.4, 0, 0.4, 0.8]
      .map((t) => ellipse(x + t * k, y - k * 0.16 + (1 - t * t) * k * 0.14, k * 0.06, k * 0.06))
      .join(''),
    s.c('#FFEAC0'),
  )
}
