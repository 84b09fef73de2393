import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { buildAdventures } from '../build-adventures.ts'
import { background, layOutWorld, smallWorld, svg, type World } from '../testing/small-world.ts'
import type { CompiledScenes } from './compile-scene.ts'
import { placedIn } from '../publish/paint-scene.ts'
import { BOTH, drawn } from '../testing/planted.ts'

let world: World
afterEach(() => world.clear())

it('judges anew what an earlier run has drawn', async () => {
  world = await layOutWorld(smallWorld(), { isCacheOwn: true })
  expect((await world.build()).findings).toEqual([])
  for (const name of await readdir(world.cacheDir)) {
    const file = join(world.cacheDir, name)
    const earlier = await readFile(file, 'utf8')
    if (name.endsWith('.json')) await writeFile(file, earlier.replace('"alpha":255', '"alpha":9'))
  }
  const { findings, made } = await world.build()
  expect(made).toBe(0)
  expect(findings.map(({ file, problem }) => [file, problem])).toEqual([
    ['isle/home/scene.svg', 'the background is open at 0 % from the left, 0 % from the top'],
    ['isle/shop/scene.svg', 'the background is open at 0 % from the left, 0 % from the top'],
  ])
})

it('says again what stands in the cache, in a new process and in the same one', async () => {
  const half = '<g id="background"><rect width="640" height="180" fill="#246"/></g><g id="layer sea"/>'
  world = await layOutWorld({ ...smallWorld(), 'isle/home/scene.svg': svg(half) }, { isCacheOwn: true })
  const { findings } = await world.build()
  expect(findings.map(({ problem }) => problem)).toEqual([
    'nothing can be seen in the group "layer sea"',
    'the background is open at 0 % from the left, 50 % from the top',
    'there is no "element shop" for "shop"',
  ])
  expect((await world.build()).findings).toEqual(findings)
  const compiledScenes: CompiledScenes = new Map()
  for (const time of [1, 2]) {
    expect([time, (await buildAdventures(world, compiledScenes)).findings]).toEqual([time, findings])
  }
  await world.write({ 'isle/home/scene.svg': svg(background()) })
  expect((await buildAdventures(world, compiledScenes)).findings).toHaveLength(1)
})

it('says what of the weather there can be, where the designer says so [STAGE-5]', async () => {
  world = await layOutWorld({
    ...smallWorld(),
    'isle/shop/scene.json': JSON.stringify({ size: [640, 360], weather: ['bubbles'] }),
  })
  const { adventures, findings } = await world.build()
  expect(findings).toEqual([])
  const weathers = adventures[0]?.missions.map(({ id, scene }) => [id, scene?.weather])
  expect(weathers).toEqual([
    ['home', undefined],
    ['shop', ['bubbles']],
  ])
})

it('has the layers of a season on no poster and on no page of others, and says whose they are [ALIVE-1]', async () => {
  const box = '<rect x="40" y="40" width="60" height="40" fill="#fff"/>'
  world = await layOutWorld({
    ...smallWorld(),
    ...drawn(`<g id="layer ice">${box}</g><g id="layer sea">${box}</g>${BOTH}`),
    'isle/shop/scene.json': JSON.stringify({ size: [640, 360], layers: { ice: { season: 'winter' } } }),
  })
  const { adventures, findings } = await world.build()
  expect(findings).toEqual([])
  const scene = adventures[0]?.missions.find(({ id }) => id === 'shop')?.scene
  const [ice, sea] = ['ice', 'sea'].map((name) => scene?.layers.find((layer) => layer.name === name))
  expect([ice?.season, sea?.season]).toEqual(['winter', undefined])
  expect(ice?.picture.file.url).not.toBe(sea?.picture.file.url)
  const painted = scene ? placedIn(scene) : []
  expect(painted).toContainEqual(sea?.picture)
  expect(painted).not.toContainEqual(ice?.picture)
})
