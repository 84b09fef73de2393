import { polygon, type Point } from '../lib/path.ts'
import type { Picture } from '../lib/picture.ts'
import { chance } from '../lib/random.ts'
import { Sketch } from '../lib/sketch.ts'
import { gull, tallShip } from '../lib/parts/boat.ts'
import { buoy, route } from '../lib/parts/buoy.ts'
import { rock } from '../lib/parts/rock.ts'
import { floe, lightPath, waveStrip } from '../lib/parts/water.ts'
import { across, MOON, SUN, WORLD } from './world.ts'

const { horizon, height } = WORLD
/** Where the school's rock hides the far leg, x in px. */
const SCHOOL = [1800, 2150] as const
const depthAt = (y: number): number => (y - horizon) / (height - horizon)

/** The light of sun and moon on the water, and the waves down to `bottom`: one strip that repeats. */
export function waterLights(picture: Picture, bottom = height): void {
  const sunPath = new Sketch(picture, { air: 0, dusk: 0, x: 0 })
  lightPath(sunPath, {
    x: SUN,
    horizon,
    bottom: 1500,
    spread: [110, 240],
    colours: ['#FFD9A8', '#F0A080'],
    opacity: 0.8,
    seed: 21,
  })
  picture.group('layer sun-path', sunPath.markup())
  const moonPath = new Sketch(picture, { air: 0, dusk: 0, x: 1 })
  lightPath(moonPath, {
    x: MOON,
    horizon,
    bottom: 1150,
    spread: [40, 110],
    colours: ['#DCE6F4', '#A9BEE2'],
    opacity: 0.5,
    seed: 22,
  })
  picture.group('layer moon-path', moonPath.markup())
  const strip = new Sketch(picture, { air: 0, dusk: 0, x: 0.5 })
  waveStrip(strip, {
    period: 1280,
    horizon,
    bottom,
    light: '#7FA0CE',
    dark: '#0C2547',
    opacity: 0.34,
    seed: 23,
  })
  picture.group('layer waves', strip.markup(), 1280)
}

/** Skerries and floes, gathered in small pictures so that no texture spans the sea. */
export function skerries(picture: Picture): void {
  const groups: readonly { name: string; stones: readonly (readonly [number, number, number])[] }[] = [
    {
      name: 'west',
      stones: [
        [180, 1215, 60],
        [270, 1236, 30],
      ],
    },
    {
      name: 'south',
      stones: [
        [1890, 1975, 84],
        [2010, 2004, 40],
      ],
    },
    {
      name: 'middle',
      stones: [
        [2560, 1392, 46],
        [2636, 1408, 24],
      ],
    },
    {
      name: 'east',
      stones: [
        [3700, 1660, 62],
        [3790, 1680, 30],
      ],
    },
    {
      name: 'far',
      stones: [
        [880, 742, 20],
        [922, 748, 11],
      ],
    },
  ]
  for (const [i, { name, stones }] of groups.entries()) {
    const [first] = stones
    if (!first) continue
    const s = new Sketch(picture, {
      air: 0.34 * (1 - depthAt(first[1])) ** 2,
      dusk: 0.2,
      x: across(first[0]),
    })
    const random = chance(300 + i)
    for (let k = 0; k < 5; k++) {
      const half = first[2] * random.between(0.2, 0.5)
      floe(
        s,
        [first[0] + random.between(-2.6, 3.4) * first[2], first[1] + random.between(-0.3, 0.7) * first[2]],
        half,
      )
    }
    for (const [x, y, half] of stones) {
      const top: Point[] = [
        [x - half, y],
        [x - half * 0.7, y - half * 0.34],
        [x - half * 0.2, y - half * 0.66],
        [x + half * 0.16, y - half * 0.7],
        [x + half * 0.62, y - half * 0.38],
        [x + half, y],
      ]
      rock(s, { top, waterline: y, seed: 310 + i, unit: half / 42, snow: half * 0.26 })
    }
    picture.group(`layer skerries-${name}`, s.markup())
  }
}

/** Fields of drift ice, for winter alone: the middle of each, and how far it reaches. */
const ICE: readonly { name: string; at: Point; reach: number }[] = [
  { name: 'west', at: [420, 1420], reach: 300 },
  { name: 'middle', at: [2300, 1500], reach: 260 },
  { name: 'south', at: [2420, 1930], reach: 380 },
  { name: 'east', at: [3420, 1560], reach: 280 },
]

/** Floes that came with the winter: larger and closer to each other in the middle of a field. @returns the layers' names */
export function driftIce(picture: Picture): string[] {
  return ICE.map(({ name, at: [x, y], reach }, field) => {
    const s = new Sketch(picture, { air: 0.3 * (1 - depthAt(y)) ** 2, dusk: 0.2, x: across(x) })
    const random = chance(700 + field)
    const floes = Array.from({ length: 26 }, () => {
      const out = random.between(0, 1) ** 0.7
      const turn = random.between(0, 2 * Math.PI)
      const size = reach * random.between(0.05, 0.14) * (1.15 - out * 0.7)
      return { at: [x + Math.cos(turn) * out * reach, y + Math.sin(turn) * out * reach * 0.2] as Point, size }
    })
    for (const { at, size } of floes.toSorted((a, b) => a.at[1] - b.at[1])) floe(s, at, size)
    picture.group(`layer ice-${name}`, s.markup())
    return `ice-${name}`
  })
}

/** The way from island to island: six legs of burning waymarks. */
export function waymarks(picture: Picture): void {
  const legs: readonly { name: string; points: readonly Point[] }[] = [
    {
      name: 'keep',
      points: route([2400, 870], [2100, 860], [1860, 800], [1650, 754], 8).filter(
        ([x]) => x < SCHOOL[0] || x > SCHOOL[1],
      ),
    },
    { name: 'reef', points: route([2960, 1180], [2760, 1130], [2560, 1060], [2610, 884], 7) },
    { name: 'archive', points: route([3400, 1800], [3640, 1680], [3640, 1440], [3440, 1240], 6) },
    { name: 'school', points: route([1620, 1500], [1860, 1440], [2080, 1260], [2010, 1050], 7) },
    { name: 'market', points: route([2170, 1050], [2420, 1200], [1900, 1560], [2180, 1800], 9) },
    { name: 'glass-bay', points: route([2140, 1864], [2000, 1824], [1850, 1830], [1690, 1906], 4) },
  ]
  for (const { name, points } of legs) {
    const nearest = points.reduce((low, point) => (point[1] > low[1] ? point : low), points[0] ?? [0, 0])
    const s = new Sketch(picture, { air: 0.2 * (1 - depthAt(nearest[1])), dusk: 0.12, x: across(nearest[0]) })
    for (const at of points.toSorted((a, b) => a[1] - b[1])) buoy(s, at, 62 * (0.34 + 0.92 * depthAt(at[1])))
    picture.group(`layer way-${name}`, s.markup())
  }
}

/** A tall ship on its round. */
export function seafarer(picture: Picture): void {
  const ship = new Sketch(picture, { air: 0.3, dusk: 0.16, x: 0.2 })
  tallShip(ship, [720, 800], 118)
  picture.group('layer ship', ship.markup())
}

/** Gulls in two flocks. */
export function gullFlocks(picture: Picture): void {
  const flocks: readonly (readonly [string, readonly (readonly [number, number, number])[]])[] = [
    [
      'near',
      [
        [1520, 1010, 50],
        [1600, 1040, 38],
        [1470, 1062, 30],
      ],
    ],
    [
      'far',
      [
        [2330, 470, 34],
        [2392, 452, 26],
        [2444, 478, 22],
      ],
    ],
  ]
  for (const [name, birds] of flocks) {
    const s = new Sketch(picture, { air: 0.1, dusk: 0.1, x: 0.4 })
    for (const [x, y, span] of birds) gull(s, [x, y], span)
    picture.group(`layer gulls-${name}`, s.markup())
  }
}

/** A flag for masts and roofs. @param at its upper corner at the mast. */
export function pennant(s: Sketch, [x, y]: Point, length: number, colour: string): void {
  s.fill(
    polygon([
      [x, y],
      [x + length, y + length * 0.22],
      [x + length * 0.72, y + length * 0.32],
      [x, y + length * 0.44],
    ]),
    s.c(colour),
  )
}
