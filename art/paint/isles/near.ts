import { lens, type Point } from '../lib/path.ts'
import type { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { pines } from '../lib/parts/pine.ts'
import { boulders, rock } from '../lib/parts/rock.ts'
import { snowHill } from '../lib/parts/snow.ts'

/**
 * The dark near islet in the lower left corner: it gives the map its depth. It ends inside the canvas on all sides, so
 * that no cut shows when it moves faster than the world.
 */
export function nearPines(picture: Picture): void {
  const s = new Sketch(picture, { air: 0, dusk: 0.3, x: 0.1, near: 0.54 })
  const water = 2128
  s.fill(lens(350, water + 4, 330, 15), '#061326', 0.6)
  pines(
    s,
    [
      [150, 2010, 330],
      [372, 2006, 290],
      [496, 2056, 210],
      [250, 2000, 260],
    ],
    101,
  )
  const top: Point[] = [
    [34, water],
    [56, 2090],
    [86, 2058],
    [170, 2030],
    [290, 2014],
    [410, 2026],
    [510, 2056],
    [590, 2090],
    [660, water],
  ]
  rock(s, { top, waterline: water, seed: 102, unit: 2.2, snow: 0 })
  snowHill(
    s,
    [
      [52, 2092],
      [120, 2048],
      [220, 2020],
      [330, 2012],
      [440, 2034],
      [540, 2072],
      [604, 2098],
    ],
    2092,
  )
  boulders(s, 44, 640, water, 34, 104)
  pines(
    s,
    [
      [128, 2066, 400],
      [240, 2052, 590],
      [330, 2072, 350],
      [430, 2070, 450],
      [172, 2086, 250],
      [530, 2084, 240],
      [586, 2098, 140],
      [296, 2092, 170],
    ],
    103,
  )
  picture.group('front pines', s.markup())
}
