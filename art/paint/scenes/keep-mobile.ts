/** The keep on an upright phone: the crane on the quay behind, the hall on a terrace in front. `npx tsx art/paint/scenes/keep-mobile.ts`. */
import { Picture } from '../lib/picture.ts'
import { rect } from '../lib/path.ts'
import { Sketch } from '../lib/sketch.ts'
import { gull, skiff } from '../lib/parts/boat.ts'
import { buoy } from '../lib/parts/buoy.ts'
import { restingGull } from '../lib/parts/mooring.ts'
import { barrel, crate } from '../lib/parts/people.ts'
import { floe, waveStrip } from '../lib/parts/water.ts'
import { heavens, ranges, skyAndSea, type Evening } from './parts/dusk.ts'
import { harbourCrane } from './parts/harbour-crane.ts'
import { castle } from './parts/keep-castle.ts'
import { place } from './parts/place.ts'
import { quay } from './parts/quay.ts'
import { roundTableHall } from './parts/round-table-hall.ts'
import { longShadow } from './parts/square.ts'

const [WIDTH, HEIGHT] = [1080, 1920]
/** The sky is drawn 1080 high. */
const SCALE = HEIGHT / 1080
const evening: Evening = { horizon: 330, sun: 150, moon: [520, 70] }
const HORIZON = evening.horizon * SCALE
const near = { air: 0.03, dusk: 0.2 }
/** y of the quays' edges: both places are in view above an open task list. */
const [BACK, FRONT] = [990, 1490]
const picture = new Picture(WIDTH, HEIGHT)

picture.group('background', tall(skyAndSea(picture, evening)))
picture.group('layer heavens', tall(heavens(picture, evening)))
picture.group('layer ranges', tall(ranges(picture, evening)))
const strip = new Sketch(picture, { air: 0, dusk: 0, x: 0.5 })
waveStrip(strip, {
  period: 960,
  horizon: HORIZON + 12,
  bottom: HEIGHT,
  light: '#7FA0CE',
  dark: '#0C2547',
  opacity: 0.3,
  seed: 991,
})
picture.group('layer waves', strip.markup(), 960)
const far = new Sketch(picture, { air: 0.32, dusk: 0.25, x: 0.5 })
castle(far)
picture.group('layer castle', `<g transform="translate(-430 180) scale(.98)">${far.markup()}</g>`)
picture.group('layer quay', behind())
picture.group('layer terrace', terrace())

const crane = new Sketch(picture, { ...near, x: 0.3 })
const craneLamps = harbourCrane(crane, [300, BACK - 22])
place(picture, 'near-miss', {
  sketch: crane,
  lamp: { at: craneLamps.top, radius: 320, waterline: BACK + 92 },
  more: [
    [craneLamps.jib, 170],
    [craneLamps.door, 80],
  ],
  pools: [
    [[330, BACK - 10], 250],
    [[580, BACK - 4], 160],
  ],
})

const hall = new Sketch(picture, { ...near, x: 0.55 })
const hallLamps = roundTableHall(hall, [600, FRONT - 18])
place(picture, 'speak-up', {
  sketch: hall,
  lamp: { at: hallLamps.top, radius: 340, waterline: FRONT + 96 },
  more: [
    [hallLamps.chandelier, 190],
    [hallLamps.left, 80],
    [hallLamps.right, 80],
  ],
  pools: [[[600, FRONT - 4], 330]],
  veil: [[600, FRONT - 4], 320, 560],
})
picture.group('layer life', life())
picture.write('scenes/lantern-isles/keep/mobile-scene.svg')

/** What is drawn for a canvas 1080 high, over the whole height of this one. */
function tall(markup: string): string {
  return `<g transform="scale(${SCALE.toFixed(4)})">${markup}</g>`
}

function behind(): string {
  const s = new Sketch(picture, { ...near, x: 0.5 })
  quay(s, { left: 90, right: WIDTH + 20, back: BACK - 90, edge: BACK, water: BACK + 96 })
  longShadow(s, [300, BACK - 18], 92, 150)
  longShadow(s, [570, BACK - 14], 70, 120)
  crate(s, [860, BACK - 12], 62)
  crate(s, [932, BACK - 8], 48)
  barrel(s, [1000, BACK - 8], 44)
  restingGull(s, [860, BACK - 74], 32)
  return s.markup()
}

function terrace(): string {
  const s = new Sketch(picture, { ...near, x: 0.5 })
  s.fill(
    rect(0, BACK + 96, WIDTH, 400),
    picture.linear(
      [
        [0, '#0D1D3E', 0.5],
        [0.4, '#0D1D3E', 0],
        [1, '#0D1D3E', 0],
      ],
      [0, 0],
      [0, 1],
    ),
  )
  quay(s, { left: 60, right: WIDTH + 20, back: FRONT - 90, edge: FRONT, water: FRONT + 100 })
  longShadow(s, [610, FRONT - 16], 240, 150)
  return s.markup()
}

function life(): string {
  const s = new Sketch(picture, { ...near, x: 0.3 })
  skiff(s, [190, 1290], 170, '#3F6F78')
  buoy(s, [150, 1690], 80)
  restingGull(s, [130, FRONT - 14], 32)
  for (const [x, y, half] of [
    [970, 1190, 40],
    [130, 1160, 54],
    [520, 1730, 66],
    [860, 1790, 60],
    [330, 1850, 48],
  ] as const)
    floe(s, [x, y], half)
  for (const [x, y, span] of [
    [180, 420, 40],
    [260, 390, 30],
    [320, 430, 26],
  ] as const)
    gull(s, [x, y], span)
  return s.markup()
}
