import { ellipse, line, polygon, type Point } from '../../lib/path.ts'
import type { Picture } from '../../lib/picture.ts'
import { Sketch } from '../../lib/sketch.ts'
import { casement } from '../../lib/parts/casement.ts'
import { drift } from '../../lib/parts/drift.ts'
import { house } from '../../lib/parts/house.ts'
import { pines } from '../../lib/parts/pine.ts'
import { snowHill } from '../../lib/parts/snow.ts'
import { lanternHouse } from '../../lib/parts/tower.ts'
import { building, chimney } from './building.ts'
import { points } from './points.ts'
import { trees } from './trees.ts'

/** The wooded hills behind the houses. */
export function marketHill(picture: Picture): string {
  const s = new Sketch(picture, { air: 0.22, dusk: 0.26, x: 0.5 })
  snowHill(s, points('900,640 1040,520 1200,448 1400,400 1600,392 1780,420 1920,440'), 680)
  pines(
    s,
    trees(
      '1160,478,90 1200,462,120 1330,426,96 1372,420,130 1412,416,104 1560,410,140 1606,410,110 1720,424,150 1766,434,116 1850,444,160',
    ),
    611,
  )
  snowHill(s, points('210,650 300,584 420,536 580,510 760,524 900,566 1040,650'), 680)
  pines(s, trees('300,600,76 330,588,104 366,576,84 640,528,110 684,530,140 726,536,104 800,552,92'), 612)
  return s.markup()
}

/** The houses around the square. */
export function marketHouses(picture: Picture): string {
  const s = new Sketch(picture, { air: 0.13, dusk: 0.28, x: 0.45 })
  const small: readonly (readonly [number, number, number, number, string])[] = [
    [262, 672, 104, 90, '#6D7FA6'],
    [436, 668, 84, 70, '#3F6F78'],
    [1560, 664, 120, 110, '#6D7FA6'],
    [1760, 668, 130, 120, '#A4524A'],
  ]
  small.forEach(([x, y, w, side, colour], i) =>
    house(s, {
      at: [x, y],
      width: w,
      wall: w * 1.05,
      roof: w * 0.7,
      side,
      colour,
      seed: 620 + i,
      chimney: 0.45,
      windows: [2, 2],
    }),
  )
  townHouse(s, [530, 670], 132, 176, '#B58A58', 630)
  townHall(s, [962, 676])
  townHouse(s, [1380, 672], 126, 168, '#A4524A', 640)
  return s.markup()
}

function townHouse(
  s: Sketch,
  [x, y]: Point,
  width: number,
  wall: number,
  colour: string,
  seed: number,
): void {
  const { apex } = building(s, {
    at: [x, y],
    width,
    wall,
    roof: width * 0.78,
    side: 72,
    colour,
    roofColour: '#4B4E74',
    plinth: 18,
    seed,
  })
  chimney(s, [apex[0] + 40, apex[1] + 20], 20, 46, seed + 11)
  casement(s, { at: [x + width / 2, y - wall - 14], width: 24, height: 30, arched: true, seed: seed + 12 })
  for (const share of [0.26, 0.74])
    for (const up of [wall * 0.14, wall * 0.56])
      casement(s, {
        at: [x + width * share, y - up],
        width: 24,
        height: 38,
        shutters: '#3F5F78',
        seed: seed + 13,
      })
}

/** The hall with the island's lantern on its ridge, as it is seen from the map. */
function townHall(s: Sketch, [x, y]: Point): void {
  const { apex, back } = building(s, {
    at: [x, y],
    width: 206,
    wall: 214,
    roof: 148,
    side: 190,
    colour: '#8A6A78',
    roofColour: '#4B4E74',
    plinth: 26,
    seed: 651,
  })
  const [px, py] = [(apex[0] + back[0]) / 2, (apex[1] + back[1]) / 2]
  const turret = polygon([
    [px - 32, py + 24],
    [px - 26, py - 26],
    [px + 26, py - 26],
    [px + 32, py + 24],
  ])
  s.fill(turret, s.across('#D9C8C4', '#8E93B2', '#54638F'))
  drift(
    s,
    [
      [px - 36, py + 22],
      [px + 36, py + 22],
    ],
    { up: 9, drop: 4, seed: 652 },
  )
  lanternHouse(s, [px, py - 28], 54, '#C4604E')
  s.fill(ellipse(x + 103, y - 244, 27, 27), s.across('#E3B878', '#7D5A4C'))
  s.fill(ellipse(x + 103, y - 244, 22, 22), s.across('#F0E4DA', '#A9B0C8'))
  s.stroke(
    line([
      [x + 103, y - 244],
      [x + 103, y - 260],
    ]) +
      line([
        [x + 103, y - 244],
        [x + 114, y - 237],
      ]),
    s.c('#2A2E58'),
    2.6,
  )
  for (const share of [0.2, 0.5, 0.8])
    for (const up of [40, 136])
      casement(s, { at: [x + 206 * share, y - up], width: 28, height: 52, arched: true, rows: 3, seed: 653 })
  for (const at of [36, 84, 132, 172])
    for (const up of [40, 132])
      casement(s, {
        at: [x + 206 + at, y - up - at * 0.05],
        width: 24,
        height: 48,
        rows: 3,
        frame: '#8E93AD',
        seed: 654,
      })
}
