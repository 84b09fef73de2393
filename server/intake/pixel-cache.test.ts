import { readdir } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { artOf } from '#shared/scene/published.ts'
import { buildAdventures } from './build-adventures.ts'
import { BUILDS_SERVED, PixelCache } from './pixel-cache.ts'
import { background, element, layOutWorld, smallWorld, svg, type World } from './testing/small-world.ts'

const worlds: World[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.clear()
})

const drafts = async ({ outDir }: World): Promise<string[]> =>
  (await readdir(outDir)).filter((file) => file.endsWith('.png'))

describe('a process that builds on every save [DESIGN-2]', () => {
  it('makes drafts of what changed alone, and no build takes them for its own', async () => {
    const world = await layOutWorld(smallWorld(), { isCacheOwn: true })
    worlds.push(world)
    const first = await world.build()
    const pixelCache = new PixelCache()
    expect((await buildAdventures(world, new Map(), pixelCache)).made).toBe(0)
    expect(await drafts(world)).toEqual([])

    const bluer = element('shop', 200, 120).replace('#c84', '#48c')
    await world.write({ 'isle/home/scene.svg': svg(background() + bluer) })
    const saved = await buildAdventures(world, new Map(), pixelCache)
    expect(saved.adventures[0]?.version).not.toBe(first.adventures[0]?.version)
    expect((await drafts(world)).every((file) => file.startsWith('home-'))).toBe(true)
    expect(await drafts(world)).not.toEqual([])
    expect((await buildAdventures(world, new Map(), pixelCache)).made).toBe(0)

    const built = await world.build()
    expect(built.made).toBeGreaterThan(0)
    expect(await drafts(world)).toEqual([])
  })
})

describe('saves that follow each other fast [DESIGN-2]', () => {
  it('leave the pictures that an open page has just read of, for ten builds', async () => {
    const world = await layOutWorld(smallWorld(), { isCacheOwn: true })
    worlds.push(world)
    await world.build()
    const pixelCache = new PixelCache()
    const saves: string[][] = []
    for (let save = 0; save <= BUILDS_SERVED; save += 1) {
      const shop = element('shop', 200, 120).replace('#c84', `#48${save.toString(16)}`)
      await world.write({ 'isle/home/scene.svg': svg(background() + shop) })
      const { adventures } = await buildAdventures(world, new Map(), pixelCache)
      saves.push(adventures.flatMap(artOf))
    }
    const served = new Set((await readdir(world.outDir)).map((file) => `/scenes/${file}`))
    const isWhole = saves.map((urls) => urls.every((url) => served.has(url)))
    expect(isWhole).toEqual([false, ...Array.from({ length: BUILDS_SERVED }, () => true)])
  })
})

describe('what is at hand', () => {
  const large = (): { pixels: { data: Buffer; width: number; height: number }; box: typeof box } => ({
    pixels: { data: Buffer.alloc(100 * 1024 * 1024), width: 1, height: 1 },
    box,
  })
  const box = { x: 0, y: 0, width: 1, height: 1 }

  it('is at most a few large pictures, those that were used last', () => {
    const pixelCache = new PixelCache()
    pixelCache.keepPicture('one', large())
    pixelCache.keepPicture('two', large())
    pixelCache.picture('one')
    pixelCache.keepPicture('three', large())
    expect(['one', 'two', 'three'].filter((key) => pixelCache.picture(key))).toEqual(['one', 'three'])
  })

  it('tells a picture of nothing from one that it does not know', () => {
    const pixelCache = new PixelCache()
    pixelCache.keepPicture('empty', null)
    expect([pixelCache.picture('empty'), pixelCache.picture('other')]).toEqual([null, undefined])
  })
})
