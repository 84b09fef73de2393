import { mix } from '../../lib/colour.ts'
import { line, polygon, r, smooth, type Point } from '../../lib/path.ts'
import { chance } from '../../lib/random.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { drift, icicles } from '../../lib/parts/drift.ts'
import type { Building, Ridge } from './building-shape.ts'

/** The corners of the plane that we see, and the left eave of the gable. */
interface Eaves {
  front: Point
  behind: Point
  left: Point
}

/** The roof of a building: rows of tiles under thick snow, a brim along the gable, icicles. */
export function buildingRoof(s: Sketch, spec: Building, ridge: Ridge): void {
  const {
    at: [x, y],
    width,
    wall,
    roof,
    side,
  } = spec
  const over = width * 0.075
  const drop = over * (roof / (width / 2))
  const rise = side * 0.06
  const eaves: Eaves = {
    front: [x + width + over, y - wall + drop],
    behind: [x + width + side + over, y - wall - rise * 0.3 + drop * 0.9],
    left: [x - over, y - wall + drop],
  }
  const under = polygon([
    [x + width, y - wall],
    [x + width + side, y - wall - rise * 0.3],
    [x + width + side, eaves.behind[1] + 15],
    [x + width, eaves.front[1] + 17],
  ])
  s.fill(under, s.c('#0F1E42'), 0.5)
  plane(s, spec, ridge, eaves)
  brim(s, spec, ridge, eaves)
}

function plane(
  s: Sketch,
  { side, roofColour, seed }: Building,
  { apex, back }: Ridge,
  { front, behind }: Eaves,
): void {
  const outline = polygon([apex, front, behind, back])
  s.light.occluder(outline)
  s.fill(outline, s.across(roofColour, mix(roofColour, '#1B3158', 0.4)))
  const along = (share: number, down: number): Point => {
    const top: Point = [apex[0] + (back[0] - apex[0]) * share, apex[1] + (back[1] - apex[1]) * share]
    const low: Point = [front[0] + (behind[0] - front[0]) * share, front[1] + (behind[1] - front[1]) * share]
    return [top[0] + (low[0] - top[0]) * down, top[1] + (low[1] - top[1]) * down]
  }
  let tiles = ''
  const columns = Math.max(6, Math.round(side / 9))
  for (let row = 0; row < 4; row++) {
    const down = 0.8 + row * 0.055
    for (let i = 0; i < columns; i++) {
      const shift = i + (row % 2) * 0.5
      const a = along(shift / columns, down)
      const b = along(Math.min(1, (shift + 1) / columns), down)
      tiles += `M${r(a[0])} ${r(a[1])}q${r((b[0] - a[0]) / 2)} 6 ${r(b[0] - a[0])} ${r(b[1] - a[1])}`
    }
  }
  s.stroke(tiles, s.c(mix(roofColour, '#101F44', 0.75)), 1.4, 0.8)
  snowSheet(s, { apex, back }, along, seed)
}

function snowSheet(
  s: Sketch,
  { apex, back }: Ridge,
  along: (share: number, down: number) => Point,
  seed: number,
): void {
  const random = chance(seed + 7)
  const lower: Point[] = []
  for (let share = 0; share <= 1.001; share += 0.1)
    lower.push(along(share, 0.83 + random.between(-0.06, 0.06)))
  s.stroke(smooth(lower.map(([x, y]) => [x + 1, y + 4])), s.c('#101F44'), 5, 0.3)
  const upper = smooth([
    [apex[0] - 4, apex[1] + 2],
    [apex[0] + 8, apex[1] - 10],
    [(apex[0] + back[0]) / 2, (apex[1] + back[1]) / 2 - 8],
    [back[0] - 4, back[1] - 9],
    [back[0] + 5, back[1] + 6],
  ])
  const snow = `${upper}${smooth(lower.toReversed()).replace(/^M/, 'L')}Z`
  s.light.surface(snow)
  s.fill(
    snow,
    s.picture.linear(
      [
        [0, s.c('#D6D6E4')],
        [0.45, s.c('#A9BBD9')],
        [1, s.c('#7B95C4')],
      ],
      [0.1, 0],
      [0.62, 1],
    ),
  )
  s.stroke(smooth(lower), s.c('#6480B2'), 2.4, 0.6)
}

/** The edge of the roof over the gable, with its snow and icicles. */
function brim(
  s: Sketch,
  { at: [x, y], width, wall, roof, roofColour, seed }: Building,
  { apex }: Ridge,
  { front, behind, left }: Eaves,
): void {
  const thick = width * 0.05
  const foot: Point[] = [
    [left[0], left[1] + thick],
    [apex[0], apex[1] + thick * 1.6],
    [front[0], front[1] + thick],
  ]
  const board = polygon([left, [apex[0], apex[1] + 2], front, ...foot.toReversed()])
  s.light.occluder(board)
  s.light.surface(board, 0.3)
  s.fill(board, s.c(mix(roofColour, '#CDB0A8', 0.4)))
  s.stroke(line(foot), s.c('#1E2B54'), 2, 0.5)
  icicles(
    s,
    [
      [front[0] + 2, front[1] + 2],
      [behind[0] - 6, behind[1]],
    ],
    24,
    seed + 2,
  )
  icicles(
    s,
    [
      [left[0] + 2, left[1] + thick],
      [x + width * 0.2, y - wall - roof * 0.4 + thick * 1.3],
    ],
    14,
    seed + 3,
  )
  drift(
    s,
    [
      [left[0] - 2, left[1] + 2],
      [apex[0] + 2, apex[1] + 3],
    ],
    { up: 13, drop: 5, seed: seed + 4 },
  )
  drift(
    s,
    [
      [apex[0] - 3, apex[1] + 3],
      [front[0] + 2, front[1] + 2],
    ],
    { up: 7, drop: 4, seed: seed + 5 },
  )
}
