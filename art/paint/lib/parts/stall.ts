import { mix } from '../colour.ts'
import { ellipse, polygon, r, rect, type Point } from '../path.ts'
import { chance } from '../random.ts'
import type { Sketch } from '../sketch.ts'
import { contactShadow } from './snow.ts'

export interface Stall {
  /** Left foot. */
  at: Point
  width: number
  height: number
  colour: string
  seed: number
}

const GOODS = ['#E2654A', '#E9A945', '#8FB45A', '#C7584F', '#F0C878', '#5FA39A'] as const

/** A market stall: striped awning with scallops and snow on it, goods on the counter, a lamp inside. */
export function stall(s: Sketch, { at: [x, y], width, height, colour, seed }: Stall): void {
  const random = chance(seed)
  const top = y - height
  const brow = top + height * 0.4
  contactShadow(s, x + width * 0.52, y, width * 0.6, height * 0.05)
  s.light.occluder(rect(x, top, width, height))
  s.fill(rect(x + width * 0.04, brow - 2, width * 0.92, height * 0.42), s.down('#2B2F52', '#3C3A5A'))
  const inside = rect(x + width * 0.06, brow + height * 0.04, width * 0.88, height * 0.26)
  s.light.window(inside, [x + width / 2, brow + height * 0.16], width * 0.3)
  let goods = ''
  const count = Math.round(width / (height * 0.13))
  for (let i = 0; i < count; i++) {
    const size = height * random.between(0.045, 0.07)
    const heap = ellipse(
      x + width * (0.1 + (0.8 * (i + 0.5)) / count),
      y - height * 0.31 - size * 0.6,
      size,
      size,
    )
    s.fill(heap, s.c(random.pick(GOODS)))
    goods += heap
  }
  s.light.occluder(goods)
  s.fill(
    rect(x, y - height * 0.31, width, height * 0.31),
    s.across(mix('#B58A58', '#FFD9C0', 0.1), '#8A6A55', '#5C4F63'),
  )
  s.light.occluder(rect(x, y - height * 0.31, width, height * 0.31))
  s.fill(rect(x, y - height * 0.31, width, height * 0.05), s.c('#D9B48A'))
  for (const share of [0.02, 0.96])
    s.fill(rect(x + width * share, brow - 2, width * 0.03, height * 0.5), s.c('#6A5560'))
  awning(s, [x, top + height * 0.06], width, height * 0.36, colour)
}

/** Trapezoid stripes with a scallop each, darker to the right, a pillow of snow on top. */
export function awning(s: Sketch, [x, y]: Point, width: number, height: number, colour: string): void {
  const stripes = Math.max(6, Math.min(10, Math.round(width / 18)))
  const [inset, over] = [width * 0.08, width * 0.04]
  const cut = (share: number, foot: boolean): number =>
    foot ? x - over + (width + 2 * over) * share : x + inset + (width - 2 * inset) * share
  const scallop = height * 0.2
  s.light.surface(
    polygon([
      [cut(0, false), y],
      [cut(1, false), y],
      [cut(1, true), y + height],
      [cut(0, true), y + height],
    ]),
    0.6,
  )
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [i / stripes, (i + 1) / stripes]
    const own = mix(i % 2 ? '#E9DFDC' : colour, '#1B3158', 0.05 + 0.38 * a)
    const w = cut(b, true) - cut(a, true)
    s.fill(
      `M${r(cut(a, false))} ${r(y)}L${r(cut(b, false))} ${r(y)}L${r(cut(b, true))} ${r(y + height)}a${r(w / 2)} ${r(scallop)} 0 0 1 ${r(-w)} 0Z`,
      s.c(own),
    )
  }
  s.fill(
    polygon([
      [cut(0, true), y + height - 2],
      [cut(1, true), y + height - 2],
      [cut(1, true), y + height + 1],
      [cut(0, true), y + height + 1],
    ]),
    s.c('#22345E'),
    0.35,
  )
  const snow = `M${r(cut(0.02, true) + inset * 0.5)} ${r(y + height * 0.4)}Q${r(cut(0, false))} ${r(y - height * 0.3)} ${r(x + width * 0.3)} ${r(y - height * 0.22)}Q${r(x + width * 0.62)} ${r(y - height * 0.36)} ${r(cut(1, false))} ${r(y - height * 0.1)}Q${r(cut(1, true) - inset * 0.3)} ${r(y + height * 0.2)} ${r(cut(0.94, true))} ${r(y + height * 0.34)}Q${r(x + width * 0.76)} ${r(y + height * 0.1)} ${r(x + width * 0.6)} ${r(y + height * 0.36)}Q${r(x + width * 0.42)} ${r(y + height * 0.12)} ${r(x + width * 0.28)} ${r(y + height * 0.42)}Q${r(x + width * 0.12)} ${r(y + height * 0.2)} ${r(cut(0.02, true) + inset * 0.5)} ${r(y + height * 0.4)}Z`
  s.light.surface(snow)
  s.fill(snow, s.across('#EBD9DA', '#B9C8E0', '#8FA7CD'))
}

/** Pennants on a line that hangs between two points. */
export function bunting(s: Sketch, [x1, y1]: Point, [x2, y2]: Point, sag: number): void {
  const count = Math.max(5, Math.round(Math.hypot(x2 - x1, y2 - y1) / 22))
  const at = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)]
  s.stroke(
    `M${r(x1)} ${r(y1)}Q${r((x1 + x2) / 2)} ${r((y1 + y2) / 2 + sag * 2)} ${r(x2)} ${r(y2)}`,
    s.c('#4A4560'),
    1.4,
  )
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5) / count)
    const size = 7
    s.fill(
      polygon([
        [x - size * 0.6, y - 1],
        [x + size * 0.6, y],
        [x, y + size * 1.5],
      ]),
      s.c(GOODS[i % GOODS.length] ?? GOODS[0]),
    )
  }
}
