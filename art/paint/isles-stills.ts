/** Paints the stills of the demo's login, assets/art/isles.webp and isles-portrait.webp, from the map's own world. Run: npx tsx art/paint/isles-stills.ts */
import { mkdirSync } from 'node:fs'
import { compose } from './compose.ts'
import { heavens, skyAndSea } from './isles/backdrop.ts'
import { harbour } from './isles/harbour.ts'
import { keep } from './isles/keep.ts'
import { gullFlocks, seafarer, waterLights } from './isles/sea.ts'
import { WORLD } from './isles/world.ts'
import { readLayers, type View } from './layers.ts'
import { rect } from './lib/path.ts'
import { Picture } from './lib/picture.ts'
import { Sketch } from './lib/sketch.ts'
import { buoy, route } from './lib/parts/buoy.ts'

const FOLDER = 'assets/art'
/** A phone is taller than the world: the sea goes on below it. */
const DEEP = 900

const picture = new Picture(WORLD.width, WORLD.height)
picture.group('background', skyAndSea(picture))
heavens(picture)
const deep = new Sketch(picture, { air: 0, dusk: 0, x: 0 })
deep.fill(rect(0, WORLD.height - 1, WORLD.width, DEEP), '#0A1F3A')
picture.group('layer deep', deep.markup())
waterLights(picture, WORLD.height + DEEP)
picture.element('keep', keep(picture))
const way = new Sketch(picture, { air: 0.08, dusk: 0.12, x: 0.4 })
for (const [x, y] of route([1600, 1560], [2000, 1440], [1920, 1010], [1590, 792], 9).toSorted(
  (a, b) => a[1] - b[1],
)) {
  buoy(way, [x, y], 62 * (0.34 + (0.92 * (y - WORLD.horizon)) / (WORLD.height - WORLD.horizon)))
}
picture.group('layer way', way.markup())
seafarer(picture)
gullFlocks(picture)
picture.element('harbour', harbour(picture))

const layers = readLayers(picture.markup())
const states = new Map([
  ['harbour', ['light']],
  ['keep', ['veil']],
])
const waterlines = new Map([['harbour', 1484]])

mkdirSync(FOLDER, { recursive: true })
await still('isles', { x: 170, y: 190, width: 2880, height: 1620, scale: 1920 / 2880 }, 78)
await still('isles-portrait', { x: 330, y: 330, width: 1440, height: 2560, scale: 900 / 1440 }, 76)

/** @param quality of the WebP: chosen so that the still stays under 120 kB, the portrait under 80 kB. */
async function still(name: string, view: View, quality: number): Promise<void> {
  const shown = await compose(layers, { view, states, only: [], waterlines })
  const { size } = await shown
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(`${FOLDER}/${name}.webp`)
  console.log(name, `${Math.round(size / 1000)} kB`)
}
