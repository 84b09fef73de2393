import { ellipse, line, polygon, r, rect, type Point } from '../../lib/path.ts'
import { bubbles, deep } from '../studio/deep.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { Spot } from '../studio/spot.ts'

const MIDDLE: Point = [520, 300]

/** The needle stands just short of the red. */
export function pressureGauge(): Spot {
  const foot = [150, 470] as const
  const s = new Spot(flameOf(foot, 200), 700)
  deep(s, 3)
  s.form('M-10 470Q150 440 330 462T980 452V620H-10Z', '#2F7A80', { from: 'top', depth: 0.7 })
  lantern(s, foot, 200)
  bubbles(s, [800, 470], 11, 5)
  bubbles(s, [262, 400], 6, 6)
  pipe(s)
  dial(s)
  return s
}

function pipe(s: Spot): void {
  s.form(rect(488, 470, 64, 150), '#A8764E', { depth: 0.7 })
  s.form(rect(470, 486, 100, 30), '#C99A62', { depth: 0.65 })
  s.form(rect(470, 556, 100, 26), '#C99A62', { depth: 0.65 })
}

/** A point on the dial: degrees clockwise from the top. */
function on(turn: number, radius: number): Point {
  const a = ((turn - 90) * Math.PI) / 180
  return [MIDDLE[0] + Math.cos(a) * radius, MIDDLE[1] + Math.sin(a) * radius]
}

function arc(from: number, to: number, outer: number, inner: number): string {
  const points: Point[] = []
  for (let a = from; a <= to; a += 4) points.push(on(a, outer))
  for (let a = to; a >= from; a -= 4) points.push(on(a, inner))
  return polygon(points)
}

function dial(s: Spot): void {
  const [x, y] = MIDDLE
  s.shadow([x + 16, y + 22], 232, 226, 0.55)
  s.form(ellipse(x, y, 206, 206), '#C08A52', { depth: 0.75, rim: 7 })
  s.form(ellipse(x, y, 184, 184), '#8A5A3E', { depth: 0.6, rim: 0 })
  s.form(ellipse(x, y, 174, 174), '#EFE3CC', { depth: 0.42, rim: 0 })
  s.fill(arc(-128, 20, 154, 128), '#3F8A82', 0.85)
  s.fill(arc(20, 76, 154, 128), '#E9A63F', 0.95)
  s.fill(arc(76, 128, 154, 128), '#CF4A34')
  let long = ''
  let short = ''
  for (let a = -128; a <= 129; a += 8) {
    const isLong = (a + 128) % 32 === 0
    const tick = line([on(a, 122), on(a, isLong ? 96 : 108)])
    if (isLong) long += tick
    else short += tick
  }
  s.stroke(short, '#3A3A5C', 3, 0.7)
  s.stroke(long, '#2A2C50', 6)
  s.fill(`M${x - 44} ${y + 88}q22 -20 44 0t44 0v14q-22 20 -44 0t-44 0Z`, '#2B6E84', 0.7)
  const [tip, left, right, tail] = [on(68, 138), on(-22, 11), on(158, 11), on(248, 44)]
  s.fill(polygon([tip, left, tail, right].map(([px, py]): Point => [px + 5, py + 8])), '#5A4A4E', 0.35)
  s.form(polygon([tip, left, tail, right]), '#A8352C', { depth: 0.5, rim: 2 })
  s.form(ellipse(x, y, 20, 20), '#C99A62', { depth: 0.6, rim: 3 })
  for (let a = 15; a < 375; a += 45) {
    const [bx, by] = on(a, 195)
    s.form(ellipse(bx, by, 8, 8), '#E8BE84', { rim: 2, depth: 0.6 })
  }
  s.fill(
    `M${r(x - 130)} ${r(y - 60)}Q${r(x - 90)} ${r(y - 142)} ${r(x + 8)} ${r(y - 152)}Q${r(x - 62)} ${r(y - 112)} ${r(x - 104)} ${r(y - 40)}Z`,
    '#FFFFFF',
    0.34,
  )
}
