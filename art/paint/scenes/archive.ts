/** The archive's reading hall at dusk: `npx tsx art/paint/scenes/archive.ts`. */
import { blob, ellipse, line, polygon, rect, type Point } from '../lib/path.ts'
import { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { gull, tallShip } from '../lib/parts/boat.ts'
import { buoy } from '../lib/parts/buoy.ts'
import { pines } from '../lib/parts/pine.ts'
import { rock } from '../lib/parts/rock.ts'
import { lightPath, waveStrip } from '../lib/parts/water.ts'
import { tower } from '../lib/parts/tower.ts'
import { archiveHall } from './parts/archive-hall.ts'
import { EYE } from './parts/archive-plan.ts'
import { lowShelves, shelfWall } from './parts/archive-shelves.ts'
import { bookStack, openBook } from './parts/books.ts'
import { chartDesk } from './parts/chart-desk.ts'
import { parrotLectern } from './parts/parrot-lectern.ts'
import { heavens, ranges, skyAndSea, type Evening } from './parts/dusk.ts'
import { stampPress } from './parts/stamp-press.ts'

const evening: Evening = { horizon: EYE[1], sun: 190, moon: [1340, 306] }
const indoors = { air: 0.02, dusk: 0.24 }
const picture = new Picture(1920, 1080)

const parrot = new Sketch(picture, { ...indoors, x: 0.2 })
parrotLectern(parrot, [434, 842])
const desk = new Sketch(picture, { ...indoors, x: 0.45 })
chartDesk(desk, [690, 824])
const press = new Sketch(picture, { ...indoors, x: 0.62 })
stampPress(press, [1254, 846])

const outside = [
  skyAndSea(picture, evening),
  heavens(picture, evening),
  ranges(picture, evening),
  sea(),
  ship(),
  isle(),
  gulls(),
]
const inside = [hall(), parrot.markup(), desk.markup(), press.markup(), frontBooks(), frontGlobe()]
picture.group('background', [...outside, ...inside].join('\n'))
picture.write('scenes/lantern-isles/archive/scene.svg')

function sea(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0, x: 0.1 })
  waveStrip(s, {
    period: 1460,
    horizon: evening.horizon + 6,
    bottom: 600,
    light: '#8FACD6',
    dark: '#1A3764',
    opacity: 0.34,
    seed: 751,
  })
  lightPath(s, {
    x: evening.sun,
    horizon: evening.horizon,
    bottom: 610,
    spread: [40, 60],
    colours: ['#FFD9A8', '#F0A080'],
    opacity: 0.8,
    seed: 752,
  })
  return s.markup()
}

/** What the readers see: the school's rock with its tower, waymarks. */
function isle(): string {
  const s = new Sketch(picture, { air: 0.26, dusk: 0.22, x: 0.6 })
  const top: Point[] = [
    [836, 492],
    [852, 470],
    [880, 452],
    [914, 440],
    [950, 438],
    [980, 452],
    [1004, 474],
    [1016, 492],
  ]
  rock(s, { top, waterline: 492, seed: 753, unit: 0.55, snow: 6 })
  pines(
    s,
    [
      [868, 458, 30],
      [884, 450, 40],
      [984, 460, 34],
      [996, 472, 26],
    ],
    754,
  )
  tower(s, { at: [932, 440], height: 96, foot: 26, bands: '#A4524A', cap: '#C4604E', windows: 2 })
  for (const [x, y, h] of [
    [1196, 478, 18],
    [1250, 500, 24],
    [1330, 526, 30],
  ] as const)
    buoy(s, [x, y], h)
  return s.markup()
}

function ship(): string {
  const s = new Sketch(picture, { air: 0.28, dusk: 0.24, x: 0.15 })
  tallShip(s, [540, 486], 84)
  return s.markup()
}

function gulls(): string {
  const s = new Sketch(picture, { ...indoors, x: 0.3 })
  for (const [x, y, span] of [
    [520, 300, 24],
    [556, 284, 18],
    [590, 310, 15],
  ] as const)
    gull(s, [x, y], span)
  return s.markup()
}

function hall(): string {
  const s = new Sketch(picture, { ...indoors, x: 0.4 })
  archiveHall(s)
  lowShelves(s)
  shelfWall(s)
  for (const [x, y, half, high] of [
    [444, 846, 150, 16],
    [884, 828, 226, 18],
    [1258, 850, 170, 16],
  ] as const)
    s.fill(ellipse(x, y, half, high), s.c('#0E1C40'), 0.5)
  return s.markup()
}

/** Books, charts and an unlit candle on the nearest desk, dark against the hall. */
function frontBooks(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0.3, x: 0.3, near: 0.5 })
  s.fill(
    polygon([
      [-20, 996],
      [296, 996],
      [330, 1030],
      [-20, 1030],
    ]),
    s.across('#B98662', '#6A5260'),
  )
  s.stroke(
    line([
      [-20, 997],
      [296, 997],
    ]),
    s.c('#E9B890'),
    2,
    0.5,
  )
  s.fill(rect(-20, 1030, 350, 60), s.across('#7A5A52', '#40385A'))
  bookStack(
    s,
    [-14, 1000],
    [
      [150, 30, 0, '#A4524A'],
      [132, 24, 8, '#3F6F78'],
      [140, 28, 2, '#B58A58'],
      [104, 22, 14, '#54608F'],
    ],
  )
  openBook(s, [216, 1014], 62, 34)
  return s.markup()
}

/** The great globe in its frame, nearest to us on the right. */
function frontGlobe(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0.3, x: 0.3, near: 0.5 })
  const [x, y, radius] = [1770, 960, 128]
  s.fill(
    polygon([
      [x - 150, 972],
      [x - 120, 972],
      [x - 132, 1090],
      [x - 160, 1090],
    ]) +
      polygon([
        [x + 120, 972],
        [x + 150, 972],
        [x + 160, 1090],
        [x + 132, 1090],
      ]),
    s.across('#9A6E58', '#4E4260'),
  )
  s.fill(
    ellipse(x, y, radius, radius),
    s.picture.radial([
      [0, s.c('#7FA0AE')],
      [0.6, s.c('#456A88')],
      [1, s.c('#26406A')],
    ]),
  )
  s.within(`clip-path="${picture.clip(ellipse(x, y, radius, radius))}"`, () => {
    s.fill(
      blob([
        [x - 110, y - 60],
        [x - 60, y - 96],
        [x - 10, y - 84],
        [x - 26, y - 40],
        [x - 64, y - 10],
        [x - 96, y - 20],
      ]),
      s.c('#B99A70'),
    )
    s.fill(
      blob([
        [x + 14, y - 40],
        [x + 70, y - 66],
        [x + 104, y - 30],
        [x + 84, y + 6],
        [x + 40, y + 2],
      ]),
      s.c('#A98A68'),
    )
    s.fill(rect(x - radius, y + 10, radius * 2, radius), s.c('#14204A'), 0.4)
  })
  s.stroke(`M${x - 96} ${y - 104}A142 142 0 0 1 ${x + 100} ${y - 100}`, s.c('#E3B878'), 7)
  s.fill(
    polygon([
      [x - 168, 962],
      [x + 168, 962],
      [x + 158, 986],
      [x - 158, 986],
    ]),
    s.across('#C48F6C', '#7A5A5A', '#4A3E5A'),
  )
  s.stroke(
    line([
      [x - 168, 963],
      [x + 168, 963],
    ]),
    s.c('#E9B890'),
    2,
    0.5,
  )
  return s.markup()
}
