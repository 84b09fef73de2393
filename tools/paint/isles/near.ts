import { lens, type Point } from '../lib/path.ts'
import type { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { pines } from '../lib/parts/pine.ts'
import { rock } from '../lib/parts/rock.ts'
import { snowHill } from '../lib/parts/snow.ts'

/**
 * The dark near islet in the lower left corner: it gives the map its depth. It ends inside the canvas on all sides, so
 * that no cut shows when it moves faster than the world.
 */
export function nearPines(picture: Picture): void {
  const s = new Sketch(picture, { air: 0, dusk: 0.3, x: 0.1, near: 0.56 })
  const water = 2136
  s.fill(lens(300, water + 2, 330, 13), '#061326', 0.6)
  pines(s, [[150, 2040, 300], [352, 2030, 250], [470, 2074, 190]], 101)
  const top: Point[] = [[22, water], [50, 2104], [90, 2078], [170, 2050], [290, 2036], [400, 2050], [480, 2078], [540, 2106], [590, water]]
  rock(s, { top, waterline: water, seed: 102, unit: 2.2, snow: 14 })
  snowHill(s, [[64, 2104], [130, 2068], [220, 2044], [320, 2038], [420, 2060], [500, 2100]], 2106)
  pines(s, [[96, 2086, 330], [236, 2072, 470], [314, 2088, 300], [418, 2090, 360], [176, 2100, 230], [506, 2104, 180], [546, 2112, 110]], 103)
  picture.group('front pines', s.markup())
}
