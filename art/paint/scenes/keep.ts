/** The keep's quay and open hall at dusk, seen from the water gate: `npx tsx art/paint/scenes/keep.ts`. */
import { lens, smooth, type Point } from '../lib/path.ts'
import { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { gull, skiff, tallShip } from '../lib/parts/boat.ts'
import { buoy } from '../lib/parts/buoy.ts'
import { restingGull, rope } from '../lib/parts/mooring.ts'
import { barrel, crate } from '../lib/parts/people.ts'
import { floe, lightPath, waveStrip } from '../lib/parts/water.ts'
import { heavens, ranges, skyAndSea, type Evening } from './parts/dusk.ts'
import { harbourCrane } from './parts/harbour-crane.ts'
import { castle, lowerWall } from './parts/keep-castle.ts'
import { place } from './parts/place.ts'
import { quay } from './parts/quay.ts'
import { roundTableHall } from './parts/round-table-hall.ts'
import { longShadow } from './parts/square.ts'
import { waterGate } from './parts/water-gate.ts'

const evening: Evening = { horizon: 500, sun: 190, moon: [1420, 170] }
const near = { air: 0.03, dusk: 0.2 }
const picture = new Picture(1920, 1080)

picture.group('background', skyAndSea(picture, evening))
picture.group('layer heavens', heavens(picture, evening))
picture.group('layer ranges', ranges(picture, evening))
picture.group('layer sun-path', sunPath())
picture.group('layer ship', ship())
const strip = new Sketch(picture, { air: 0, dusk: 0, x: 0.5 })
waveStrip(strip, {
  period: 960,
  horizon: evening.horizon + 12,
  bottom: 1080,
  light: '#7FA0CE',
  dark: '#0C2547',
  opacity: 0.3,
  seed: 981,
})
picture.group('layer waves', strip.markup(), 960)
const far = new Sketch(picture, { air: 0.32, dusk: 0.25, x: 0.5 })
castle(far)
picture.group('layer castle', far.markup())
const walls = new Sketch(picture, { air: 0.11, dusk: 0.25, x: 0.5 })
lowerWall(walls)
picture.group('layer wall', walls.markup())
picture.group('layer quay', quayside())

const crane = new Sketch(picture, { ...near, x: 0.2 })
const craneLamps = harbourCrane(crane, [420, 782])
place(picture, 'near-miss', {
  sketch: crane,
  lamp: { at: craneLamps.top, radius: 320, waterline: 900 },
  more: [
    [craneLamps.jib, 170],
    [craneLamps.door, 80],
  ],
  pools: [
    [[450, 794], 250],
    [[700, 800], 160],
  ],
})

const hall = new Sketch(picture, { ...near, x: 0.55 })
const hallLamps = roundTableHall(hall, [1130, 786])
place(picture, 'speak-up', {
  sketch: hall,
  lamp: { at: hallLamps.top, radius: 340, waterline: 900 },
  more: [
    [hallLamps.chandelier, 190],
    [hallLamps.left, 80],
    [hallLamps.right, 80],
  ],
  pools: [[[1130, 800], 330]],
  veil: [[1130, 800], 320, 560],
})

picture.group('layer life', life())
picture.group('layer gulls', gulls())
const gate = new Sketch(picture, { air: 0, dusk: 0.34, x: 0.2, near: 0.56 })
waterGate(gate)
picture.group('front gate', gate.markup())
picture.write('scenes/lantern-isles/keep/scene.svg')

function sunPath(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0, x: 0 })
  lightPath(s, {
    x: evening.sun + 10,
    horizon: evening.horizon,
    bottom: 980,
    spread: [50, 120],
    colours: ['#FFD9A8', '#F0A080'],
    opacity: 0.75,
    seed: 982,
  })
  return s.markup()
}

function ship(): string {
  const s = new Sketch(picture, { air: 0.28, dusk: 0.24, x: 0.15 })
  tallShip(s, [262, 540], 92)
  return s.markup()
}

function quayside(): string {
  const s = new Sketch(picture, { ...near, x: 0.5 })
  quay(s, { left: 262, right: 1920, back: 716, edge: 806, water: 902 })
  for (const [x, y, half, long] of [
    [420, 786, 92, 150],
    [690, 790, 70, 120],
    [1140, 788, 240, 150],
    [1540, 790, 60, 110],
  ] as const)
    longShadow(s, [x, y], half, long)
  footprints(s)
  return s.markup()
}

/** Somebody came along here, and stopped one step short. */
function footprints(s: Sketch): void {
  const way = smooth([
    [1010, 800],
    [940, 796],
    [860, 788],
    [800, 792],
    [778, 790],
  ])
  s.within('stroke-dasharray="7 13"', () => s.stroke(way, s.c('#4E6DA2'), 5, 0.8))
  s.fill(lens(790, 790, 16, 3), s.c('#4E6DA2'), 0.6)
}

function life(): string {
  const s = new Sketch(picture, { ...near, x: 0.3 })
  crate(s, [1460, 794], 62)
  crate(s, [1532, 798], 48)
  crate(s, [1478, 738], 44)
  barrel(s, [1604, 798], 44)
  restingGull(s, [1508, 690], 32)
  restingGull(s, [318, 784], 30)
  rope(s, [664, 800], [560, 934], 24, 5)
  skiff(s, [490, 966], 170, '#3F6F78')
  buoy(s, [286, 1000], 70)
  for (const [x, y, half] of [
    [720, 1000, 60],
    [930, 1040, 44],
    [1130, 980, 54],
    [1420, 1010, 66],
    [1640, 970, 40],
    [360, 1040, 40],
  ] as const)
    floe(s, [x, y], half)
  return s.markup()
}

/** Gulls on their round. */
function gulls(): string {
  const s = new Sketch(picture, { ...near, x: 0.3 })
  const flock: readonly (readonly [...Point, number])[] = [
    [470, 250, 34],
    [536, 226, 26],
    [596, 258, 22],
  ]
  for (const [x, y, span] of flock) gull(s, [x, y], span)
  return s.markup()
}
