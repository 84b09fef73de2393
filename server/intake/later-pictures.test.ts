import { existsSync } from 'node:fs'
import { readdir, readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '#shared/domain/durations.ts'
import { stackedOf, stillOf } from '#shared/scene/assistant.ts'
import { artOf } from '#shared/scene/published.ts'
import { ArtCache } from './art-cache.ts'
import { prepareArtFile, storeArtFile } from './art-file.ts'
import { ArtStore } from './art-store.ts'
import { buildAdventures, type BuildResult } from './build-adventures.ts'
import { readWebm } from './film/webm.ts'
import { layOutWorld, smallWorld, svg, type World } from './testing/small-world.ts'

const PUFFIN = svg('<circle cx="320" cy="180" r="90" fill="#a52"/>')

let world: World
let laterFile: string

beforeEach(async () => {
  world = await layOutWorld(smallWorld(), { isCacheOwn: true })
  laterFile = join(world.outDir, '../later-pictures.json')
})
afterEach(() => world.clear())

/** As the first `npm start` builds; what is no first build leaves nothing. */
const build = () => buildAdventures({ ...world, laterFile }, new Map(), null, false, true)
const left = async (): Promise<unknown> => JSON.parse(await readFile(laterFile, 'utf8'))
const fileOf = (url: string): string => join(world.outDir, url.replace('/scenes/', ''))
const missing = ({ adventures }: BuildResult): string[] =>
  adventures.flatMap(artOf).filter((url) => !existsSync(fileOf(url)))

it('a first build may leave the pictures of tasks; the next makes them under the same addresses [START-1]', async () => {
  const first = await build()
  expect(first.findings).toEqual([])
  expect(missing(first)).toEqual([expect.stringMatching(/^\/scenes\/cup\.[0-9a-f]{16}\.webp$/)])
  expect(await left()).toEqual(missing(first))

  const second = await build()
  expect(second.adventures).toEqual(first.adventures)
  expect(missing(second)).toEqual([])
  expect(existsSync(laterFile)).toBe(false)

  // made at once: the same bytes under the same name
  const other = await layOutWorld(smallWorld(), { isCacheOwn: true })
  const whole = await other.build()
  expect(whole.adventures).toEqual(first.adventures)
  const [cup = ''] = (await readdir(other.outDir)).filter((name) => name.startsWith('cup.'))
  expect(await readFile(join(other.outDir, cup))).toEqual(await readFile(join(world.outDir, cup)))
  await other.clear()
})

it('a first build may leave what a film of the assistant is in browsers that draw alpha opaque [START-1] [STAGE-6]', async () => {
  const clear = new URL('../../src/stage/assistant/clear.webm', import.meta.url)
  await world.write({ 'isle/assistant.webm': await readFile(clear), 'isle/assistant.svg': PUFFIN })
  const first = await build()
  const [address = ''] = first.adventures.flatMap(artOf).filter((url) => url.endsWith('/assistant.webm'))
  const stacked = stackedOf(address)
  expect(await left()).toEqual(expect.arrayContaining([stacked]))
  expect([address, stillOf(address), stacked].map((url) => existsSync(fileOf(url)))).toEqual([
    true,
    true,
    false,
  ])

  const second = await build()
  expect(second.adventures).toEqual(first.adventures)
  expect(readWebm(await readFile(fileOf(stacked)))).toMatchObject({ codec: 'V_VP9' })
  expect(existsSync(laterFile)).toBe(false)
})

it('a picture that was left and cannot be read is reported by the build that makes it [START-1] [DESIGN-3]', async () => {
  await world.write({ 'isle/pictures/cup.svg': '<svg' })
  expect((await build()).findings).toEqual([])
  const { findings, adventures } = await build()
  expect(findings.map(({ file, severity }) => [file, severity])).toEqual([['isle/pictures/cup.svg', 'error']])
  expect(adventures.flatMap(artOf).filter((url) => url.includes('/cup.'))).toEqual([])
})

it('a picture that somebody may wait for is served as soon as it is made, any other when it is named [START-1]', async () => {
  const cache = new ArtCache(world.cacheDir)
  const store = new ArtStore(world.outDir, cache)
  const path = join(world.scenesDir, 'isle/pictures/cup.svg')
  const later = new Set<string>()
  const awaited = await storeArtFile('cup', path, cache, store, 'usual', later)
  const other = await storeArtFile('mug', path, cache, store, 'usual', later)
  expect([...later]).toEqual([awaited, other])
  await prepareArtFile('cup', path, cache, store, new Set([awaited]))
  await prepareArtFile('mug', path, cache, store, new Set([awaited]))
  expect([awaited, other].map((url) => existsSync(fileOf(url)))).toEqual([true, false])
  expect(await storeArtFile('mug', path, cache, store, 'usual', later)).toBe(other)
  expect(existsSync(fileOf(other))).toBe(true)
})

it.each([
  ['is looked for', (store: ArtStore, url: string) => store.isCached(url)],
  ['is served already', (store: ArtStore, url: string) => store.take(url)],
])('a picture that %s stays kept, however long ago it was made [START-1]', async (_, use) => {
  const cache = new ArtCache(world.cacheDir)
  const store = new ArtStore(world.outDir, cache)
  const path = join(world.scenesDir, 'isle/pictures/cup.svg')
  const [used, left] = [
    await storeArtFile('cup', path, cache, store),
    await storeArtFile('mug', path, cache, store),
  ]
  const long = new Date(Date.now() - 8 * DAY_MS)
  for (const name of await readdir(world.cacheDir)) await utimes(join(world.cacheDir, name), long, long)
  await use(store, used)
  await cache.sweep(Date.now())
  expect(await Promise.all([used, left].map((url) => store.isCached(url)))).toEqual([true, false])
})
