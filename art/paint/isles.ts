/** Paints the root map: scenes/lantern-isles/isles/scene.svg and scene.json. Run: npx tsx art/paint/isles.ts [folder] */
import { writeFileSync } from 'node:fs'
import { Picture } from './lib/picture.ts'
import { archive } from './isles/archive.ts'
import { heavens, skyAndSea } from './isles/backdrop.ts'
import { bottle } from './isles/bottle.ts'
import { ferry } from './isles/ferry.ts'
import { glassBay } from './isles/glass-bay.ts'
import { harbour } from './isles/harbour.ts'
import { keep } from './isles/keep.ts'
import { ownHouse, OWN_HOUSE_STAGES } from './isles/own-house.ts'
import { market } from './isles/market.ts'
import { nearPines } from './isles/near.ts'
import { ownThings } from './isles/own-things.ts'
import { reef } from './isles/reef.ts'
import { school } from './isles/school.ts'
import { shopBoat } from './isles/shop-boat.ts'
import { driftIce, gullFlocks, seafarer, skerries, waterLights, waymarks } from './isles/sea.ts'
import { WORLD, type Isle } from './isles/world.ts'

const FOLDER = process.argv[2] ?? 'scenes/lantern-isles/isles'

/** Far to near, so that the nearer island covers the farther one. */
const ISLES: readonly (readonly [
  id: string,
  paint: (picture: Picture) => Isle,
  label: readonly [number, number],
])[] = [
  ['keep', keep, [1428, 760]],
  ['reef', reef, [2650, 886]],
  ['school', school, [1962, 1036]],
  ['archive', archive, [3374, 1232]],
  ...OWN_HOUSE_STAGES.map((_, stage) => [`own-house-${stage}`, ownHouse(stage), [1486, 1106]] as const),
  ['shop-boat', shopBoat, [2424, 1272]],
  ['harbour', harbour, [1020, 1526]],
  ['ferry', ferry, [1810, 1664]],
  ['market', market, [2804, 1886]],
  ['bottle', bottle, [2980, 2092]],
  ['glass-bay', glassBay, [1330, 1976]],
]

/** Ways to other parts of the game. */
const VIEWS: Readonly<Record<string, { view: 'shop' | 'my-space'; from?: number }>> = {
  'shop-boat': { view: 'shop' },
  ...Object.fromEntries(
    OWN_HOUSE_STAGES.map((from, stage) => [`own-house-${stage}`, { view: 'my-space', from }] as const),
  ),
}

/** Where rocks stand apart, a press between them means the island too; a small thing is given room for a finger. */
const HITS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  reef: [
    [2380, 880],
    [2424, 748],
    [2506, 630],
    [2616, 560],
    [2768, 612],
    [2868, 764],
    [2912, 880],
    [2650, 900],
  ],
  bottle: [
    [2878, 1944],
    [3082, 1944],
    [3082, 2148],
    [2878, 2148],
  ],
}

const picture = new Picture(WORLD.width, WORLD.height)
picture.group('background', skyAndSea(picture))
heavens(picture)
waterLights(picture)
const ice = driftIce(picture)
skerries(picture)
waymarks(picture)
seafarer(picture)
gullFlocks(picture)
const smoking: (readonly [string, Isle['smoke']])[] = []
const elements: Record<
  string,
  {
    reflect: number
    label: readonly [number, number]
    lamp: readonly [number, number]
    hit?: readonly (readonly [number, number])[]
    view?: string
    from?: number
  }
> = {}
for (const [id, paint, label] of ISLES) {
  const parts = paint(picture)
  picture.element(id, parts)
  smoking.push([id, parts.smoke])
  const [x, y] = parts.lamp?.at ?? label
  const hit = HITS[id]
  elements[id] = {
    reflect: parts.waterline ?? label[1],
    label,
    lamp: [Math.round(x), Math.round(y)],
    ...(hit && { hit }),
    ...VIEWS[id],
  }
}
for (const [id, smoke] of smoking) if (smoke) picture.group(`front smoke-${id}`, smoke.markup())
ownThings(picture)
nearPines(picture)
picture.write(`${FOLDER}/scene.svg`)

const scene = {
  size: [WORLD.width, WORLD.height],
  weather: ['snow', 'clouds'],
  horizon: WORLD.horizon,
  background: { scale: 0.5 },
  layers: {
    stars: { depth: 0.06, scale: 0.5 },
    moon: { depth: 0.08, scale: 0.5 },
    clouds: { depth: 0.12, scale: 0.25 },
    'mountains-far': { depth: 0.18, scale: 0.5 },
    mountains: { depth: 0.3, scale: 0.5 },
    shore: { depth: 0.42 },
    'sun-path': { scale: 0.5 },
    'moon-path': { scale: 0.5 },
    waves: { tile: 'x' },
    ...Object.fromEntries(ice.map((name) => [name, { scale: 0.75, season: 'winter' }])),
    ship: {
      path: {
        points: [
          [0, 0],
          [380, -10],
          [100, 6],
          [-400, 10],
        ],
        seconds: 240,
      },
    },
    'gulls-near': {
      path: {
        points: [
          [0, 0],
          [120, -110],
          [-60, -190],
          [-230, -60],
        ],
        seconds: 60,
      },
    },
    'gulls-far': {
      path: {
        points: [
          [0, 0],
          [-150, -30],
          [-260, 24],
          [-80, 40],
        ],
        seconds: 75,
      },
    },
    'own-boat': {
      good: 'boat',
      path: {
        points: [
          [0, 0],
          [9, 2],
          [-6, -1],
        ],
        seconds: 24,
      },
    },
    'own-lantern-green': { good: 'lamp-green' },
    'own-lantern-rose': { good: 'lamp-rose' },
    pines: { depth: 1.15 },
  },
  elements,
}
writeFileSync(`${FOLDER}/scene.json`, `${JSON.stringify(scene, null, 2)}\n`)
