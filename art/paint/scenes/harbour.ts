/** The harbour's quay at dusk, seen from the water: `npx tsx art/paint/scenes/harbour.ts`. */
import { Picture } from '../lib/picture.ts'
import { polygon, rect } from '../lib/path.ts'
import { Sketch } from '../lib/sketch.ts'
import { gull, sailingBoat, skiff } from '../lib/parts/boat.ts'
import { buoy } from '../lib/parts/buoy.ts'
import { barrel, crate } from '../lib/parts/people.ts'
import { bollard, restingGull, rope } from '../lib/parts/mooring.ts'
import { floe, lightPath, waveStrip } from '../lib/parts/water.ts'
import { customsGate } from './parts/customs-gate.ts'
import { heavens, ranges, skyAndSea, type Evening } from './parts/dusk.ts'
import { ferry } from './parts/ferry.ts'
import { harbourHill, harbourStreet } from './parts/harbour-village.ts'
import { harbourOffice } from './parts/harbour-office.ts'
import { place } from './parts/place.ts'
import { quay } from './parts/quay.ts'

const evening: Evening = { horizon: 470, sun: 96, moon: [1392, 150] }
const near = { air: 0.03, dusk: 0.2 }
const picture = new Picture(1920, 1080)

picture.group('background', skyAndSea(picture, evening))
picture.group('layer heavens', heavens(picture, evening))
picture.group('layer ranges', ranges(picture, evening))
picture.group('layer sun-path', sunPath())
const waves = new Sketch(picture, { air: 0, dusk: 0, x: 0.5 })
waveStrip(waves, {
  period: 960,
  horizon: evening.horizon + 14,
  bottom: 1080,
  light: '#7FA0CE',
  dark: '#0C2547',
  opacity: 0.3,
  seed: 23,
})
picture.group('layer waves', waves.markup(), 960)
picture.group('layer hill', harbourHill(picture))
picture.group('layer street', harbourStreet(picture))
picture.group('layer quay', quayside())

const office = new Sketch(picture, { ...near, x: 0.2 })
const officeLamps = harbourOffice(office, [316, 702])
place(picture, 'long-passphrases', {
  sketch: office,
  lamp: { at: officeLamps.top, radius: 330, waterline: 830 },
  pools: [[[425, 712], 190]],
  more: [
    [officeLamps.door, 74],
    [[officeLamps.door[0] - 188, officeLamps.door[1]], 74],
  ],
  veil: [[475, 715], 240, 430],
})

const gate = new Sketch(picture, { ...near, x: 0.45 })
const [first, second] = customsGate(gate, [860, 704])
place(picture, 'second-factor', {
  sketch: gate,
  lamp: { at: first, radius: 270, waterline: 830 },
  pools: [[[860, 714], 230]],
  more: [[second, 230]],
  veil: [[860, 716], 210, 330],
})

const ship = new Sketch(picture, { ...near, x: 0.62 })
const shipLamps = ferry(ship, [1056, 848])
place(picture, 'locked-screen', {
  sketch: ship,
  lamp: { at: shipLamps.mast, radius: 300, waterline: 852 },
  more: [[shipLamps.stern, 110]],
  veil: [[1230, 860], 250, 360],
})

picture.group('layer boats', boats())
picture.group('layer gulls', gulls())
picture.group(
  'front piles',
  piles(
    [
      [44, 700, 62],
      [118, 770, 54],
    ],
    true,
  ),
)
picture.group('front pile', piles([[1870, 760, 66]], false))
picture.write('scenes/lantern-isles/harbour/scene.svg')

function sunPath(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0, x: 0 })
  lightPath(s, {
    x: evening.sun + 20,
    horizon: evening.horizon,
    bottom: 980,
    spread: [56, 150],
    colours: ['#FFD9A8', '#F0A080'],
    opacity: 0.75,
    seed: 21,
  })
  return s.markup()
}

function quayside(): string {
  const s = new Sketch(picture, { ...near, x: 0.5 })
  quay(s, { left: 236, right: 1920, back: 668, edge: 724, water: 818 })
  crate(s, [668, 700], 40)
  crate(s, [714, 704], 30)
  crate(s, [676, 664], 30)
  barrel(s, [1014, 704], 30)
  barrel(s, [1048, 708], 26)
  crate(s, [1490, 712], 54)
  crate(s, [1552, 714], 44)
  crate(s, [1508, 664], 42)
  restingGull(s, [1444, 696], 34)
  restingGull(s, [274, 696], 32)
  return s.markup()
}

function boats(): string {
  const s = new Sketch(picture, { ...near, x: 0.3 })
  rope(s, [1042, 704], [1062, 790], 6, 5)
  rope(s, [1440, 704], [1402, 768], 10, 5)
  skiff(s, [470, 874], 150, '#3F6F78')
  rope(s, [545, 846], [690, 700], 26, 4)
  sailingBoat(s, [780, 912], 116, '#A4524A')
  sailingBoat(s, [1630, 896], 160, '#B58A58')
  buoy(s, [250, 960], 74)
  for (const [x, y, half] of [
    [360, 968, 46],
    [600, 1010, 60],
    [960, 966, 52],
    [1130, 1020, 38],
    [1500, 1000, 64],
    [130, 880, 30],
  ] as const)
    floe(s, [x, y], half)
  return s.markup()
}

/** The dark mooring piles that frame the view. */
function piles(at: readonly (readonly [x: number, top: number, width: number])[], isRoped: boolean): string {
  const s = new Sketch(picture, { air: 0, dusk: 0.3, x: 0.2, near: 0.5 })
  for (const [x, top, width] of at) {
    s.fill(rect(x - width / 2, top, width, 1080 - top), s.across('#8A6A62', '#55455A', '#2E2A48'))
    for (let i = 1; i < 4; i++)
      s.fill(
        polygon([
          [x - width / 2 + (i * width) / 4, top],
          [x - width / 2 + (i * width) / 4 + 2, top],
          [x - width / 2 + (i * width) / 4 + 1, 1080],
        ]),
        s.c('#1C1F3C'),
        0.6,
      )
    bollard(s, [x, top + 30], width * 1.1)
  }
  if (isRoped) {
    rope(s, [60, 812], [-20, 900], 10, 14)
    rope(s, [70, 800], [118, 850], 16, 12)
    restingGull(s, [46, 676], 70)
  }
  return s.markup()
}

/** Gulls on their round. */
function gulls(): string {
  const s = new Sketch(picture, { ...near, x: 0.3 })
  for (const [x, y, span] of [
    [520, 230, 34],
    [580, 212, 26],
    [640, 240, 22],
  ] as const)
    gull(s, [x, y], span)
  return s.markup()
}
