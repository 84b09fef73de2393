import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from '#server/intake/build-adventures.ts'
import { layOutWorld, smallWorld, type World } from '#server/intake/testing/small-world.ts'
import { GalleryNow, type Gallery } from '#shared/scene/gallery.ts'
import { galleryOf } from './gallery-of.ts'
import { sizeReader } from './largest-pictures.ts'

let world: World
let result: BuildResult
let gallery: Gallery
beforeAll(async () => {
  world = await layOutWorld({ ...smallWorld(), 'isle/shop/scene.svg': '<svg' })
  result = await world.build()
  gallery = await galleryOf(result, sizeReader(world.outDir))
})
afterAll(() => world.clear())

describe('what the gallery is told', () => {
  it('names tasks and tells nothing of what they ask, least of all the answers', () => {
    const shop = gallery.adventures[0]?.missions.find(({ id }) => id === 'shop')
    expect(shop?.tasks).toEqual([
      { id: 'sweep', names: { en: 'Task', pl: 'Task' } },
      { id: 'greet', names: { en: 'Task', pl: 'Task' } },
    ])
    expect(JSON.stringify(result.adventures)).toContain('"correct"')
    expect(JSON.stringify(gallery)).not.toMatch(/correct|answers|question|explanation|congrats|Is it\?/)
  })

  it('has the layout of what is drawn, with what it costs', () => {
    const home = gallery.adventures[0]?.missions.find(({ id }) => id === 'home')
    expect(home?.scene?.elements.map(({ id }) => id)).toEqual(['shop'])
    expect(home?.cost?.full).toMatchObject({ bytes: result.costs[0]?.full, allowed: 64 * 1024 * 1024 })
    expect(home?.cost?.full.largest[0]).toEqual({
      name: 'background',
      width: 640,
      height: 360,
      bytes: 640 * 360 * 4,
    })
    expect(home?.cost?.small.largest[0]).toMatchObject({ name: 'background', width: 320, height: 180 })
  })

  it('has what is wrong in the words of the check', () => {
    const finding = gallery.findings.find(({ file }) => file === 'isle/shop/scene.svg')
    expect(finding).toMatchObject({ severity: 'error' })
    expect(finding?.hint).not.toBe('')
  })

  it('is what the page can read', () => {
    expect(GalleryNow.parse(JSON.parse(JSON.stringify(gallery)))).toEqual(gallery)
  })
})
