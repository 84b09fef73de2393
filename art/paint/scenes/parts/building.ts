import { mix } from '../../lib/colour.ts'
import { line, polygon, rect, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift } from '../../lib/parts/drift.ts'
import { masonry } from '../../lib/parts/masonry.ts'
import { contactShadow } from '../../lib/parts/snow.ts'
import { buildingRoof } from './building-roof.ts'
import type { Building, Ridge } from './building-shape.ts'

/** A house seen from near: boards, stone foot, rows of tiles, thick snow; the windows and doors come on top. */
export function building(s: Sketch, spec: Building): Ridge {
  const {
    at: [x, y],
    width,
    wall,
    roof,
    side,
  } = spec
  const eave = y - wall
  const rise = side * 0.06
  const apex: Point = [x + width / 2, eave - roof]
  const back: Point = [apex[0] + side * 0.95, apex[1] + side * 0.02]
  contactShadow(s, x + (width + side) / 2 + 8, y + 2, (width + side) * 0.57, 9)
  const gable = polygon([[x, y], [x, eave], apex, [x + width, eave], [x + width, y]])
  const flank = polygon([
    [x + width, y],
    [x + width, eave],
    [x + width + side, eave - rise * 0.3],
    [x + width + side, y - rise],
  ])
  s.light.occluder(gable + flank)
  s.light.surface(gable, 0.4)
  s.light.surface(flank, 0.16)
  s.fill(
    gable,
    s.picture.linear([
      [0, s.c(mix(spec.colour, '#FFD9C0', 0.18))],
      [1, s.c(mix(spec.colour, '#1B3158', 0.2))],
    ]),
  )
  s.fill(
    flank,
    s.picture.linear(
      [
        [0, s.c(mix(spec.colour, '#1B3158', 0.5))],
        [1, s.c(mix(spec.colour, '#1B3158', 0.66))],
      ],
      [0, 0],
      [1, 0],
    ),
  )
  boards(s, spec, gable, rise)
  foot(s, spec, rise)
  buildingRoof(s, spec, { apex, back })
  return { apex, back }
}

function boards(
  s: Sketch,
  { at: [x, y], width, wall, roof, side, colour, seed }: Building,
  gable: string,
  rise: number,
): void {
  const random = chance(seed)
  s.within(`clip-path="${s.picture.clip(gable)}"`, () => {
    for (let at = x; at < x + width;) {
      const wide = random.between(9, 14)
      const tone = random.happens(0.5) ? '#F3D9CE' : '#1B3158'
      s.fill(rect(at, y - wall - roof, wide - 1, wall + roof), s.c(tone), random.between(0, 0.09))
      s.fill(rect(at + wide - 1.4, y - wall - roof, 1.4, wall + roof), s.c(mix(colour, '#13264A', 0.7)), 0.42)
      at += wide
    }
    s.fill(
      polygon([
        [x, y - wall + 4],
        [x + width / 2, y - wall - roof + 4],
        [x + width, y - wall + 4],
        [x + width, y - wall + 26],
        [x + width / 2, y - wall - roof + 30],
        [x, y - wall + 26],
      ]),
      s.c('#14244A'),
      0.28,
    )
  })
  let d = ''
  for (let up = 12; up < wall; up += 12)
    d += line([
      [x + width, y - up],
      [x + width + side, y - rise - up * 0.985],
    ])
  s.stroke(d, s.c(mix(colour, '#0E1F42', 0.8)), 1.3, 0.55)
  s.fill(rect(x + width - 5, y - wall, 6, wall), s.c(mix(colour, '#F3D9CE', 0.5)), 0.9)
  s.fill(rect(x, y - wall, 5, wall), s.c(mix(colour, '#F3D9CE', 0.62)), 0.9)
}

function foot(s: Sketch, { at: [x, y], width, side, plinth, seed }: Building, rise: number): void {
  const front = rect(x - 3, y - plinth, width + 5, plinth)
  masonry(s, {
    outline: front,
    box: [x - 3, y - plinth, width + 5, plinth],
    course: Math.max(9, plinth / 3),
    lit: '#A9A0B4',
    dark: '#646C94',
    joint: '#4A5380',
    seed,
  })
  s.light.surface(front, 0.22)
  s.fill(
    polygon([
      [x + width + 2, y],
      [x + width + 2, y - plinth],
      [x + width + side, y - rise - plinth * 0.98],
      [x + width + side, y - rise],
    ]),
    s.across('#3E4A78', '#2E3B68'),
  )
  drift(
    s,
    [
      [x - 4, y - plinth],
      [x + width + 2, y - plinth],
    ],
    { up: 3.5, drop: 3, seed: seed + 1, unit: 0.8 },
  )
}

/** A chimney with its loaf of snow. @param at middle of where it leaves the roof. */
export function chimney(s: Sketch, [x, y]: Point, width: number, height: number, seed: number): void {
  const stack = rect(x - width / 2, y - height, width, height)
  s.light.occluder(stack)
  masonry(s, {
    outline: stack,
    box: [x - width / 2, y - height, width, height],
    course: Math.max(5, width * 0.2),
    lit: '#A8726A',
    dark: '#5E4A66',
    joint: '#4A3E5C',
    seed,
  })
  s.fill(rect(x - width * 0.6, y - height - 4, width * 1.2, 7), s.across('#8A6A72', '#4E4768'))
  drift(
    s,
    [
      [x - width * 0.6, y - height - 4],
      [x + width * 0.6, y - height - 4],
    ],
    { up: width * 0.34, drop: 3, seed, unit: 0.6 },
  )
}
