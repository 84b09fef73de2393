import { mix } from '../../lib/colour.ts'
import { ellipse, polygon, r, type Point } from '../../lib/path.ts'
import { rounded } from './devices.ts'
import type { Spot } from './spot.ts'

export interface Padlock {
  /** Middle of the body's upper edge. */
  at: Point
  width: number
  height?: number
  own?: string
  /** Sprung open: its shackle swings to the side. */
  open?: boolean
}

const STEEL = '#8796B4'

/** A padlock seen from the front. */
export function padlock(
  s: Spot,
  { at: [x, y], width: w, height: h = w * 0.86, own = '#E0A244', open = false }: Padlock,
): void {
  const k = Math.min(w, h)
  const [leg, bar] = [k * 0.3, k * 0.13]
  const shackle = `M${r(-leg)} ${r(k * 0.1)}V${r(-k * 0.26)}a${r(leg)} ${r(leg)} 0 0 1 ${r(2 * leg)} 0V${r(open ? -k * 0.14 : k * 0.1)}`
  s.shadow([x + k * 0.1, y + h * 0.6], w * 0.72, h * 0.72, 0.5)
  s.placed([x, y - (open ? k * 0.1 : 0)], 0, 1, () => {
    s.placed([open ? -leg : 0, 0], open ? -34 : 0, 1, () =>
      s.within(`transform="translate(${r(open ? leg : 0)} 0)"`, () => {
        s.stroke(shackle, mix(STEEL, '#10244C', 0.42), bar)
        s.stroke(shackle, STEEL, bar * 0.62)
        s.stroke(
          `M${r(-leg - bar * 0.16)} ${r(0)}V${r(-k * 0.26)}a${r(leg)} ${r(leg)} 0 0 1 ${r(leg)} ${r(-leg)}`,
          '#EEF3F8',
          bar * 0.24,
          0.8,
        )
      }),
    )
  })
  s.form(rounded(x - w / 2, y, w, h, k * 0.18), own, { depth: 0.62, rim: 4 })
  s.stroke(`M${r(x - w * 0.36)} ${r(y + k * 0.14)}H${r(x + w * 0.3)}`, '#FFF0C8', 3.5, 0.5)
}

/** The hole of a lock. @param at its middle @param size its height. */
export function keyhole([x, y]: Point, size: number): string {
  const k = size / 50
  return (
    ellipse(x, y - 10 * k, 14 * k, 14 * k) +
    polygon([
      [x - 8 * k, y - 6 * k],
      [x + 8 * k, y - 6 * k],
      [x + 13 * k, y + 26 * k],
      [x - 13 * k, y + 26 * k],
    ])
  )
}
