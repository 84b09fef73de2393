/** The lighthouse school: a round room over the sea. `npx tsx art/paint/scenes/school.ts`. */
import { ellipse, line, polygon, rect, type Point } from '../lib/path.ts'
import { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { gull, tallShip } from '../lib/parts/boat.ts'
import { buoy } from '../lib/parts/buoy.ts'
import { pines } from '../lib/parts/pine.ts'
import { rock } from '../lib/parts/rock.ts'
import { tower } from '../lib/parts/tower.ts'
import { lightPath, waveStrip } from '../lib/parts/water.ts'
import { heavens, ranges, skyAndSea, type Evening } from './parts/dusk.ts'
import { directorDesk } from './parts/director-desk.ts'
import { bookcase, onTheSill } from './parts/school-things.ts'
import { magicLantern } from './parts/magic-lantern.ts'
import { place } from './parts/place.ts'
import { signalBell } from './parts/signal-bell.ts'
import { sortingTable } from './parts/sorting-table.ts'
import { rug, towerRoom } from './parts/tower-room.ts'
import { windingStair } from './parts/winding-stair.ts'

const evening: Evening = { horizon: 340, sun: 150, moon: [1110, 196] }
const indoors = { air: 0.02, dusk: 0.24 }
const picture = new Picture(1920, 1080)

picture.group('background', skyAndSea(picture, evening))
picture.group('layer heavens', heavens(picture, evening))
picture.group('layer ranges', ranges(picture, evening))
picture.group('layer sea', sea())
picture.group('layer ship', ship())
picture.group('layer isle', isle())
picture.group('layer gulls', gulls())
picture.group('layer room', room())

const mail = new Sketch(picture, { ...indoors, x: 0.2 })
const mailLamp = sortingTable(mail, [296, 838])
place(picture, 'five-signs', {
  sketch: mail,
  lamp: { at: mailLamp, radius: 300 },
  pools: [[[500, 846], 300]],
  veil: [[500, 850], 270, 400],
})

const desk = new Sketch(picture, { ...indoors, x: 0.45 })
const deskLamp = directorDesk(desk, [752, 812])
place(picture, 'boss-at-1658', {
  sketch: desk,
  lamp: { at: deskLamp, radius: 290 },
  pools: [[[950, 826], 290]],
  veil: [[942, 826], 270, 400],
})

const bell = new Sketch(picture, { ...indoors, x: 0.65 })
const bellLamp = signalBell(bell, [1290, 838])
place(picture, 'report-it', {
  sketch: bell,
  lamp: { at: bellLamp, radius: 300 },
  pools: [[[1290, 846], 280]],
  veil: [[1296, 850], 230, 420],
})

picture.group('front desks', frontDesks())
const pictures = new Sketch(picture, { ...indoors, x: 0.8 })
const flame = magicLantern(pictures, [1546, 962])
place(picture, 'three-minutes-after', {
  sketch: pictures,
  lamp: { at: flame, radius: 270 },
  pools: [[[1560, 966], 210]],
  veil: [[1550, 968], 180, 340],
})

picture.writeLayers('scenes/lantern-isles/school')

function sea(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0, x: 0.1 })
  waveStrip(s, {
    period: 1600,
    horizon: evening.horizon + 6,
    bottom: 620,
    light: '#8FACD6',
    dark: '#1A3764',
    opacity: 0.34,
    seed: 31,
  })
  lightPath(s, {
    x: evening.sun + 10,
    horizon: evening.horizon,
    bottom: 640,
    spread: [46, 90],
    colours: ['#FFD9A8', '#F0A080'],
    opacity: 0.8,
    seed: 32,
  })
  return s.markup()
}

/** What is seen from up here: the next island with its tower, a ship, the waymarks between. */
function isle(): string {
  const s = new Sketch(picture, { air: 0.24, dusk: 0.22, x: 0.6 })
  const top: Point[] = [
    [660, 420],
    [684, 396],
    [716, 380],
    [752, 362],
    [790, 358],
    [822, 372],
    [850, 392],
    [880, 420],
  ]
  rock(s, { top, waterline: 420, seed: 33, unit: 0.6, snow: 7 })
  pines(
    s,
    [
      [708, 384, 34],
      [726, 374, 46],
      [744, 368, 36],
      [828, 378, 40],
      [842, 388, 30],
    ],
    34,
  )
  tower(s, { at: [782, 360], height: 84, foot: 25, cap: '#C4604E', windows: 2 })
  for (const [x, y, h] of [
    [930, 426, 20],
    [1000, 446, 24],
    [1090, 470, 30],
    [1010, 500, 36],
  ] as const)
    buoy(s, [x, y], h)
  return s.markup()
}

function room(): string {
  const s = new Sketch(picture, { ...indoors, x: 0.4 })
  towerRoom(s)
  rug(s, [920, 880], 520)
  for (const [x, y, half] of [
    [496, 842, 226],
    [680, 846, 70],
    [950, 816, 226],
    [1300, 842, 176],
  ] as const)
    s.fill(ellipse(x, y, half, 15), s.c('#0E1C40'), 0.45)
  onTheSill(s)
  bookcase(s, [1500, 716])
  windingStair(s, [1730, 930])
  return s.markup()
}

/** The last row of pupils' desks, dark against the room. */
function frontDesks(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0.3, x: 0.3, near: 0.5 })
  s.fill(
    polygon([
      [-20, 986],
      [286, 986],
      [322, 1024],
      [-20, 1024],
    ]),
    s.across('#B98662', '#6A5260'),
  )
  s.stroke(
    line([
      [-20, 987],
      [286, 987],
    ]),
    s.c('#E9B890'),
    2,
    0.5,
  )
  s.fill(rect(-20, 1024, 342, 70), s.across('#7A5A52', '#40385A'))
  for (const [x, y, wide, high, colour] of [
    [40, 986, 120, 20, '#A4524A'],
    [50, 965, 104, 21, '#3F6F78'],
    [44, 946, 112, 18, '#B58A58'],
  ] as const) {
    s.fill(rect(x, y - high + 4, wide, high), s.across(colour, '#33305A'))
    s.fill(rect(x + wide - 14, y - high + 7, 10, high - 6), s.c('#E6D9D2'), 0.7)
  }
  s.fill(
    polygon([
      [210, 992],
      [246, 992],
      [240, 962],
      [216, 962],
    ]),
    s.across('#5A74A4', '#2A3F70'),
  )
  s.stroke('M228 968Q246 900 286 862', s.c('#E6D9D2'), 4)
  s.fill('M236 932Q244 872 298 846Q290 904 242 936Z', s.across('#EFE3DA', '#8F93AE'))
  return s.markup()
}

/** Gulls on their round. */
function gulls(): string {
  const s = new Sketch(picture, { ...indoors, x: 0.3 })
  for (const [x, y, span] of [
    [400, 228, 24],
    [438, 214, 18],
    [476, 236, 15],
  ] as const)
    gull(s, [x, y], span)
  return s.markup()
}

/** A ship that passes far out. */
function ship(): string {
  const s = new Sketch(picture, { air: 0.3, dusk: 0.24, x: 0.15 })
  tallShip(s, [470, 394], 62)
  return s.markup()
}
