import { ellipse, line, polygon, r, rect, type Point } from '../lib/path.ts'
import type { ElementParts, Picture } from '../lib/picture.ts'
import { chance } from '../lib/random.ts'
import { Sketch } from '../lib/sketch.ts'
import { house } from '../lib/parts/house.ts'
import { mist } from '../lib/parts/mist.ts'
import { boulders, foam, rock } from '../lib/parts/rock.ts'
import { lanternHouse } from '../lib/parts/tower.ts'
import { across } from './world.ts'
import { pennant } from './sea.ts'

const WATER = 866

/** Storm reef: broken needles of rock, a wreck between them, the weather mast with its lantern. */
export function reef(picture: Picture): ElementParts {
  const s = new Sketch(picture, { air: 0.3, dusk: 0.26, x: across(2650) })
  const needle = (top: readonly Point[], seed: number): void =>
    rock(s, { top, waterline: WATER, seed, unit: 0.95, snow: 5, steep: true })
  needle(
    [
      [2690, 864],
      [2704, 806],
      [2712, 780],
      [2722, 716],
      [2738, 690],
      [2746, 646],
      [2758, 626],
      [2766, 662],
      [2780, 690],
      [2784, 742],
      [2802, 776],
      [2808, 816],
      [2834, 842],
      [2846, 864],
    ],
    71,
  )
  needle(
    [
      [2452, 864],
      [2462, 826],
      [2476, 800],
      [2482, 746],
      [2494, 716],
      [2500, 668],
      [2512, 642],
      [2524, 680],
      [2526, 722],
      [2542, 748],
      [2548, 794],
      [2566, 820],
      [2580, 864],
    ],
    72,
  )
  const at = station(s)
  needle(
    [
      [2398, 866],
      [2408, 834],
      [2416, 790],
      [2430, 762],
      [2440, 786],
      [2446, 810],
      [2464, 830],
      [2476, 866],
    ],
    74,
  )
  wreck(s, [2804, 862])
  needle(
    [
      [2826, 867],
      [2838, 830],
      [2844, 800],
      [2858, 776],
      [2868, 806],
      [2884, 824],
      [2896, 867],
    ],
    75,
  )
  boulders(s, 2440, 2620, WATER + 2, 15, 76)
  boulders(s, 2660, 2740, WATER + 2, 14, 77)
  surf(s)
  const veil = new Sketch(picture, { air: 0, dusk: 0.04, x: across(2650) })
  mist(veil, [2650, WATER], 300, 270, 78)
  return { sketch: s, lamp: { at, radius: 270, waterline: WATER }, waterline: WATER, veil, unit: 1.3 }
}

/** The middle rock with the keeper's hut and the lattice mast. Returns the lantern's middle. */
function station(s: Sketch): Point {
  rock(s, {
    top: [
      [2540, 866],
      [2556, 826],
      [2574, 800],
      [2590, 784],
      [2620, 774],
      [2664, 772],
      [2690, 786],
      [2706, 812],
      [2728, 840],
      [2744, 866],
    ],
    waterline: WATER,
    seed: 73,
    unit: 1.25,
    snow: 10,
    steep: true,
  })
  house(s, {
    at: [2642, 782],
    width: 30,
    wall: 26,
    roof: 22,
    side: 38,
    colour: '#A4524A',
    seed: 79,
    chimney: 0.7,
    windows: [2, 1],
  })
  const [x, foot, top] = [2616, 780, 612]
  const leg = (side: number, y: number): number => x + side * (8 + (14 * (y - top)) / (foot - top))
  let lattice = ''
  for (let i = 0; i < 7; i++) {
    const [y1, y2] = [foot - ((foot - top) * i) / 7, foot - ((foot - top) * (i + 1)) / 7]
    lattice +=
      line([
        [leg(-1, y1), y1],
        [leg(1, y2), y2],
      ]) +
      line([
        [leg(1, y1), y1],
        [leg(-1, y2), y2],
      ]) +
      line([
        [leg(-1, y2), y2],
        [leg(1, y2), y2],
      ])
  }
  s.stroke(lattice, s.c('#4A5580'), 2)
  s.stroke(
    line([
      [leg(-1, foot), foot],
      [leg(-1, top), top],
    ]),
    s.c('#B98A7C'),
    4,
  )
  s.stroke(
    line([
      [leg(1, foot), foot],
      [leg(1, top), top],
    ]),
    s.c('#55507A'),
    4,
  )
  const lamp = lanternHouse(s, [x, top], 30, '#C8503A')
  s.stroke(
    line([
      [x, top - 40],
      [x, top - 66],
    ]) +
      line([
        [x - 13, top - 58],
        [x + 13, top - 62],
      ]),
    s.c('#4A5580'),
    2,
  )
  s.fill(ellipse(x - 14, top - 58, 4, 4) + ellipse(x + 14, top - 62, 4, 4), s.c('#C9CADB'))
  pennant(s, [x + 2, top - 68], 22, '#C8503A')
  return lamp
}

/** The bow of a ship that did not see the light. @param at where it stands in the water. */
function wreck(s: Sketch, [x, y]: Point): void {
  const hull = `M${r(x - 54)} ${r(y)}Q${r(x - 40)} ${r(y - 34)} ${r(x - 8)} ${r(y - 48)}L${r(x + 44)} ${r(y - 78)}Q${r(x + 38)} ${r(y - 34)} ${r(x + 20)} ${r(y)}Z`
  s.light.occluder(hull)
  s.light.surface(hull, 0.3)
  s.fill(hull, s.across('#8A6660', '#5E4A62', '#40385C'))
  s.stroke(
    [0.3, 0.55, 0.8]
      .map(
        (t) =>
          `M${r(x - 54 + 8 * t)} ${r(y - 22 * t)}Q${r(x - 20)} ${r(y - 40 * t)} ${r(x + 22 + 16 * t)} ${r(y - 72 * t)}`,
      )
      .join(''),
    s.c('#3A3054'),
    1.3,
    0.7,
  )
  s.fill(ellipse(x - 6, y - 18, 10, 6) + ellipse(x + 14, y - 14, 4, 3), s.c('#232848'))
  s.stroke(
    line([
      [x - 14, y - 44],
      [x - 36, y - 118],
    ]) +
      line([
        [x - 44, y - 84],
        [x - 12, y - 94],
      ]) +
      line([
        [x + 40, y - 76],
        [x + 66, y - 96],
      ]),
    s.c('#4A4058'),
    3,
  )
  s.fill(
    polygon([
      [x - 32, y - 106],
      [x - 42, y - 84],
      [x - 30, y - 88],
      [x - 28, y - 74],
      [x - 21, y - 90],
    ]),
    s.c('#B9B4C6'),
    0.8,
  )
}

/** Broken water around the needles. */
function surf(s: Sketch): void {
  const random = chance(80)
  for (const [left, right] of [
    [2400, 2500],
    [2540, 2750],
    [2720, 2900],
  ] as const)
    foam(s, left, right, WATER, 0.8, random)
  for (const x of [2410, 2494, 2560, 2748, 2818, 2892]) {
    const h = random.between(8, 20)
    s.fill(
      `M${r(x - 12)} ${r(WATER + 2)}Q${r(x - 8)} ${r(WATER - h)} ${r(x - 2)} ${r(WATER - h * 0.5)}Q${r(x + 2)} ${r(WATER - h * 1.3)} ${r(x + 6)} ${r(WATER - h * 0.4)}Q${r(x + 10)} ${r(WATER - h * 0.5)} ${r(x + 14)} ${r(WATER + 2)}Z`,
      s.c('#E4ECF4'),
      0.5,
    )
  }
  s.fill(rect(2540, WATER + 3, 200, 1.6), s.c('#E4ECF4'), 0.35)
}
