import { mix } from '../colour.ts'
import { arch, line, polygon, r, rect, smooth, type Point } from '../path.ts'
import { chance } from '../random.ts'
import type { Sketch } from '../sketch.ts'
import { contactShadow, snowBank } from './snow.ts'
import { pane } from './window.ts'

export interface House {
  /** Left foot of the gable. */
  at: Point
  /** Width of the lit gable; px as all sizes here. */
  width: number
  /** Wall height up to the eaves. */
  wall: number
  /** Height of the roof over the eaves; 0.7 of the width looks right. */
  roof: number
  /** Length of the shaded side, to the right. */
  side: number
  colour: string
  roofColour?: string
  /** Windows of the side: columns and rows; two in the gable come by themselves. */
  windows?: readonly [columns: number, rows: number]
  door?: boolean
  /** Where the chimney stands along the ridge, 0 to 1. */
  chimney?: number
  seed: number
}

/** A house seen from its gable's corner: lit gable, dark side, snowed roof, windows that can glow. Returns its chimney's mouth, or the ridge's near end. */
export function house(s: Sketch, spec: House): Point {
  const {
    at: [x, y],
    width,
    wall,
    roof,
    side,
  } = spec
  const rise = side * 0.05
  const corner: Point = [x + width, y]
  const back: Point = [x + width + side, y - rise]
  const eave = y - wall
  const apex: Point = [x + width / 2, eave - roof]
  const ridge: Point = [apex[0] + side * 0.94, apex[1] + side * 0.02]
  const backEave: Point = [back[0], eave - rise * 0.3]
  contactShadow(s, x + (width + side) / 2, y + 1, (width + side) * 0.56, width * 0.035)
  const outline = polygon([
    [x - 2, y],
    [x - width * 0.05, eave],
    apex,
    ridge,
    [backEave[0] + 4, backEave[1]],
    back,
    corner,
  ])
  s.light.occluder(outline)
  const gable = polygon([[x, y], [x, eave], apex, [x + width, eave], corner])
  s.fill(
    gable,
    s.picture.linear([
      [0, s.c(mix(spec.colour, '#FFD9C0', 0.16))],
      [1, s.c(mix(spec.colour, '#1B3158', 0.14))],
    ]),
  )
  const flank = polygon([corner, [x + width, eave], backEave, back])
  s.fill(
    flank,
    s.picture.linear(
      [
        [0, s.c(mix(spec.colour, '#1B3158', 0.46))],
        [1, s.c(mix(spec.colour, '#1B3158', 0.6))],
      ],
      [0, 0],
      [1, 0],
    ),
  )
  s.light.surface(gable, 0.28)
  planks(s, spec, rise)
  openings(s, spec, rise)
  roofPlanes(s, spec, apex, ridge, backEave)
  const mouth = spec.chimney === undefined ? apex : chimney(s, spec, apex, ridge)
  snowBank(s, x + width * 0.1, y + width * 0.035, width * 0.24, width * 0.07)
  snowBank(s, x + width + side * 0.62, y - rise * 0.5 + width * 0.03, side * 0.46, width * 0.075)
  return mouth
}

function planks(s: Sketch, { at: [x, y], width, wall, side, colour }: House, rise: number): void {
  const count = Math.round(wall / Math.max(9, width * 0.085))
  let d = ''
  for (let i = 1; i < count; i++) {
    const up = (wall * i) / count
    d += line([
      [x + width, y - up],
      [x + width + side, y - rise - up * (1 - 0.02)],
    ])
  }
  s.stroke(d, s.c(mix(colour, '#13264A', 0.75)), 1.2, 0.5)
  s.stroke(
    line([
      [x + width, y],
      [x + width, y - wall],
    ]),
    s.c(mix(colour, '#F3D9CE', 0.5)),
    Math.max(1.5, width * 0.018),
    0.8,
  )
  s.fill(
    polygon([
      [x, y],
      [x, y - wall * 0.07],
      [x + width, y - wall * 0.07],
      [x + width + side, y - rise - wall * 0.06],
      [x + width + side, y - rise],
      [x + width, y],
    ]),
    s.c('#33456F'),
    0.55,
  )
}

function openings(s: Sketch, spec: House, rise: number): void {
  const {
    at: [x, y],
    width,
    wall,
    roof,
    side,
  } = spec
  const size = Math.min(width * 0.17, wall * 0.24)
  pane(s, { at: [x + width / 2, y - wall - roof * 0.16], width: size * 0.86, height: size * 1.02 })
  const rows = spec.windows?.[1] ?? 1
  for (let row = 0; row < rows; row++) {
    const sill = y - wall * ((row + (rows > 1 ? 0.34 : 0.4)) / rows)
    const height = Math.min(size * 1.45, (wall / rows) * 0.5)
    const door = row === 0 && spec.door !== false
    pane(s, { at: [x + width * (door ? 0.25 : 0.28), sill], width: size, height })
    if (!door) pane(s, { at: [x + width * 0.72, sill], width: size, height })
    const columns = spec.windows?.[0] ?? 2
    for (let i = 0; i < columns; i++) {
      const along = (i + 0.62) / (columns + 0.2)
      pane(s, {
        at: [x + width + side * along, sill - rise * along],
        width: size * 0.86,
        height,
        frame: '#8E93AD',
      })
    }
  }
  if (spec.door !== false) {
    const [dw, dh] = [width * 0.23, Math.min(wall * 0.62, width * 0.42)]
    const left = x + width * 0.55
    s.fill(arch(left - 2, y - dh - 2, dw + 4, dh + 2), s.c('#D8C3B8'))
    s.fill(arch(left, y - dh, dw, dh), s.across('#74434A', '#4A2F45'))
    s.fill(rect(left + dw * 0.76, y - dh * 0.45, dw * 0.09, dw * 0.09), s.c('#E8B56A'))
  }
}

function roofPlanes(s: Sketch, spec: House, apex: Point, ridge: Point, backEave: Point): void {
  const {
    at: [x, y],
    width,
    wall,
    roof,
  } = spec
  const random = chance(spec.seed)
  const over = width * 0.07
  const slope = roof / (width / 2)
  const front: Point = [x + width + over, y - wall + over * slope * 0.8]
  const behind: Point = [backEave[0] + over * 1.1, backEave[1] + over * slope * 0.7]
  const colour = spec.roofColour ?? '#4B4E74'
  const plane = polygon([apex, front, behind, ridge])
  s.fill(
    polygon([
      [x + width, y - wall],
      [behind[0] - over, backEave[1]],
      [behind[0] - over, behind[1] + over * 0.9],
      [x + width, front[1] + over * 0.9],
    ]),
    s.c('#16284D'),
    0.45,
  )
  s.fill(plane, s.c(colour))
  const along = (share: number, down: number): Point => {
    const top: Point = [apex[0] + (ridge[0] - apex[0]) * share, apex[1] + (ridge[1] - apex[1]) * share]
    const foot: Point = [front[0] + (behind[0] - front[0]) * share, front[1] + (behind[1] - front[1]) * share]
    return [top[0] + (foot[0] - top[0]) * down, top[1] + (foot[1] - top[1]) * down]
  }
  let tiles = ''
  for (let i = 0; i < 3; i++) tiles += line([along(0, 0.87 + i * 0.05), along(1, 0.87 + i * 0.05)])
  s.stroke(tiles, s.c(mix(colour, '#14244A', 0.6)), 1.2, 0.7)
  const edge: Point[] = []
  for (let share = 1; share > -0.01; share -= 0.125)
    edge.push(along(Math.max(0, share), 0.86 + random.between(-0.07, 0.07)))
  const up = width * 0.035
  const snow = `${smooth(edge)}L${r(apex[0])} ${r(apex[1] - up)}L${r(ridge[0] + 2)} ${r(ridge[1] - up)}Z`
  s.light.occluder(plane)
  s.light.surface(snow)
  s.fill(
    snow,
    s.picture.linear(
      [
        [0, s.c('#E2D6DF')],
        [0.4, s.c('#B4C1DC')],
        [1, s.c('#86A0CB')],
      ],
      [0.1, 0],
      [0.7, 1],
    ),
  )
  const courses = [0.2, 0.42, 0.64]
    .map((down) =>
      smooth([along(0.04, down), along(0.5, down + random.between(-0.012, 0.012)), along(0.97, down)]),
    )
    .join('')
  s.stroke(courses, s.c('#7690BE'), Math.max(1, width * 0.012), 0.3)
  s.stroke(smooth(edge), s.c('#6C87B8'), Math.max(1.5, width * 0.016), 0.6)
  const eaveLeft: Point = [x - over, y - wall + over * slope]
  const thick = width * 0.055
  s.fill(
    polygon([
      [eaveLeft[0], eaveLeft[1]],
      [apex[0], apex[1] + thick * 0.4],
      [front[0], front[1]],
      [front[0], front[1] + thick],
      [apex[0], apex[1] + thick * 1.7],
      [eaveLeft[0], eaveLeft[1] + thick],
    ]),
    s.c(mix(colour, '#C9A9A0', 0.35)),
  )
  const brim = polygon([
    [eaveLeft[0], eaveLeft[1] + 1],
    [eaveLeft[0] + 2, eaveLeft[1] - thick * 1.1],
    [apex[0], apex[1] - up],
    [apex[0] + thick * 0.8, apex[1] + thick * 0.9],
    [apex[0], apex[1] + thick * 0.7],
  ])
  s.light.surface(brim)
  s.fill(brim, s.c('#F0DFE0'))
}

function chimney(s: Sketch, { width, roof, chimney: share = 0.5 }: House, apex: Point, ridge: Point): Point {
  const w = width * 0.11
  const x = apex[0] + (ridge[0] - apex[0]) * share
  const foot = apex[1] + roof * 0.22
  const top = apex[1] - roof * 0.26
  s.light.occluder(rect(x - w / 2, top, w, foot - top))
  s.fill(rect(x - w / 2, top, w, foot - top), s.across('#9A6660', '#5E4A66'))
  s.fill(rect(x - w * 0.62, top, w * 1.24, w * 0.24), s.c('#6B5064'))
  s.light.surface(rect(x - w * 0.62, top - w * 0.3, w * 1.24, w * 0.32))
  s.fill(
    `M${r(x - w * 0.62)} ${r(top)}q${r(w * 0.1)} ${r(-w * 0.5)} ${r(w * 0.62)} ${r(-w * 0.45)}t${r(w * 0.62)} ${r(w * 0.45)}Z`,
    s.c('#DCE3EF'),
  )
  return [x, top - w * 0.3]
}
