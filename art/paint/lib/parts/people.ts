import { mix } from '../colour.ts'
import { ellipse, line, polygon, r, rect, type Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import { contactShadow } from './snow.ts'

/** Someone in a winter coat and hat. @param height 14 px at least, or they vanish. */
export function person(s: Sketch, [x, y]: Point, height: number, coat: string, hat = '#C7584F'): void {
  const h = height
  contactShadow(s, x + h * 0.08, y, h * 0.26, h * 0.045)
  s.fill(
    rect(x - h * 0.12, y - h * 0.24, h * 0.09, h * 0.24) +
      rect(x + h * 0.03, y - h * 0.24, h * 0.09, h * 0.24),
    s.c('#2E3254'),
  )
  s.fill(
    `M${r(x - h * 0.2)} ${r(y - h * 0.16)}L${r(x - h * 0.13)} ${r(y - h * 0.62)}Q${r(x)} ${r(y - h * 0.72)} ${r(x + h * 0.13)} ${r(y - h * 0.62)}L${r(x + h * 0.2)} ${r(y - h * 0.16)}Z`,
    s.across(mix(coat, '#FFD9C0', 0.2), mix(coat, '#1B3158', 0.4)),
  )
  s.fill(ellipse(x, y - h * 0.78, h * 0.12, h * 0.13), s.across('#EBC0A6', '#A98791'))
  s.fill(
    `M${r(x - h * 0.14)} ${r(y - h * 0.8)}Q${r(x)} ${r(y - h * 1.12)} ${r(x + h * 0.14)} ${r(y - h * 0.8)}Z`,
    s.c(hat),
  )
  s.fill(rect(x - h * 0.15, y - h * 0.66, h * 0.3, h * 0.07), s.c(mix(hat, '#F3E2D8', 0.35)))
}

/** A crate with its lit top. @param size width in px. */
export function crate(s: Sketch, [x, y]: Point, size: number): void {
  const k = size
  contactShadow(s, x + k * 0.6, y, k * 0.8, k * 0.08)
  s.light.occluder(rect(x, y - k * 0.9, k, k * 0.9))
  s.fill(rect(x, y - k * 0.9, k * 0.62, k * 0.9), s.c('#A9815C'))
  s.fill(rect(x + k * 0.62, y - k * 0.9, k * 0.38, k * 0.9), s.c('#6B5765'))
  s.stroke(
    line([
      [x + k * 0.06, y - k * 0.46],
      [x + k * 0.58, y - k * 0.46],
    ]),
    s.c('#7A5F55'),
    Math.max(1, k * 0.05),
  )
  const top = polygon([
    [x - k * 0.04, y - k * 0.88],
    [x + k * 0.1, y - k * 1.06],
    [x + k * 0.95, y - k * 1.04],
    [x + k * 1.04, y - k * 0.88],
  ])
  s.light.surface(top)
  s.fill(top, s.across('#EBDDE0', '#AFC0DC'))
}

/** A barrel standing. @param size width in px. */
export function barrel(s: Sketch, [x, y]: Point, size: number): void {
  const k = size
  contactShadow(s, x + k * 0.15, y, k * 0.7, k * 0.1)
  const d = `M${r(x - k * 0.4)} ${r(y)}Q${r(x - k * 0.6)} ${r(y - k * 0.6)} ${r(x - k * 0.4)} ${r(y - k * 1.2)}H${r(x + k * 0.4)}Q${r(x + k * 0.6)} ${r(y - k * 0.6)} ${r(x + k * 0.4)} ${r(y)}Z`
  s.fill(d, s.across('#B08562', '#7C6066', '#4B4763'))
  s.fill(
    rect(x - k * 0.5, y - k * 0.95, k, k * 0.1) + rect(x - k * 0.5, y - k * 0.35, k, k * 0.1),
    s.c('#3D4266'),
  )
  s.fill(ellipse(x, y - k * 1.22, k * 0.42, k * 0.13), s.c('#D9DFEC'))
}

/** A lamp post. Its pane glows with the windows. @param height px. Returns the middle of the lamp. */
export function lampPost(s: Sketch, [x, y]: Point, height: number): Point {
  const h = height
  const lamp: Point = [x, y - h * 0.88]
  contactShadow(s, x, y, h * 0.1, h * 0.018)
  s.fill(
    rect(x - h * 0.018, y - h * 0.8, h * 0.036, h * 0.8) +
      rect(x - h * 0.045, y - h * 0.05, h * 0.09, h * 0.05),
    s.c('#262C4C'),
  )
  const glass = polygon([
    [x - h * 0.055, y - h * 0.8],
    [x - h * 0.085, y - h * 0.95],
    [x + h * 0.085, y - h * 0.95],
    [x + h * 0.055, y - h * 0.8],
  ])
  s.fill(glass, s.across('#C8B58E', '#7E86A4'))
  s.light.window(glass, lamp, h * 0.14)
  const roof = polygon([
    [x - h * 0.12, y - h * 0.94],
    [x, y - h * 1.04],
    [x + h * 0.12, y - h * 0.94],
  ])
  s.light.surface(roof)
  s.fill(roof, s.c('#DCE3EF'))
  return lamp
}
