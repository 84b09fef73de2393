import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SceneFile } from '#shared/scene/files.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import type { BuildResult } from './build-adventures.ts'
import { Findings } from './findings.ts'
import { readPsdDrawing } from './psd/read-psd.ts'
import { ground, group, plainPsd, layer, psdOf, type PlainLayer, type Rgba } from './testing/psd-samples.ts'
import { json, layOutWorld, smallWorld, type Files, type World } from './testing/small-world.ts'

const worlds: World[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.clear()
})

/** The shop of the small world, drawn in what is given. */
async function buildShop(drawn: Files, options = {}): Promise<{ world: World; result: BuildResult }> {
  const files: Files = { ...smallWorld() }
  delete files['isle/shop/scene.svg']
  for (const [name, content] of Object.entries(drawn)) files[`isle/shop/${name}`] = content
  const world = await layOutWorld(files, options)
  worlds.push(world)
  return { world, result: await world.build() }
}

function shopOf({ adventures }: BuildResult): SceneLayout | null {
  return adventures[0]?.missions.find(({ id }) => id === 'shop')?.scene ?? null
}

function reported({ findings }: BuildResult): string[] {
  return findings.map(({ severity, file, problem }) => `${severity} ${file}: ${problem}`)
}

const SWEEP = layer('element sweep', [120, 120, 100, 100])
const GREET = layer('element greet', [360, 120, 100, 100])

describe('a layered Photoshop document in a mission [DESIGN-1]', () => {
  it('is its scene: layers are found by their names, and stand where they stand', async () => {
    const { result } = await buildShop({
      'scene.psd': psdOf([
        ground(),
        layer('layer hills', [0, 200, 640, 160], [60, 90, 60, 255]),
        SWEEP,
        GREET,
        layer('front reeds', [500, 300, 90, 60], [20, 40, 20, 200]),
      ]),
    })
    expect(reported(result)).toEqual([])
    const scene = shopOf(result)
    expect(scene?.size).toEqual({ width: 640, height: 360 })
    expect(scene?.background).not.toBeNull()
    expect(scene?.elements.map(({ id }) => id)).toEqual(['sweep', 'greet'])
    expect(scene?.elements[0]?.picture.box).toEqual({ x: 119, y: 119, width: 102, height: 102 })
    expect(scene?.layers.map(({ name, isFront }) => [name, isFront])).toEqual([
      ['hills', false],
      ['reeds', true],
    ])
  })

  it('gives the scene that its layers give as single pictures', async () => {
    const pictureOf = async (left: number): Promise<Buffer> => {
      const create = { width: 100, height: 100, channels: 4 as const, background: { r: 200, g: 130, b: 70 } }
      return sharp({ create: { width: 640, height: 360, channels: 4, background: '#0000' } })
        .composite([{ input: await sharp({ create }).png().toBuffer(), left, top: 120 }])
        .png()
        .toBuffer()
    }
    const background = { create: { width: 640, height: 360, channels: 3 as const, background: '#1e466e' } }
    const { result: single } = await buildShop({
      'background.png': await sharp(background).png().toBuffer(),
      'element sweep.png': await pictureOf(120),
      'element greet.png': await pictureOf(360),
    })
    const { result: layered } = await buildShop({ 'scene.psd': psdOf([ground(), SWEEP, GREET]) })
    const elements = (result: BuildResult) =>
      shopOf(result)
        ?.elements.map(({ id, picture, hit }) => ({ id, box: picture.box, hit }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect([...reported(single), ...reported(layered)]).toEqual([])
    expect(elements(layered)).toHaveLength(2)
    expect(elements(layered)).toEqual(elements(single))
  })

  it('has the states of an element as layers in its group, and clipped layers as part of what they are clipped to', async () => {
    const lamp = (name: string) =>
      group(name, [
        layer('wall', [120, 120, 100, 100]),
        layer('shade', [100, 100, 200, 60], [0, 0, 0, 120], { clipping: true, blendMode: 'multiply' }),
        group('Done', [layer('paint', [110, 110, 120, 120], [90, 160, 90, 255])]),
        layer('light', [140, 130, 60, 40], [90, 60, 20, 255], { blendMode: 'screen' }),
      ])
    const { result } = await buildShop({
      'scene.psd': psdOf([
        ground(),
        lamp('element sweep'),
        GREET,
        layer('element greet light', [380, 140, 40, 40], [90, 60, 20, 255]),
        layer('element greet done', [360, 120, 100, 100], [90, 160, 90, 255]),
      ]),
    })
    expect(reported(result)).toEqual([])
    const [sweep, greet] = shopOf(result)?.elements ?? []
    expect([sweep?.light, sweep?.done, greet?.light, greet?.done].map((one) => one !== null)).toEqual(
      Array(4).fill(true),
    )
    // the shade is larger than the wall, and shows only there
    expect(sweep?.picture.box).toEqual({ x: 119, y: 119, width: 102, height: 102 })
    expect(sweep?.done?.box).toEqual({ x: 109, y: 109, width: 122, height: 122 })
  })

  it('leaves hidden layers out, whatever is in them, and says so of a state', async () => {
    const hidden = { hidden: true }
    const { result } = await buildShop({
      'scene.psd': psdOf([
        layer('Paper', [0, 0, 640, 360], [255, 255, 255, 255], hidden),
        ground(),
        group('element sweep', [
          layer('wall', [120, 120, 100, 100]),
          layer('done', [0, 0, 9, 9], undefined, hidden),
        ]),
        GREET,
        group('Sketches', [layer('notes', [0, 0, 90, 90])], hidden),
      ]),
    })
    expect(reported(result)).toEqual([
      'advice isle/shop/scene.psd: "element sweep / done" is a hidden layer, which is left out',
    ])
    expect(shopOf(result)?.elements[0]?.done ?? null).toBeNull()
  })

  it('may keep its layers in groups that only make order', async () => {
    const things = group('Things', [SWEEP, GREET], { opacity: 0.5 })
    const { result } = await buildShop({ 'scene.psd': psdOf([group('Room', [ground(), things])]) })
    expect(reported(result)).toEqual([])
    expect(shopOf(result)?.elements.map(({ id }) => id)).toEqual(['sweep', 'greet'])
  })

  it('takes the locked layer of Photoshop for its background, in any language, and not where one is drawn', async () => {
    const square = (name: string, left: number): PlainLayer => {
      return { name, area: [left, 120, 100, 100], colour: () => [0.8, 0.5, 0.3, 1] }
    }
    const paper: PlainLayer = {
      name: 'Hintergrund',
      area: [0, 0, 640, 360],
      colour: () => [1, 1, 1, 1],
      isOpaque: true,
    }
    const squares = [square('element sweep', 120), square('element greet', 360)]
    const { result } = await buildShop({ 'scene.psd': plainPsd([paper, ...squares]) })
    expect(reported(result)).toEqual([])
    expect(shopOf(result)?.background).not.toBeNull()
    const over = { ...paper, name: 'background' }
    const { result: both } = await buildShop({ 'scene.psd': plainPsd([paper, over, ...squares]) })
    expect(reported(both)).toEqual([])
  })

  it('may be twice as fine as the usual screen, and then shows as large', async () => {
    const fine = [
      ground(3840, 2160),
      layer('element sweep', [601, 603, 601, 603]),
      layer('element greet', [2000, 800, 600, 600]),
    ]
    const { result } = await buildShop({
      'scene.psd': psdOf(fine, { width: 3840, height: 2160 }),
      'scene.json': json({}),
    })
    expect(reported(result)).toEqual([])
    expect(shopOf(result)?.size).toEqual({ width: 1920, height: 1080 })
    const box = shopOf(result)?.elements[0]?.picture.box
    expect([box?.x, box?.y, box?.width, box?.height].map((units) => Math.round(units ?? 0))).toEqual([
      300, 301, 302, 303,
    ])
  })

  it('may lie beside the pictures that were exported from it: they are shown, and it is told', async () => {
    const create = { width: 640, height: 360, channels: 3 as const, background: '#204060' }
    const { result } = await buildShop({
      'scene.psd': psdOf([ground(), SWEEP, GREET]),
      'background.png': await sharp({ create }).png().toBuffer(),
    })
    expect(reported(result)).toEqual([
      'advice isle/shop/scene.psd: the layer "background" is there as a picture, too, which is shown in its place',
    ])
    expect(shopOf(result)?.elements).toHaveLength(2)
  })

  it('may be drawn anew for phones', async () => {
    const upright = psdOf(
      [
        ground(360, 640),
        layer('element sweep', [60, 60, 150, 150]),
        layer('element greet', [60, 300, 150, 150]),
      ],
      { width: 360, height: 640 },
    )
    const { result } = await buildShop({
      'scene.psd': psdOf([ground(), SWEEP, GREET]),
      'mobile scene.psd': upright,
      'mobile scene.json': json({ size: [360, 640] }),
    })
    expect(reported(result)).toEqual([])
    const mobile = result.adventures[0]?.missions.find(({ id }) => id === 'shop')?.mobileScene
    expect(mobile?.size).toEqual({ width: 360, height: 640 })
  })

  it('is painted anew only where it changed', async () => {
    const shop = (sweep: Rgba, greet: Rgba) => ({
      'scene.psd': psdOf([
        ground(),
        layer('element sweep', [120, 120, 100, 100], sweep),
        layer('element greet', [360, 120, 100, 100], greet),
      ]),
    })
    const { world } = await buildShop(shop(RED, RED), { isCacheOwn: true })
    const made = async (drawn: Files): Promise<number> => {
      for (const [name, content] of Object.entries(drawn))
        await world.write({ [`isle/shop/${name}`]: content })
      return (await world.build()).made
    }
    expect(await made({})).toBe(0)
    // the same pixels at another place of the file
    expect(await made({ 'scene.psd': Buffer.concat([shop(RED, RED)['scene.psd'], Buffer.alloc(9)]) })).toBe(0)
    const one = await made(shop(RED, BLUE))
    const both = await made(shop(BLUE, GREEN))
    expect(one).toBeGreaterThan(0)
    expect(both).toBeGreaterThan(one)
  })

  it('has its colours converted to those of the screen', async () => {
    const profile = await profileOf('p3')
    const saved = { profile, packing: 'zip' } as const
    const { world } = await buildShop({
      'scene.psd': plainPsd(
        [
          { name: 'background', area: [0, 0, 640, 360], colour: () => [0.2, 0.2, 0.2, 1] },
          { name: 'element sweep', area: [120, 120, 100, 100], colour: () => [0.5, 0.25, 0.25, 1] },
          { name: 'element greet', area: [360, 120, 100, 100], colour: () => [0.5, 0.25, 0.25, 1] },
        ],
        saved,
      ),
    })
    const file = { path: join(world.scenesDir, 'isle/shop/scene.psd'), label: 'scene.psd' }
    const scene = { kind: 'static', settings: { ...z.parse(SceneFile, {}), isSizeSaid: false } } as const
    const drawing = await readPsdDrawing(file, scene, new Findings())
    const element = drawing?.groups.find(({ name }) => name.role === 'element')
    const picture = await element?.cut({
      size: { width: 1920, height: 1080 },
      scale: 1,
      extent: 'seen',
      period: 1920,
    })
    const { data, width } = picture?.pixels ?? { data: Buffer.alloc(0), width: 0 }
    const at = (20 * width + 20) * 4
    const [red = 0, green = 0] = [data[at], data[at + 1]]
    // what a wide screen shows as this red is more of a red, and less of a green, on a usual one
    expect(red).toBeGreaterThan(130)
    expect(green).toBeLessThan(62)
  })
})

const RED: Rgba = [200, 60, 60, 255]
const GREEN: Rgba = [60, 200, 60, 255]
const BLUE: Rgba = [60, 60, 200, 255]

async function profileOf(name: 'p3'): Promise<Buffer> {
  const create = { width: 1, height: 1, channels: 3 as const, background: '#fff' }
  const content = await sharp({ create }).withIccProfile(name).png().toBuffer()
  const { icc } = await sharp(content).metadata()
  if (!icc) throw new Error('the picture has no profile')
  return icc
}
