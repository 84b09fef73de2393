import { mix } from '../lib/colour.ts'
import { ellipse, lens, line, polygon, r, rect, type Point } from '../lib/path.ts'
import type { Sketch } from '../lib/sketch.ts'
import { crate, lampPost, person } from '../lib/parts/people.ts'
import { pines } from '../lib/parts/pine.ts'
import { contactShadow } from '../lib/parts/snow.ts'

/** Left foot of the house on the player's islet, and its measures. */
export const FOOT: Point = [1362, 1014]
export const HOUSE = { width: 84, wall: 60, roof: 58, side: 92 }

/** Where the house will stand: stones and stakes, later its timber frame. */
export function site(s: Sketch, stage: number): void {
  const [x, y] = FOOT
  const { width, wall, roof, side } = HOUSE
  const rise = side * 0.05
  contactShadow(s, x + (width + side) / 2, y + 2, (width + side) * 0.58, 5)
  if (stage === 1) frame(s, [x, y], { width, wall, roof, side, rise })
  stones(s, [x, y], width, 13, 503)
  stones(s, [x + width, y], side, 11, 504, rise)
  planks(s, [1308, 1048], stage === 0 ? 6 : 3)
  if (stage === 0) stakes(s)
  person(s, [stage === 0 ? 1342 : 1334, 1044], 34, '#3F6F78', '#E8B56A')
  crate(s, [1548, 1036], 20)
  lampPost(s, [1532, 1034], 58)
}

/** A low wall of field stones along the ground. */
export function stones(
  s: Sketch,
  [x, y]: Point,
  length: number,
  height: number,
  seed: number,
  rise = 0,
): void {
  const count = Math.round(length / 13)
  for (let i = 0; i < count; i++) {
    const w = length / count
    const at = x + w * i
    const up = (rise * i) / count
    const tall = height * (0.8 + ((i * 7 + seed) % 5) * 0.08)
    const stone = `M${r(at)} ${r(y - up + 2)}V${r(y - up - tall * 0.7)}Q${r(at + w * 0.1)} ${r(y - up - tall)} ${r(at + w * 0.5)} ${r(y - up - tall)}T${r(at + w - 0.8)} ${r(y - up - tall * 0.66)}V${r(y - up + 2)}Z`
    s.light.surface(stone, 0.3)
    s.fill(stone, s.c(mix(rise > 0 ? '#5F6890' : '#9A94AE', '#6A7199', ((i * 3 + seed) % 4) / 5)))
    s.fill(lens(at + w * 0.5, y - up - tall + 0.6, w * 0.44, 1.7), s.c('#E1E4EF'))
  }
}

/** Stakes with a cord between them, where walls will be. */
function stakes(s: Sketch): void {
  const [x, y] = FOOT
  const posts: readonly Point[] = [
    [x - 10, y + 6],
    [x + HOUSE.width, y + 8],
    [x + HOUSE.width + HOUSE.side + 8, y],
  ]
  s.stroke(line(posts.map(([px, py]): Point => [px, py - 24])), s.c('#E8B56A'), 1.6)
  for (const [px, py] of posts) {
    s.fill(rect(px - 2, py - 30, 4, 32), s.across('#B58A62', '#6B5560'))
    s.fill(ellipse(px, py - 30, 3, 1.6), s.c('#E4E8F1'))
  }
}

/** Boards on two bearers, snow on the uppermost. */
export function planks(s: Sketch, [x, y]: Point, count: number): void {
  contactShadow(s, x + 4, y + 1, 34, 3)
  for (let i = 0; i < count; i++)
    s.fill(
      polygon([
        [x - 28 + (i % 2) * 3, y - i * 5],
        [x + 30 + (i % 2) * 4, y - i * 5 - 3],
        [x + 30 + (i % 2) * 4, y - i * 5 - 7],
        [x - 28 + (i % 2) * 3, y - i * 5 - 4],
      ]),
      s.across(i % 2 ? '#D2A878' : '#C0946A', '#7C6066'),
    )
  s.fill(lens(x + 3, y - count * 5 - 1.4, 29, 2.4), s.c('#DDE3EE'))
}

interface Frame {
  width: number
  wall: number
  roof: number
  side: number
  rise: number
}

/** Posts, beams and rafters; a fir on the ridge, as roofs get it when they are up. */
function frame(s: Sketch, [x, y]: Point, { width, wall, roof, side, rise }: Frame): void {
  const eave = y - wall
  const apex: Point = [x + width / 2, eave - roof]
  const ridge: Point = [apex[0] + side * 0.94, apex[1] + side * 0.02]
  const far = (share: number): Point => [x + width + side * share, y - rise * share]
  const dark = s.c('#6C5458')
  const beam = (points: readonly Point[], paint: string, width: number) =>
    s.stroke(line(points), paint, width)
  // what stands behind comes first, and darker
  for (const share of [0.34, 0.67])
    beam(
      [
        [apex[0] + (ridge[0] - apex[0]) * share, ridge[1]],
        [x + side * share, eave - rise * share],
      ],
      dark,
      3.4,
    )
  beam([ridge, [x + side, eave - rise]], dark, 3.4)
  beam(
    [
      [x + side, eave - rise],
      [x + side, y - rise - 12],
    ],
    dark,
    4,
  )
  beam(
    [
      [x, eave],
      [x + side, eave - rise],
    ],
    dark,
    3.4,
  )
  for (const share of [0.33, 0.66, 1]) {
    const [px, py] = far(share)
    beam(
      [
        [px, py],
        [px, eave - rise * share * 0.9],
      ],
      s.c('#7A5B56'),
      4.6,
    )
    const along: Point = [apex[0] + (ridge[0] - apex[0]) * share, apex[1] + (ridge[1] - apex[1]) * share]
    beam([along, [px + 7, eave - rise * share + 7]], s.c('#94705E'), 4.2)
  }
  beam(
    [
      [x + width, eave],
      [x + width + side, eave - rise],
    ],
    s.c('#84635A'),
    4.6,
  )
  beam([[x + width, y - wall * 0.5], far(0.33)], s.c('#6F5458'), 3.4)
  beam([apex, ridge], s.c('#A47C62'), 5)
  const lit = s.c('#D6AC80')
  for (const share of [0, 0.5, 1])
    beam(
      [
        [x + width * share, y],
        [x + width * share, share === 0.5 ? eave - roof : eave],
      ],
      lit,
      5.2,
    )
  beam(
    [
      [x - 4, eave],
      [x + width + 4, eave],
    ],
    lit,
    5.2,
  )
  beam(
    [
      [x, y - wall * 0.48],
      [x + width, y - wall * 0.48],
    ],
    lit,
    4,
  )
  beam(
    [
      [x + 2, y],
      [x + width / 2, y - wall * 0.48],
    ],
    lit,
    3.4,
  )
  beam([[x - 7, eave + 8], apex, [x + width + 7, eave + 8]], lit, 5.6)
  s.fill(lens(x + width / 2, eave - 3, width * 0.5, 2.2), s.c('#E4E8F1'))
  pines(s, [[apex[0] + 2, apex[1] + 3, 30]], 505)
  ladder(s, [x - 18, y + 4], [x + 6, eave - 10])
}

function ladder(s: Sketch, [x1, y1]: Point, [x2, y2]: Point): void {
  const paint = s.c('#B88E68')
  for (const dx of [0, 10])
    s.stroke(
      line([
        [x1 + dx, y1],
        [x2 + dx, y2],
      ]),
      paint,
      2.4,
    )
  for (let i = 1; i < 7; i++) {
    const t = i / 7
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t]
    s.stroke(
      line([
        [x, y],
        [x + 10, y],
      ]),
      paint,
      1.8,
    )
  }
}
