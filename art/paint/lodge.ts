/** Paints the leader's lodge, assets/art/lodge.webp: a lit room over the sea, letters on its tables. Run: npx tsx art/paint/lodge.ts */
import { compose } from './compose.ts'
import { readLayers } from './layers.ts'
import { ellipse, type Point } from './lib/path.ts'
import { tallShip } from './lib/parts/boat.ts'
import { buoy } from './lib/parts/buoy.ts'
import { envelope } from './lib/parts/mail.ts'
import { pines } from './lib/parts/pine.ts'
import { rock } from './lib/parts/rock.ts'
import { tower } from './lib/parts/tower.ts'
import { lightPath, waveStrip } from './lib/parts/water.ts'
import { Picture } from './lib/picture.ts'
import { Sketch } from './lib/sketch.ts'
import { bookStack } from './scenes/parts/books.ts'
import { directorDesk } from './scenes/parts/director-desk.ts'
import { heavens, ranges, skyAndSea, type Evening } from './scenes/parts/dusk.ts'
import { place } from './scenes/parts/place.ts'
import { bookcase, onTheSill } from './scenes/parts/school-things.ts'
import { sortingTable } from './scenes/parts/sorting-table.ts'
import { rug, towerRoom } from './scenes/parts/tower-room.ts'

const evening: Evening = { horizon: 340, sun: 700, moon: [1180, 190] }
const indoors = { air: 0.02, dusk: 0.24 }
const picture = new Picture(1920, 1080)

picture.group('background', skyAndSea(picture, evening))
picture.group('layer heavens', heavens(picture, evening))
picture.group('layer ranges', ranges(picture, evening))
picture.group('layer sea', sea())
picture.group('layer room', room())

const letters = new Sketch(picture, { ...indoors, x: 0.3 })
const lettersLamp = sortingTable(letters, [420, 838])
place(picture, 'letters', {
  sketch: letters,
  lamp: { at: lettersLamp, radius: 330 },
  pools: [[[620, 846], 300]],
  veil: [[620, 850], 270, 400],
})
const desk = new Sketch(picture, { ...indoors, x: 0.6 })
const deskLamp = directorDesk(desk, [1010, 820])
post(desk, [1120, 700])
place(picture, 'desk', {
  sketch: desk,
  lamp: { at: deskLamp, radius: 330 },
  pools: [[[1200, 836], 300]],
  veil: [[1200, 836], 270, 400],
})

const layers = readLayers(picture.markup())
const lit = ['glow', 'light']
const still = await compose(layers, {
  view: { x: 120, y: 300, width: 1720, height: 560, scale: 1920 / 1720 },
  states: new Map([
    ['letters', lit],
    ['desk', lit],
  ]),
  only: [],
  waterlines: new Map(),
})
const { size } = await still
  .webp({ quality: 76, effort: 6, smartSubsample: true })
  .toFile('assets/art/lodge.webp')
console.log(`lodge ${Math.round(size / 1000)} kB`)

function sea(): string {
  const s = new Sketch(picture, { air: 0, dusk: 0, x: 0.3 })
  const { horizon, sun } = evening
  waveStrip(s, {
    period: 1600,
    horizon: horizon + 6,
    bottom: 620,
    light: '#8FACD6',
    dark: '#1A3764',
    opacity: 0.34,
    seed: 61,
  })
  lightPath(s, {
    x: sun + 10,
    horizon,
    bottom: 640,
    spread: [46, 90],
    colours: ['#FFD9A8', '#F0A080'],
    opacity: 0.8,
    seed: 62,
  })
  const far = new Sketch(picture, { air: 0.24, dusk: 0.22, x: 0.6 })
  const top: Point[] = [
    [890, 420],
    [920, 392],
    [966, 370],
    [1010, 360],
    [1052, 374],
    [1090, 398],
    [1110, 420],
  ]
  rock(far, { top, waterline: 420, seed: 63, unit: 0.6, snow: 7 })
  pines(
    far,
    [
      [940, 386, 40],
      [958, 376, 48],
      [1064, 382, 40],
    ],
    64,
  )
  tower(far, { at: [1006, 362], height: 92, foot: 27, cap: '#C4604E', windows: 2 })
  tallShip(far, [800, 402], 74)
  for (const [x, y, high] of [
    [860, 452, 24],
    [1130, 448, 24],
    [1190, 480, 32],
  ] as const)
    buoy(far, [x, y], high)
  return s.markup() + far.markup()
}

function room(): string {
  const s = new Sketch(picture, { ...indoors, x: 0.4 })
  towerRoom(s)
  rug(s, [920, 880], 560)
  for (const [x, y, half] of [
    [620, 842, 226],
    [1210, 824, 226],
  ] as const)
    s.fill(ellipse(x, y, half, 15), s.c('#0E1C40'), 0.45)
  onTheSill(s)
  bookcase(s, [1500, 716])
  return s.markup()
}

/** What has come today, on the desk. */
function post(s: Sketch, [x, y]: Point): void {
  bookStack(
    s,
    [x + 90, y],
    [
      [96, 18, 0, '#A4524A'],
      [84, 16, 8, '#3F6F78'],
    ],
  )
  for (const [dx, dy, tilt] of [
    [0, -24, -4],
    [10, -42, 3],
    [4, -60, -2],
  ] as const)
    envelope(s, [x + dx, y + dy], 78, { tilt, seal: '#C4473C' })
}
