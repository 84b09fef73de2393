import { ellipse, lens, line, r, rect, type Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import { contactShadow } from './snow.ts'
import { drift } from './drift.ts'

/** A rope that hangs between two points. @param thick px @param sag px at its middle. */
export function rope(s: Sketch, [x1, y1]: Point, [x2, y2]: Point, sag: number, thick: number): void {
  const d = `M${r(x1)} ${r(y1)}Q${r((x1 + x2) / 2)} ${r((y1 + y2) / 2 + sag * 2)} ${r(x2)} ${r(y2)}`
  s.stroke(d, s.c('#3C3550'), thick)
  s.stroke(d, s.c('#A98F7C'), thick * 0.5)
  const steps = Math.round(Math.hypot(x2 - x1, y2 - y1) / (thick * 1.9))
  let twist = ''
  for (let i = 1; i < steps; i++) {
    const t = i / steps
    const x = x1 + (x2 - x1) * t
    const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)
    twist += line([
      [x - thick * 0.25, y + thick * 0.34],
      [x + thick * 0.25, y - thick * 0.34],
    ])
  }
  s.stroke(twist, s.c('#4B4058'), thick * 0.16, 0.75)
}

/** A cast bollard with a loop of rope and a cap of snow. @param width px of its head. */
export function bollard(s: Sketch, [x, y]: Point, width: number): void {
  const w = width
  contactShadow(s, x + w * 0.2, y, w * 0.95, w * 0.13)
  const d = `M${r(x - w * 0.44)} ${r(y)}Q${r(x - w * 0.3)} ${r(y - w * 0.1)} ${r(x - w * 0.3)} ${r(y - w * 0.5)}Q${r(x - w * 0.52)} ${r(y - w * 0.56)} ${r(x - w * 0.48)} ${r(y - w * 0.8)}Q${r(x)} ${r(y - w)} ${r(x + w * 0.48)} ${r(y - w * 0.8)}Q${r(x + w * 0.52)} ${r(y - w * 0.56)} ${r(x + w * 0.3)} ${r(y - w * 0.5)}Q${r(x + w * 0.3)} ${r(y - w * 0.1)} ${r(x + w * 0.44)} ${r(y)}Z`
  s.light.occluder(d)
  s.fill(d, s.across('#5E5D80', '#343D64', '#212B50'))
  s.stroke(
    line([
      [x - w * 0.32, y - w * 0.22],
      [x + w * 0.34, y - w * 0.26],
    ]),
    s.c('#A98F7C'),
    w * 0.12,
  )
  s.stroke(
    line([
      [x - w * 0.32, y - w * 0.36],
      [x + w * 0.34, y - w * 0.39],
    ]),
    s.c('#8C7670'),
    w * 0.12,
  )
  drift(
    s,
    [
      [x - w * 0.46, y - w * 0.82],
      [x, y - w * 0.9],
      [x + w * 0.46, y - w * 0.82],
    ],
    { up: w * 0.2, drop: w * 0.08, seed: Math.round(x), unit: w / 50 },
  )
}

/** A tyre as a fender on its chain. @param radius px. */
export function fender(s: Sketch, [x, y]: Point, radius: number): void {
  s.stroke(
    line([
      [x, y - radius * 2.4],
      [x, y - radius],
    ]),
    s.c('#2A3358'),
    Math.max(1, radius * 0.14),
  )
  s.fill(ellipse(x + radius * 0.2, y + radius * 0.16, radius, radius), s.c('#0E1C3A'), 0.4)
  s.stroke(ellipse(x, y, radius * 0.72, radius * 0.74), s.c('#232B4C'), radius * 0.56)
  s.stroke(
    `M${r(x - radius * 0.86)} ${r(y + radius * 0.1)}A${r(radius * 0.88)} ${r(radius * 0.88)} 0 0 1 ${r(x - radius * 0.1)} ${r(y - radius * 0.86)}`,
    s.c('#8186A6'),
    Math.max(1, radius * 0.12),
    0.8,
  )
  const snow = lens(x, y - radius * 0.92, radius * 0.6, radius * 0.15)
  s.light.surface(snow)
  s.fill(snow, s.c('#C9D5E8'))
}

/** An iron ladder down a wall. */
export function ladder(s: Sketch, [x, y]: Point, width: number, height: number): void {
  let rungs = ''
  for (let at = y + 12; at < y + height - 3; at += 14)
    rungs += line([
      [x, at],
      [x + width, at],
    ])
  s.stroke(rungs, s.c('#28325A'), 3)
  s.fill(
    rect(x - 2, y - 10, 4.5, height + 10) + rect(x + width - 2, y - 10, 4.5, height + 10),
    s.c('#3A436C'),
  )
  s.stroke(`M${r(x)} ${r(y - 9)}q0 -10 8 -10M${r(x + width)} ${r(y - 9)}q0 -10 8 -10`, s.c('#3A436C'), 4)
}

/** A gull that stands and looks to the left. @param height px. */
export function restingGull(s: Sketch, [x, y]: Point, height: number): void {
  const h = height
  s.stroke(
    line([
      [x - h * 0.02, y],
      [x - h * 0.02, y - h * 0.3],
    ]) +
      line([
        [x + h * 0.1, y],
        [x + h * 0.08, y - h * 0.3],
      ]),
    s.c('#D9864E'),
    Math.max(1, h * 0.045),
  )
  const body = `M${r(x - h * 0.34)} ${r(y - h * 0.84)}Q${r(x - h * 0.3)} ${r(y - h)} ${r(x - h * 0.16)} ${r(y - h * 0.98)}Q${r(x - h * 0.03)} ${r(y - h * 0.95)} ${r(x - h * 0.05)} ${r(y - h * 0.74)}Q${r(x + h * 0.3)} ${r(y - h * 0.62)} ${r(x + h * 0.72)} ${r(y - h * 0.32)}Q${r(x + h * 0.34)} ${r(y - h * 0.2)} ${r(x)} ${r(y - h * 0.22)}Q${r(x - h * 0.3)} ${r(y - h * 0.3)} ${r(x - h * 0.27)} ${r(y - h * 0.6)}Q${r(x - h * 0.24)} ${r(y - h * 0.74)} ${r(x - h * 0.34)} ${r(y - h * 0.84)}Z`
  s.light.surface(body)
  s.fill(body, s.across('#F2E8E6', '#B9C6DE'))
  s.fill(
    `M${r(x - h * 0.06)} ${r(y - h * 0.62)}Q${r(x + h * 0.26)} ${r(y - h * 0.66)} ${r(x + h * 0.78)} ${r(y - h * 0.3)}Q${r(x + h * 0.3)} ${r(y - h * 0.28)} ${r(x + h * 0.08)} ${r(y - h * 0.4)}Z`,
    s.across('#8FA0C4', '#5A6D9C'),
  )
  s.fill(
    `M${r(x - h * 0.31)} ${r(y - h * 0.9)}L${r(x - h * 0.5)} ${r(y - h * 0.82)}L${r(x - h * 0.31)} ${r(y - h * 0.8)}Z`,
    s.c('#E39A4E'),
  )
  s.fill(ellipse(x - h * 0.21, y - h * 0.88, h * 0.025, h * 0.028), s.c('#1B2748'))
}
