import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, r, rect, type Point } from '../../lib/path.ts'
import type { Spot } from './spot.ts'

const CREAM = '#E9D8C2'

/** Draw these inside `s.placed`: each has its middle at 0,0. */

/** A closed envelope seen from behind, its flap towards us. */
export function envelope(s: Spot, width: number, own = CREAM): void {
  const [w, h] = [width / 2, width * 0.31]
  const sheet = rect(-w, -h, 2 * w, 2 * h)
  s.form(sheet, own, { depth: 0.36, rim: 3 })
  s.fill(
    polygon([
      [-w, h],
      [0, -h * 0.06],
      [w, h],
    ]),
    mix(own, '#8A6A74', 0.16),
  )
  s.fill(
    polygon([
      [-w, -h],
      [-w * 0.02, h * 0.16],
      [-w, h],
    ]),
    mix(own, '#8A6A74', 0.3),
    0.75,
  )
  s.fill(
    polygon([
      [w, -h],
      [w * 0.02, h * 0.16],
      [w, h],
    ]),
    mix(own, '#5A5A86', 0.4),
    0.75,
  )
  const flap = `M${r(-w)} ${r(-h)}H${r(w)}L${r(w * 0.08)} ${r(h * 0.22)}Q0 ${r(h * 0.32)} ${r(-w * 0.08)} ${r(h * 0.22)}Z`
  s.fill(
    `M${r(-w)} ${r(-h + 6)}H${r(w)}L${r(w * 0.08)} ${r(h * 0.22 + 8)}Q0 ${r(h * 0.32 + 9)} ${r(-w * 0.08)} ${r(h * 0.22 + 8)}Z`,
    '#3A2A48',
    0.28,
  )
  s.form(flap, mix(own, '#FFF6E6', 0.35), { depth: 0.3, rim: 2.5 })
}

/** A round wax seal; cracked: a jagged split through it. */
export function seal(s: Spot, [x, y]: Point, radius: number, cracked = false): void {
  const k = radius
  const edge = `M${r(x - k)} ${r(y)}q${r(-k * 0.1)} ${r(-k * 0.6)} ${r(k * 0.36)} ${r(-k * 0.86)}q${r(k * 0.5)} ${r(-k * 0.3)} ${r(k)} ${r(-k * 0.12)}q${r(k * 0.7)} ${r(k * 0.2)} ${r(k * 0.7)} ${r(k * 0.86)}q${r(k * 0.1)} ${r(k * 0.64)} ${r(-k * 0.5)} ${r(k * 0.96)}q${r(-k * 0.5)} ${r(k * 0.26)} ${r(-k * 0.96)} ${r(k * 0.06)}q${r(-k * 0.56)} ${r(-k * 0.24)} ${r(-k * 0.6)} ${r(-k * 0.9)}Z`
  s.fill(ellipse(x + 3, y + 6, k * 1.04, k * 1.02), '#2A1838', 0.4)
  s.form(edge, '#C2412F', { depth: 0.55, rim: 3 })
  s.fill(ellipse(x, y, k * 0.68, k * 0.68), mix('#C2412F', '#3A1030', 0.34))
  s.fill(ellipse(x + 1.5, y + 2, k * 0.62, k * 0.62), '#CF4E38')
  if (!cracked) return
  s.fill(
    polygon([
      [x - k * 0.2, y - k * 1.12],
      [x + k * 0.04, y - k * 1.12],
      [x + k * 0.22, y - k * 0.46],
      [x - k * 0.02, y - k * 0.1],
      [x + k * 0.24, y + k * 0.34],
      [x + k * 0.1, y + k * 1.14],
      [x - k * 0.12, y + k * 1.14],
      [x + k * 0.04, y + k * 0.4],
      [x - k * 0.22, y - k * 0.06],
      [x + k * 0.04, y - k * 0.46],
    ]),
    '#3C1426',
  )
}

/** A written sheet: lines, no letters. @param lines how many. */
export function sheet(s: Spot, width: number, height: number, lines = 8, own = '#E6DCCB'): void {
  const [w, h] = [width / 2, height / 2]
  s.form(rect(-w, -h, width, height), own, { depth: 0.34, rim: 2.5 })
  let text = ''
  for (let i = 0; i < lines; i++)
    text += rect(
      -w * 0.78,
      -h * 0.8 + (i * height * 0.8) / lines,
      width * (i % 3 === 2 ? 0.5 : 0.78),
      Math.max(3, (height * 0.26) / lines),
    )
  s.fill(text, '#5B5F8C', 0.55)
}

/** A cardboard folder with sheets in it. */
export function folder(s: Spot, width: number, height: number, own = '#C58A4E'): void {
  const [w, h] = [width / 2, height / 2]
  s.form(
    `M${r(-w)} ${r(-h)}H${r(-w * 0.3)}l${r(w * 0.14)} ${r(h * 0.16)}H${r(w)}V${r(h)}H${r(-w)}Z`,
    mix(own, '#10244C', 0.25),
    { depth: 0.4, rim: 2 },
  )
  s.fill(rect(-w * 0.9, -h * 0.76, width * 0.88, height * 0.6), '#EFE4D4')
  s.form(rect(-w, -h * 0.62, width, height * 0.81), own, { depth: 0.45, rim: 3 })
}
