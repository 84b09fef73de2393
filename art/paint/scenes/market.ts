/** The market square at dusk: `npx tsx art/paint/scenes/market.ts`. */
import { ellipse, line, polygon, rect, smooth, smoothTop, type Point } from '../lib/path.ts'
import { Picture } from '../lib/picture.ts'
import { Sketch } from '../lib/sketch.ts'
import { gull, tallShip } from '../lib/parts/boat.ts'
import { drift } from '../lib/parts/drift.ts'
import { barrel, crate } from '../lib/parts/people.ts'
import { restingGull } from '../lib/parts/mooring.ts'
import { pine, pines } from '../lib/parts/pine.ts'
import { lightPath, waveStrip } from '../lib/parts/water.ts'
import { dataStall } from './parts/data-stall.ts'
import { heavens, ranges, skyAndSea, type Evening } from './parts/dusk.ts'
import { keyKiosk } from './parts/key-kiosk.ts'
import { marketHill, marketHouses } from './parts/market-houses.ts'
import { postOffice } from './parts/post-office.ts'
import { garland, longShadow, snowman, snowyGround } from './parts/square.ts'

const evening: Evening = { horizon: 520, sun: 110, moon: [1392, 150] }
const near = { air: 0.03, dusk: 0.2 }
const picture = new Picture(1920, 1080)

// A board shows the background and nothing else: all of the square belongs to it.
const scenery: string[] = []
scenery.push(skyAndSea(picture, evening))
scenery.push(heavens(picture, evening))
scenery.push(ranges(picture, evening))
scenery.push(sea())
scenery.push(ship())
scenery.push(marketHill(picture))
scenery.push(marketHouses(picture))
scenery.push(square())

const stall = new Sketch(picture, { ...near, x: 0.2 })
dataStall(stall, [306, 806])
scenery.push(stall.markup())

const kiosk = new Sketch(picture, { ...near, x: 0.45 })
keyKiosk(kiosk, [862, 806])
scenery.push(kiosk.markup())

const post = new Sketch(picture, { ...near, x: 0.62 })
postOffice(post, [1150, 806])
scenery.push(post.markup())

scenery.push(life())
scenery.push(gulls())
scenery.push(bank())
scenery.push(frontCrates())
picture.group('background', scenery.join('\n'))
picture.write('scenes/lantern-isles/market/scene.svg')

function sea(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0, x: 0.1 })
  waveStrip(s, {
    period: 700,
    horizon: evening.horizon + 6,
    bottom: 680,
    light: '#9AA9D0',
    dark: '#3A4E82',
    opacity: 0.34,
    seed: 41,
  })
  lightPath(s, {
    x: evening.sun,
    horizon: evening.horizon,
    bottom: 700,
    spread: [46, 80],
    colours: ['#FFD9A8', '#F0A080'],
    opacity: 0.8,
    seed: 42,
  })
  return s.markup()
}

function square(): string {
  const s = new Sketch(picture, { ...near, x: 0.45 })
  snowyGround(s, 668)
  for (const [x, y, half, long] of [
    [482, 806, 176, 190],
    [716, 752, 60, 130],
    [862, 808, 112, 170],
    [1240, 808, 120, 260],
    [1058, 814, 12, 150],
    [196, 850, 46, 130],
  ] as const)
    longShadow(s, [x, y], half, long)
  pine(s, 716, 752, 330, 661)
  mast(s, [262, 720], 300)
  mast(s, [992, 716], 340)
  mast(s, [1470, 720], 320)
  garland(s, [262, 428], [716, 470], 34)
  garland(s, [716, 470], [992, 384], 32)
  garland(s, [992, 384], [1470, 406], 40)
  garland(s, [1470, 406], [1930, 330], 44)
  garland(s, [-20, 360], [262, 428], 24)
  return s.markup()
}

function mast(s: Sketch, [x, y]: Point, height: number): void {
  s.fill(rect(x - 4, y - height, 8, height), s.across('#A4847A', '#4A4468'))
  s.fill(ellipse(x, y - height, 8, 8), s.across('#E3B878', '#7D5A4C'))
  drift(
    s,
    [
      [x - 20, y + 2],
      [x + 20, y + 2],
    ],
    { up: 9, drop: 2, seed: 670 + x, unit: 0.7 },
  )
}

function life(): string {
  const s = new Sketch(picture, { ...near, x: 0.3 })
  snowman(s, [196, 860], 190)
  crate(s, [676, 824], 46)
  barrel(s, [1018, 826], 36)
  crate(s, [1480, 836], 64)
  crate(s, [1552, 840], 50)
  barrel(s, [1640, 846], 48)
  sledge(s, [690, 950])
  for (const [x, y, h] of [
    [520, 952, 30],
    [566, 966, 34],
    [1050, 940, 30],
    [1102, 956, 34],
  ] as const)
    restingGull(s, [x, y], h)
  return s.markup()
}

/** A sledge with a parcel that someone has left. */
function sledge(s: Sketch, [x, y]: Point): void {
  longShadow(s, [x + 60, y + 4], 60, 110)
  s.stroke(`M${x - 18} ${y - 34}Q${x - 34} ${y - 8} ${x - 6} ${y}H${x + 150}`, s.c('#5A4658'), 6)
  for (const at of [12, 70, 128])
    s.stroke(
      line([
        [x + at, y],
        [x + at + 4, y - 26],
      ]),
      s.c('#6A5260'),
      5,
    )
  s.fill(
    polygon([
      [x - 20, y - 36],
      [x + 158, y - 28],
      [x + 158, y - 20],
      [x - 16, y - 28],
    ]),
    s.across('#C98A6A', '#6A4A58'),
  )
  crate(s, [x + 60, y - 30], 56)
  s.stroke(`M${x - 18} ${y - 34}Q${x - 80} ${y + 2} ${x - 130} ${y + 4}`, s.c('#B9A08E'), 3)
}

/** The dark edge of the square, nearest to us. */
function bank(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0.3, x: 0.2, near: 0.5 })
  const edge: Point[] = [
    [-10, 960],
    [140, 984],
    [340, 1026],
    [640, 1050],
    [960, 1054],
    [1280, 1048],
    [1560, 1018],
    [1780, 976],
    [1930, 950],
  ]
  s.fill(
    smoothTop(edge, [
      [1930, 1090],
      [-10, 1090],
    ]),
    s.picture.linear(
      [
        [0, s.c('#C6C3D8')],
        [0.4, s.c('#8FA4CC')],
        [1, s.c('#5873A6')],
      ],
      [0, 0],
      [1, 0.2],
    ),
  )
  s.stroke(smooth(edge), s.c('#E6E0EA'), 3, 0.4)
  return s.markup()
}

/** Dark crates and trees that frame the square. */
function frontCrates(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0.3, x: 0.2, near: 0.5 })
  pines(
    s,
    [
      [-6, 1030, 330],
      [44, 1090, 400],
      [1830, 1040, 300],
      [1896, 1100, 460],
    ],
    681,
  )
  crate(s, [120, 1064], 104)
  crate(s, [236, 1070], 74)
  crate(s, [136, 974], 70)
  return s.markup()
}

/** Gulls on their round. */
function gulls(): string {
  const s = new Sketch(picture, { ...near, x: 0.3 })
  for (const [x, y, span] of [
    [420, 230, 34],
    [486, 208, 26],
    [544, 244, 22],
  ] as const)
    gull(s, [x, y], span)
  return s.markup()
}

/** A ship that passes far out. */
function ship(): string {
  const s = new Sketch(picture, { air: 0.3, dusk: 0.24, x: 0.15 })
  tallShip(s, [170, 556], 84)
  return s.markup()
}
