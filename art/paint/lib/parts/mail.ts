import { ellipse, line, polygon, r, rect, type Point } from '../path.ts'
import type { Sketch } from '../sketch.ts'

/** An envelope with its flap and seal. @param at its middle @param tilt degrees, clockwise. */
export function envelope(
  s: Sketch,
  [x, y]: Point,
  width: number,
  { tilt = 0, paper = '#E6D9CF', seal }: { tilt?: number; paper?: string; seal?: string } = {},
): void {
  const [w, h] = [width, width * 0.66]
  s.within(`transform="rotate(${tilt} ${r(x)} ${r(y)})"`, () => {
    s.fill(rect(x - w / 2 + 1.5, y - h / 2 + 2.5, w, h), s.c('#101E40'), 0.4)
    s.fill(rect(x - w / 2, y - h / 2, w, h), s.across(paper, '#A9A7BC'))
    s.fill(
      polygon([
        [x - w / 2, y + h / 2],
        [x - w * 0.06, y - h * 0.02],
        [x + w * 0.06, y - h * 0.02],
        [x + w / 2, y + h / 2],
      ]),
      s.c('#C4BBC0'),
      0.6,
    )
    s.fill(
      polygon([
        [x - w / 2, y - h / 2],
        [x, y + h * 0.12],
        [x + w / 2, y - h / 2],
      ]),
      s.across('#F3E7DC', '#B9B4C4'),
    )
    s.stroke(
      line([
        [x - w / 2, y - h / 2],
        [x, y + h * 0.12],
        [x + w / 2, y - h / 2],
      ]),
      s.c('#6E6A8C'),
      Math.max(0.8, w * 0.018),
      0.7,
    )
    if (seal) s.fill(ellipse(x, y + h * 0.1, w * 0.09, w * 0.09), s.c(seal))
  })
}

/** A parcel tied with string, seen from its corner. @param at left foot @param size width of its front, px. */
export function parcel(s: Sketch, [x, y]: Point, size: number, paper = '#B48A63'): void {
  const k = size
  s.fill(
    polygon([
      [x - k * 0.1, y + k * 0.05],
      [x + k * 1.5, y + k * 0.05],
      [x + k * 1.36, y - k * 0.1],
      [x, y - k * 0.06],
    ]),
    s.c('#101E40'),
    0.4,
  )
  const front = rect(x, y - k * 0.7, k, k * 0.7)
  const side = polygon([
    [x + k, y],
    [x + k * 1.34, y - k * 0.12],
    [x + k * 1.34, y - k * 0.78],
    [x + k, y - k * 0.7],
  ])
  const top = polygon([
    [x, y - k * 0.7],
    [x + k * 0.36, y - k * 0.8],
    [x + k * 1.34, y - k * 0.78],
    [x + k, y - k * 0.7],
  ])
  s.light.occluder(front + side)
  s.light.surface(front, 0.6)
  s.light.surface(top, 0.9)
  s.fill(front, s.across(paper, '#8E7066'))
  s.fill(side, s.c('#5E5060'))
  s.fill(top, s.across('#D8B48C', '#A98B7C'))
  s.stroke(
    line([
      [x + k * 0.42, y],
      [x + k * 0.42, y - k * 0.7],
      [x + k * 0.78, y - k * 0.79],
    ]) +
      line([
        [x, y - k * 0.3],
        [x + k, y - k * 0.3],
        [x + k * 1.34, y - k * 0.4],
      ]),
    s.c('#E5D2B4'),
    Math.max(1.4, k * 0.035),
  )
  s.fill(rect(x + k * 0.54, y - k * 0.6, k * 0.36, k * 0.22), s.c('#EDE3DC'))
  s.stroke(
    line([
      [x + k * 0.58, y - k * 0.52],
      [x + k * 0.84, y - k * 0.52],
    ]) +
      line([
        [x + k * 0.58, y - k * 0.45],
        [x + k * 0.76, y - k * 0.45],
      ]),
    s.c('#54587E'),
    Math.max(0.8, k * 0.018),
    0.8,
  )
}

/** A folder's back on a shelf, with its blank tag. @param at left foot. */
export function folder(s: Sketch, [x, y]: Point, width: number, height: number, colour: string): void {
  const d = rect(x, y - height, width, height)
  s.light.occluder(d)
  s.light.surface(d, 0.3)
  s.fill(d, s.across(colour, '#3A3A62'))
  s.fill(rect(x + width * 0.1, y - height, width * 0.1, height), '#FFFFFF', 0.14)
  s.fill(rect(x + width * 0.2, y - height * 0.82, width * 0.6, height * 0.26), s.c('#E3D9D6'))
  s.fill(ellipse(x + width / 2, y - height * 0.2, width * 0.16, width * 0.16), s.c('#2A2E54'))
}

/** A jar with a lid and a tag on a string. @param at middle of its foot. */
export function jar(s: Sketch, [x, y]: Point, width: number, height: number, inside: string): void {
  const d = `M${r(x - width / 2)} ${r(y - 3)}V${r(y - height * 0.66)}Q${r(x - width / 2)} ${r(y - height * 0.8)} ${r(x - width * 0.32)} ${r(y - height * 0.84)}H${r(x + width * 0.32)}Q${r(x + width / 2)} ${r(y - height * 0.8)} ${r(x + width / 2)} ${r(y - height * 0.66)}V${r(y - 3)}Q${r(x + width / 2)} ${r(y)} ${r(x + width / 2 - 4)} ${r(y)}H${r(x - width / 2 + 4)}Q${r(x - width / 2)} ${r(y)} ${r(x - width / 2)} ${r(y - 3)}Z`
  s.light.occluder(d)
  s.light.surface(d, 0.5)
  s.fill(d, s.across('#A9BEDA', '#5A74A4'))
  s.fill(rect(x - width * 0.42, y - height * 0.56, width * 0.84, height * 0.53), s.across(inside, '#3E3F66'))
  s.fill(rect(x - width * 0.36, y - height * 0.74, width * 0.1, height * 0.66), '#FFFFFF', 0.28)
  s.fill(rect(x - width * 0.38, y - height, width * 0.76, height * 0.17), s.across('#C79B63', '#5F4C5A'))
  s.fill(
    polygon([
      [x - width * 0.2, y - height * 0.46],
      [x + width * 0.26, y - height * 0.46],
      [x + width * 0.26, y - height * 0.2],
      [x - width * 0.2, y - height * 0.2],
      [x - width * 0.3, y - height * 0.33],
    ]),
    s.c('#EDE3DC'),
  )
  s.fill(ellipse(x - width * 0.2, y - height * 0.33, width * 0.035, width * 0.035), s.c('#54587E'))
}
