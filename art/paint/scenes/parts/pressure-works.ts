import { ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { deepGlow, deepLamp } from './deep-lamp.ts'

const BRASS = ['#FBDDA6', '#D09A62', '#8A6050', '#3F384E'] as const
const IRON = ['#9FB4B4', '#64808C', '#38526A', '#22364F'] as const

/** A lying pipe with its flanges. @param from left end, middle @param half of its thickness. */
export function pipe(s: Sketch, [x, y]: Point, length: number, half: number): void {
  const metal = s.down(...IRON)
  s.fill(rect(x, y + half * 0.9, length, half * 0.7), '#061C30', 0.4)
  s.fill(rect(x, y - half, length, 2 * half), metal)
  s.fill(rect(x, y - half * 0.66, length, half * 0.2), '#E6F6EC', 0.3)
  for (let dx = 60; dx < length; dx += 210) {
    s.fill(rect(x + dx, y - half * 1.4, 26, half * 2.8), metal)
    s.fill(rect(x + dx + 12, y - half * 1.4, 2, half * 2.8), s.c('#182C44'), 0.6)
    for (const k of [-1, 0, 1])
      s.fill(
        ellipse(x + dx + 6, y + k * half, 3, 3) + ellipse(x + dx + 20, y + k * half, 3, 3),
        s.c('#D6E6DE'),
        0.7,
      )
  }
}

/** A standing pipe. @param at middle of its foot. */
export function riser(s: Sketch, [x, y]: Point, height: number, half: number): void {
  s.fill(rect(x - half, y - height, 2 * half, height), s.across(...IRON))
  for (const dy of [height * 0.16, height * 0.84])
    s.fill(rect(x - half * 1.5, y - dy - 9, half * 3, 18), s.across(...IRON))
}

/** A round gauge: green, amber, red, a needle, no figures. @param turn degrees of the needle clockwise from the top, -128 to 128. */
export function gauge(s: Sketch, [x, y]: Point, radius: number, turn: number): void {
  const k = radius
  const on = (degrees: number, out: number): Point => {
    const a = ((degrees - 90) * Math.PI) / 180
    return [x + Math.cos(a) * out * k, y + Math.sin(a) * out * k]
  }
  const arc = (from: number, to: number): string => {
    const outer: Point[] = []
    const inner: Point[] = []
    for (let a = from; a <= to; a += 4) {
      outer.push(on(a, 0.76))
      inner.push(on(a, 0.63))
    }
    return polygon([...outer, ...inner.toReversed()])
  }
  s.fill(ellipse(x + k * 0.08, y + k * 0.12, k * 1.02, k * 1.02), '#061C30', 0.4)
  s.fill(ellipse(x, y, k, k), s.across(...BRASS))
  s.fill(ellipse(x, y, k * 0.9, k * 0.9), s.across('#6A4A48', '#A87A58'))
  s.fill(
    ellipse(x, y, k * 0.85, k * 0.85),
    s.picture.linear(
      [
        [0, '#FFF6DE'],
        [0.6, '#E2DFCB'],
        [1, '#9FB6B0'],
      ],
      [0, 0],
      [1, 1],
    ),
  )
  s.fill(arc(-128, 20), '#3F8A82')
  s.fill(arc(20, 72), '#E2A443')
  s.fill(arc(72, 128), '#C44E38')
  let ticks = ''
  for (let a = -128; a <= 128; a += 16) ticks += line([on(a, 0.58), on(a, 0.48)])
  s.stroke(ticks, '#2A3A54', k * 0.034)
  const needle = polygon([on(turn, 0.66), on(turn - 90, 0.06), on(turn + 180, 0.2), on(turn + 90, 0.06)])
  s.within(`transform="translate(${r(k * 0.03)} ${r(k * 0.05)})"`, () => s.fill(needle, '#3A3048', 0.3))
  s.fill(needle, '#A8352C')
  s.fill(ellipse(x, y, k * 0.1, k * 0.1), s.across(...BRASS))
  for (let a = 22.5; a < 380; a += 45) s.fill(ellipse(...on(a, 0.945), k * 0.035, k * 0.035), s.c('#FFEAC0'))
  s.fill(
    `M${on(-70, 0.74).map(r).join(' ')}Q${on(-40, 0.84).map(r).join(' ')} ${on(4, 0.76).map(r).join(' ')}Q${on(-34, 0.62).map(r).join(' ')} ${on(-70, 0.74).map(r).join(' ')}Z`,
    '#FFFFFF',
    0.5,
  )
}

/** A red wheel that opens a valve. */
export function valve(s: Sketch, [x, y]: Point, radius: number): void {
  const k = radius
  let spokes = ''
  for (let i = 0; i < 3; i++) {
    const a = (i * Math.PI) / 3 + 0.3
    spokes += line([
      [x - Math.cos(a) * k, y - Math.sin(a) * k],
      [x + Math.cos(a) * k, y + Math.sin(a) * k],
    ])
  }
  const wheel = ellipse(x, y, k, k)
  s.within('transform="translate(6 8)"', () => s.stroke(wheel + spokes, '#061C30', k * 0.2, 0.4))
  s.stroke(spokes, s.c('#A8463C'), k * 0.14)
  s.stroke(wheel, s.across('#F09070', '#C4503F', '#6E2F40'), k * 0.24)
  s.fill(ellipse(x, y, k * 0.22, k * 0.22), s.across(...BRASS))
}

/** The way up: a rope from a weight on the floor to the surface, a lamp at every rest. @param at foot @param rests y of the lamps' rings. */
export function shotLine(s: Sketch, [x, y]: Point, rests: readonly number[]): void {
  const rope = `M${r(x)} ${r(y - 80)}Q${r(x + 26)} ${r(y * 0.5)} ${r(x - 10)} -20`
  s.stroke(rope, s.c('#2A3A48'), 10)
  s.stroke(rope, s.c('#D0AC78'), 6)
  s.fill(
    polygon([
      [x - 44, y],
      [x - 30, y - 84],
      [x + 30, y - 84],
      [x + 44, y],
    ]),
    s.across(...IRON),
  )
  s.stroke(ellipse(x, y - 94, 13, 13), s.c('#4A6070'), 8)
  rests.forEach((at, i) => {
    const t = (y - at) / (y + 20)
    const rx = x + 2 * t * (1 - t) * 26 - t * t * 10
    s.stroke(
      line([
        [rx - 30, at + 2],
        [rx + 30, at + 2],
      ]),
      s.c('#8A6A50'),
      9,
    )
    deepGlow(s, [rx, at + 60], 190 + 30 * i, 0.5)
    deepLamp(s, [rx, at], 92, 150 + 24 * i)
  })
}
