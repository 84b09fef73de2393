/** The storm reef's jetty in a gale: `npx tsx art/paint/scenes/reef.ts`. */
import { ellipse, polygon, rect, type Point } from '../lib/path.ts'
import { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { gull } from '../lib/parts/boat.ts'
import { lampPost } from '../lib/parts/people.ts'
import { bollard, restingGull, rope } from '../lib/parts/mooring.ts'
import { boulders, rock } from '../lib/parts/rock.ts'
import { lightPath, waveStrip } from '../lib/parts/water.ts'
import { ranges, skyAndSea, type Evening } from './parts/dusk.ts'
import { galley } from './parts/galley.ts'
import { magicLantern } from './parts/magic-lantern.ts'
import { place } from './parts/place.ts'
import { farNeedles, reefBehind } from './parts/reef-needles.ts'
import { jetty, ropeRail } from './parts/reef-rocks.ts'
import { rescueHut } from './parts/rescue-hut.ts'
import { stormSky } from './parts/storm-sky.ts'
import { sleet, sprayBurst, swell } from './parts/swell.ts'
import { weatherMast } from './parts/weather-mast.ts'

const evening: Evening = { horizon: 430, sun: 120, moon: [640, 130] }
const near = { air: 0.03, dusk: 0.22 }
const PERIOD = 1200
const picture = new Picture(1920, 1080)

picture.group('background', skyAndSea(picture, evening))
picture.group('layer ranges', ranges(picture, evening))
picture.group('layer storm', stormSky(picture, evening))
picture.group('layer sun-path', sunPath())
picture.group('layer waves', waves(), PERIOD)
const needles = new Sketch(picture, { air: 0.34, dusk: 0.26, x: 0.6 })
farNeedles(needles)
picture.group('layer needles', needles.markup())
picture.group(
  'layer far-swell',
  rollers(
    [
      [512, 22, 11, '#A7A8CA', '#5F79AC', '#3F5F98'],
      [546, 30, 9, '#8E9CC4', '#4E6A9E', '#32528A'],
      [590, 42, 7, '#7C90BE', '#3E5E96', '#264880'],
      [636, 50, 6, '#738BBA', '#375992', '#22447C'],
    ],
    730,
  ),
  PERIOD,
)
const reef = new Sketch(picture, { air: 0.14, dusk: 0.24, x: 0.5 })
reefBehind(reef)
picture.group('layer reef', reef.markup())
picture.group(
  'layer swell',
  rollers(
    [
      [694, 58, 5, '#6A85B8', '#315389', '#1D3D70'],
      [762, 74, 4, '#5C79AE', '#294B82', '#173567'],
    ],
    940,
  ),
  PERIOD,
)
picture.group('layer jetty', jettyAndRock())

const hut = new Sketch(picture, { ...near, x: 0.2 })
const hutLamps = rescueHut(hut, [318, 806])
place(picture, 'first-three-minutes', {
  sketch: hut,
  lamp: { at: hutLamps.top, radius: 310 },
  more: [[hutLamps.door, 90]],
  pools: [[[440, 818], 280]],
})

const kiosk = new Sketch(picture, { ...near, x: 0.42 })
const kioskLamps = galley(kiosk, [786, 806])
place(picture, 'bleeding-and-burns', {
  sketch: kiosk,
  lamp: { at: kioskLamps.top, radius: 300 },
  more: [[kioskLamps.hatch, 90]],
  pools: [[[890, 820], 280]],
})

const mast = new Sketch(picture, { ...near, x: 0.62 })
const mastLamps = weatherMast(mast, [1262, 812])
place(picture, 'use-the-aed', {
  sketch: mast,
  lamp: { at: mastLamps.top, radius: 290 },
  more: [[mastLamps.lamp, 170]],
  pools: [[[1262, 818], 260]],
  veil: [[1262, 820], 210, 520],
})

const pictures = new Sketch(picture, { ...near, x: 0.78 })
const flame = magicLantern(pictures, [1546, 812])
place(picture, 'check-call-press-shock', {
  sketch: pictures,
  lamp: { at: flame, radius: 250 },
  pools: [[[1560, 818], 190]],
  veil: [[1550, 820], 170, 330],
})

picture.group('layer gulls', gulls())
picture.group(
  'layer near-swell',
  rollers(
    [
      [972, 64, 4, '#4A6CA2', '#234A80', '#0E2A54'],
      [1040, 80, 3, '#3A5C92', '#1A3C70', '#0A2046'],
    ],
    1080,
  ),
  PERIOD,
)
picture.group('layer spray', spray())
picture.group('layer sleet', sleetStrip(), 960)
picture.group('front rocks', frontRocks())
picture.write('scenes/lantern-isles/reef/scene.svg')

function sunPath(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0, x: 0 })
  lightPath(s, {
    x: evening.sun + 10,
    horizon: evening.horizon,
    bottom: 700,
    spread: [50, 90],
    colours: ['#FFD9A8', '#F0A080'],
    opacity: 0.8,
    seed: 801,
  })
  return s.markup()
}

function waves(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0, x: 0.5 })
  waveStrip(s, {
    period: PERIOD,
    horizon: evening.horizon + 4,
    bottom: 620,
    light: '#9AAED6',
    dark: '#1E3C70',
    opacity: 0.4,
    seed: 802,
  })
  return s.markup()
}

/** Rows of swell, far to near. */
function rollers(
  rows: readonly (readonly [
    y: number,
    height: number,
    crests: number,
    crest: string,
    face: string,
    foot: string,
  ])[],
  foot: number,
): string {
  const s = new Sketch(picture, { air: 0, dusk: 0, x: 0.4 })
  for (const [y, height, crests, ...colours] of rows)
    swell(s, { period: PERIOD, crests, y, height, foot, colours, foam: '#D9E2F0', seed: 803 + y })
  return s.markup()
}

function jettyAndRock(): string {
  const s = new Sketch(picture, { ...near, x: 0.45 })
  const top: Point[] = [
    [246, 930],
    [268, 886],
    [310, 862],
    [420, 848],
    [600, 856],
    [760, 842],
    [980, 850],
    [1180, 838],
    [1400, 846],
    [1560, 820],
    [1640, 776],
    [1720, 740],
    [1800, 716],
    [1860, 740],
    [1930, 760],
    [1980, 930],
  ]
  rock(s, { top, waterline: 936, seed: 883, unit: 1.3, snow: 12 })
  ropeRail(s, [262, 384, 506, 646, 760, 1030, 1140, 1390, 1510, 1640], 784, 62)
  jetty(s, { left: 226, right: 1690, back: 776, edge: 836, water: 930 })
  for (const [x, y, half] of [
    [470, 812, 180],
    [890, 816, 170],
    [1270, 818, 130],
  ] as const)
    s.fill(ellipse(x, y, half, 9), s.c('#0E1C40'), 0.4)
  lampPost(s, [1480, 816], 150)
  bollard(s, [262, 838], 34)
  bollard(s, [690, 840], 30)
  bollard(s, [1120, 840], 30)
  boulders(s, 300, 700, 944, 44, 884)
  boulders(s, 820, 1240, 944, 40, 885)
  boulders(s, 1330, 1900, 946, 54, 886)
  return s.markup()
}

/** Where the swell hits: at both ends of the jetty and under it. */
function spray(): string {
  const s = new Sketch(picture, { air: 0.05, dusk: 0.12, x: 0.5 })
  sprayBurst(s, [216, 936], 230, 0.34, 891)
  sprayBurst(s, [752, 950], 92, 0.4, 892)
  sprayBurst(s, [1286, 950], 80, 0.4, 893)
  sprayBurst(s, [1560, 948], 190, 0.4, 894)
  return s.markup()
}

function sleetStrip(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0, x: 0.5 })
  sleet(s, 960, 1080, 120, 895)
  return s.markup()
}

/** Wet rocks and a mooring pile, nearest to us. */
function frontRocks(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0.3, x: 0.2, near: 0.5 })
  rock(s, {
    top: [
      [-40, 1120],
      [-20, 930],
      [30, 884],
      [84, 860],
      [130, 900],
      [190, 960],
      [250, 1006],
      [300, 1060],
      [330, 1120],
    ],
    waterline: 1120,
    seed: 896,
    unit: 1.5,
    snow: 16,
    steep: true,
  })
  rock(s, {
    top: [
      [1480, 1120],
      [1540, 1050],
      [1620, 1010],
      [1700, 940],
      [1760, 900],
      [1830, 920],
      [1890, 880],
      [1960, 900],
      [1980, 1120],
    ],
    waterline: 1120,
    seed: 897,
    unit: 1.5,
    snow: 16,
    steep: true,
  })
  s.fill(
    polygon([
      [150, 1090],
      [156, 800],
      [206, 800],
      [212, 1090],
    ]),
    s.across('#8A6A62', '#55455A', '#2E2A48'),
  )
  s.fill(rect(150, 880, 62, 20), s.c('#A98F7C'), 0.7)
  bollard(s, [181, 826], 62)
  restingGull(s, [186, 776], 62)
  rope(s, [212, 900], [330, 1084], 30, 12)
  return s.markup()
}

/** Gulls that fight the wind. */
function gulls(): string {
  const s = new Sketch(picture, { ...near, x: 0.3 })
  for (const [x, y, span] of [
    [560, 300, 36],
    [640, 330, 28],
    [1080, 330, 30],
  ] as const)
    gull(s, [x, y], span)
  return s.markup()
}
