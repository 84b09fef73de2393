import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import type { PictureFile, SceneLayout } from '#shared/scene/layout.ts'
import type { BuildResult } from './build-adventures.ts'
import type { Pixels } from './pixels/pixels.ts'
import { encodePoster, LARGE } from './publish/posters.ts'
import {
  background,
  element,
  json,
  layOutWorld,
  smallWorld,
  svg,
  task,
  type Files,
  type World,
} from './testing/small-world.ts'

const MOST_BYTES = 24_000
const TILE = 'isle/home/mobile scene.svg'
const RED = [200, 136, 68]
const SEA = [34, 68, 102]

const worlds: World[] = []
async function worldOf(files: Files): Promise<World> {
  const world = await layOutWorld({ ...smallWorld(), ...files }, { isCacheOwn: true })
  worlds.push(world)
  return world
}
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.clear()
})

const missionOf = ({ adventures }: BuildResult, id: string) =>
  adventures[0]?.missions.find((mission) => mission.id === id)

const pathOf = (world: World, file: PictureFile | null | undefined): string =>
  join(world.outDir, (file?.url ?? 'none').replace('/scenes/', ''))

/** Colours of the poster where these points of the scene are, the last digits aside. */
async function coloursAt(world: World, { poster, size }: SceneLayout, points: [number, number][]) {
  const { data, info } = await sharp(pathOf(world, poster?.file)).raw().toBuffer({ resolveWithObject: true })
  return points.map(([x, y]) => {
    const at = Math.round((y / size.height) * info.height) * info.width
    const start = (at + Math.round((x / size.width) * info.width)) * info.channels
    return [...data.subarray(start, start + 3)]
  })
}

const near = (colour: number[]): unknown[] => colour.map((value): unknown => expect.closeTo(value, -1.4))

/** What no encoder makes small. */
function noise(width: number, height: number): Pixels {
  const values = Array.from(
    { length: width * height * 4 },
    (_, index) => (index * 7919 * (index % 251)) % 256,
  )
  return { data: Buffer.from(values), width, height }
}

describe('the poster of a scene [START-1]', () => {
  it('is the whole scene as one picture, with what a newcomer finds in it', async () => {
    const world = await worldOf({
      'isle/shop/scene.svg': svg(
        background() +
          element('sweep', 120, 120) +
          element('greet', 360, 120) +
          '<g id="element greet veil"><rect x="360" y="120" width="100" height="100" fill="#fff"/></g>' +
          '<g id="element sweep veil"><rect x="120" y="120" width="100" height="100" fill="#fff"/></g>',
      ),
      'isle/shop/tasks/greet.json': json({ ...task(), unlock: { of: [{ task: 'sweep' }] } }),
    })
    const built = await world.build()
    expect(built.findings).toEqual([])
    const shop = missionOf(built, 'shop')?.scene
    if (!shop?.poster) throw new Error('the shop has no poster')
    expect(shop.poster.box).toEqual({ x: 0, y: 0, width: 640, height: 360 })
    const [sea, open, locked] = await coloursAt(world, shop, [
      [40, 40],
      [170, 170],
      [410, 170],
    ])
    expect(sea).toEqual(near(SEA))
    expect(open).toEqual(near(RED))
    expect(locked).toEqual(near([255, 255, 255]))
  })

  it('is there for a scene of its own on phones, too, and stays the same from build to build', async () => {
    const sky = '<g id="background"><rect width="360" height="640" fill="#246"/></g>'
    const world = await worldOf({ [TILE]: svg(sky + element('shop', 130, 400), 360, 640) })
    const home = missionOf(await world.build(), 'home')
    expect(home?.mobileScene?.poster?.box).toEqual({ x: 0, y: 0, width: 360, height: 640 })
    const posters = [home?.scene?.poster, home?.mobileScene?.poster]
    expect(new Set(posters.map((poster) => poster?.file.url)).size).toBe(2)
    const again = await world.build()
    expect(again.made).toBe(0)
    expect(missionOf(again, 'home')).toEqual(home)
  })

  it('takes at most 24 kB, whatever is painted', async () => {
    const poster = await encodePoster(noise(960, 540), LARGE, 0)
    expect(poster.length).toBeLessThanOrEqual(MOST_BYTES)
    const { width, height, format } = await sharp(poster).metadata()
    expect(format).toBe('webp')
    expect(width / height).toBeCloseTo(16 / 9, 1)
  })

  it('is left out where nobody has drawn anything', async () => {
    const world = await worldOf({})
    await world.remove('isle/shop/scene.svg')
    const shop = missionOf(await world.build(), 'shop')
    expect(shop?.scene?.elements).toHaveLength(2)
    expect(shop?.scene?.poster).toBeUndefined()
  })
})
