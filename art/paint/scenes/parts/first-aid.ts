import { ellipse, line, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'

/** The white cross on green. @param at its middle @param size width px. */
export function firstAidSign(s: Sketch, [x, y]: Point, size: number): void {
  const k = size / 2
  const board = rect(x - k, y - k, size, size)
  s.light.occluder(board)
  s.light.surface(board, 0.6)
  s.fill(rect(x - k + 2, y - k + 3, size, size), s.c('#101E40'), 0.4)
  s.fill(board, s.across('#4F9C84', '#2F7068', '#235060'))
  s.fill(
    rect(x - k * 0.22, y - k * 0.7, k * 0.44, k * 1.4) + rect(x - k * 0.7, y - k * 0.22, k * 1.4, k * 0.44),
    s.across('#F3E8E4', '#C9D0E0'),
  )
}

/** A lifebuoy with its rope. @param at its middle. */
export function lifebuoy(s: Sketch, [x, y]: Point, radius: number): void {
  const k = radius
  s.fill(ellipse(x + k * 0.1, y + k * 0.14, k, k), s.c('#0E1C3A'), 0.45)
  s.light.occluder(ellipse(x, y, k, k))
  s.light.surface(ellipse(x, y, k, k), 0.8)
  s.stroke(ellipse(x, y, k * 0.74, k * 0.74), s.across('#F0E2DE', '#A9B2CC'), k * 0.5)
  for (let i = 0; i < 4; i++) {
    const [a, b] = [(i * Math.PI) / 2 + 0.5, (i * Math.PI) / 2 + 1.07]
    const arc = `M${r(x + Math.cos(a) * k * 0.74)} ${r(y + Math.sin(a) * k * 0.74)}A${r(k * 0.74)} ${r(k * 0.74)} 0 0 1 ${r(x + Math.cos(b) * k * 0.74)} ${r(y + Math.sin(b) * k * 0.74)}`
    s.within('stroke-linecap="butt"', () =>
      s.stroke(arc, s.c(i === 1 ? '#D0604E' : i === 3 ? '#8F3F4C' : '#B84F4A'), k * 0.46),
    )
  }
  s.stroke(ellipse(x, y, k * 1.02, k * 1.02), s.c('#C9B9A8'), Math.max(1.4, k * 0.06))
  s.stroke(
    `M${r(x - k * 0.78)} ${r(y - k * 0.4)}A${r(k * 0.88)} ${r(k * 0.88)} 0 0 1 ${r(x - k * 0.1)} ${r(y - k * 0.88)}`,
    '#FFF3EA',
    Math.max(1, k * 0.06),
    0.5,
  )
}

/** A stretcher with straps and a folded red blanket, on its short legs. @param at left foot @param length px. */
export function stretcher(s: Sketch, [x, y]: Point, length: number): void {
  const k = length
  const top = y - k * 0.2
  s.fill(ellipse(x + k * 0.54, y + 2, k * 0.58, k * 0.045), s.c('#0E1C40'), 0.5)
  let legs = ''
  for (const at of [0.16, 0.84])
    legs +=
      line([
        [x + k * (at - 0.05), y],
        [x + k * (at + 0.05), top + k * 0.02],
      ]) +
      line([
        [x + k * (at + 0.05), y],
        [x + k * (at - 0.05), top + k * 0.02],
      ])
  s.stroke(legs, s.c('#4A5280'), k * 0.024)
  const bed = `M${r(x + k * 0.06)} ${r(top)}Q${r(x + k * 0.5)} ${r(top + k * 0.05)} ${r(x + k * 0.94)} ${r(top)}L${r(x + k * 0.92)} ${r(top - k * 0.07)}H${r(x + k * 0.1)}Z`
  s.light.occluder(bed + rect(x, top - k * 0.03, k, k * 0.05))
  s.light.surface(bed, 0.9)
  s.fill(bed, s.across('#E9A070', '#C4704E', '#7A4A58'))
  s.stroke(
    line([
      [x - k * 0.04, top],
      [x + k * 1.04, top],
    ]),
    s.c('#5A4652'),
    k * 0.04,
  )
  s.stroke(
    line([
      [x - k * 0.04, top - k * 0.008],
      [x + k * 1.04, top - k * 0.008],
    ]),
    s.c('#D9B08C'),
    k * 0.014,
  )
  const pillow = `M${r(x + k * 0.1)} ${r(top - k * 0.06)}Q${r(x + k * 0.1)} ${r(top - k * 0.15)} ${r(x + k * 0.2)} ${r(top - k * 0.14)}Q${r(x + k * 0.3)} ${r(top - k * 0.14)} ${r(x + k * 0.29)} ${r(top - k * 0.06)}Z`
  s.light.occluder(pillow)
  s.light.surface(pillow, 1)
  s.fill(pillow, s.across('#E9DEDC', '#AEB6CE'))
  for (const [i, colour] of ['#8F3F4C', '#A84A4A', '#C25A4C'].entries()) {
    const fold = rect(x + k * 0.56, top - k * (0.1 + i * 0.045), k * 0.28, k * 0.045)
    s.light.occluder(fold)
    s.light.surface(fold, 0.8)
    s.fill(fold, s.across(colour, '#54304E'))
  }
  for (const at of [0.36, 0.48])
    s.fill(rect(x + k * at, top - k * 0.075, k * 0.035, k * 0.11), s.c('#3A4270'))
}

/** The chest with bandages, red with a white belt. @param at left foot @param size its width px. */
export function aidChest(s: Sketch, [x, y]: Point, size: number): void {
  const k = size
  s.fill(ellipse(x + k * 0.56, y + 2, k * 0.66, k * 0.06), s.c('#0E1C40'), 0.5)
  const front = rect(x, y - k * 0.5, k, k * 0.5)
  const lid = `M${r(x - k * 0.03)} ${r(y - k * 0.48)}V${r(y - k * 0.62)}Q${r(x - k * 0.03)} ${r(y - k * 0.74)} ${r(x + k * 0.12)} ${r(y - k * 0.75)}H${r(x + k * 0.88)}Q${r(x + k * 1.03)} ${r(y - k * 0.74)} ${r(x + k * 1.03)} ${r(y - k * 0.62)}V${r(y - k * 0.48)}Z`
  s.light.occluder(front + lid)
  s.light.surface(front, 0.6)
  s.light.surface(lid, 0.9)
  s.fill(front, s.across('#D0604E', '#9E444C', '#5E304C'))
  s.fill(lid, s.across('#E08A70', '#B8504C', '#6E364E'))
  s.fill(rect(x, y - k * 0.46, k, k * 0.04), s.c('#3A2040'), 0.5)
  s.fill(rect(x, y - k * 0.19, k, k * 0.09), s.across('#EDE2DE', '#AEB6CE'))
  s.stroke(
    `M${r(x + k * 0.36)} ${r(y - k * 0.75)}q0 ${r(-k * 0.12)} ${r(k * 0.14)} ${r(-k * 0.12)}t${r(k * 0.14)} ${r(k * 0.12)}`,
    s.c('#4A3A52'),
    k * 0.04,
  )
  firstAidSign(s, [x + k * 0.5, y - k * 0.42], k * 0.3)
  for (const at of [0.16, 0.8]) s.fill(rect(x + k * at, y - k * 0.54, k * 0.05, k * 0.11), s.c('#E3B878'))
}
