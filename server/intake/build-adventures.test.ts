import { readdir, readFile, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { artOf, isPublishedBuild } from '#shared/scene/published.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import type { BuildResult } from './build-adventures.ts'
import { Findings } from './findings.ts'
import {
  background,
  element,
  json,
  layOutWorld,
  smallWorld,
  svg,
  type Files,
  type World,
} from './testing/small-world.ts'

const worlds: World[] = []
async function worldOf(files: Files): Promise<World> {
  const world = await layOutWorld(files, { isCacheOwn: true })
  worlds.push(world)
  return world
}
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.clear()
})

function sceneOf({ adventures }: BuildResult, mission: string): SceneLayout | null {
  return adventures[0]?.missions.find(({ id }) => id === mission)?.scene ?? null
}

describe('a folder of art becomes missions [DESIGN-1]', () => {
  it('publishes tree, tasks, texts and every picture at its place', async () => {
    const world = await worldOf(smallWorld())
    const result = await world.build()
    expect(result.findings).toEqual([])
    const [adventure] = result.adventures
    expect(adventure?.missions.map(({ id, missions }) => [id, missions])).toEqual([
      ['home', ['shop']],
      ['shop', []],
    ])
    expect(adventure?.missions[1]?.tasks.map(({ id }) => id)).toEqual(['sweep', 'greet'])
    expect(adventure?.missions[1]?.text.pl?.tasks['sweep']?.cards?.['three']?.answers).toEqual({
      yes: 'Yes',
      no: 'No',
    })
    const scene = sceneOf(result, 'shop')
    expect(scene?.size).toEqual({ width: 640, height: 360 })
    expect(scene?.elements.map(({ id, picture }) => [id, picture.box])).toEqual([
      ['sweep', { x: 119, y: 119, width: 102, height: 102 }],
      ['greet', { x: 359, y: 119, width: 102, height: 102 }],
    ])
    expect(scene?.elements[0]?.hover).not.toBeNull()
    const published: unknown = JSON.parse(await readFile(world.publishedFile, 'utf8'))
    expect(published).toEqual({
      builtAt: expect.any(Number),
      adventures: result.adventures,
      gone: {},
      goneNames: {},
    })
    expect((await readdir(world.outDir)).filter((file) => !file.endsWith('.webp'))).toEqual([])
  })

  it('stores only pictures that are named, each decodable, the parts of a page where the layout says', async () => {
    const world = await worldOf(smallWorld())
    const result = await world.build()
    const named = new Set(JSON.stringify(result.adventures).match(/[a-z0-9-]+\.[0-9a-f]{16}\.webp/g))
    const stored = (await readdir(world.outDir)).filter((file) => file.endsWith('.webp'))
    expect(stored.filter((file) => !named.has(file) && !file.startsWith('missing'))).toEqual([])
    expect([...named].filter((file) => !stored.includes(file))).toEqual([])
    const { file } = sceneOf(result, 'shop')?.elements[0]?.picture ?? {}
    expect(file?.frame).not.toBeNull()
    const { x = 0, y = 0, width = 0, height = 0 } = file?.frame ?? {}
    const middle = { left: x + Math.round(width / 2), top: y + Math.round(height / 2), width: 1, height: 1 }
    const path = join(world.outDir, (file?.url ?? '').replace('/scenes/', ''))
    const [red = 0, green = 0, blue = 0, alpha = 0] = await sharp(path)
      .ensureAlpha()
      .extract(middle)
      .raw()
      .toBuffer()
    expect(Math.abs(red - 0xcc) + Math.abs(green - 0x88) + Math.abs(blue - 0x44)).toBeLessThan(18)
    expect(alpha).toBe(255)
  })

  it('plays a folder with a drawing and tasks, without mission.json and scene.json, in reading order', async () => {
    const files = smallWorld()
    delete files['isle/home/mission.json']
    delete files['isle/shop/mission.json']
    delete files['isle/shop/scene.json']
    const { adventures, findings } = await (await worldOf(files)).build()
    expect(findings).toEqual([])
    expect(adventures[0]?.missions.map(({ id }) => id)).toEqual(['home', 'shop'])
    expect(adventures[0]?.missions[1]?.tasks.map(({ id }) => id)).toEqual(['greet', 'sweep'])
  })

  it('takes names as Inkscape, Illustrator and Figma write them, in a frame or not', async () => {
    const files = smallWorld()
    const names = [
      '<g id="a" data-name="background"><rect width="640" height="360" fill="#246"/></g>',
      '<g id="element_x20_sweep"><rect x="120" y="120" width="100" height="100"/></g>',
      '<g id="layer7" inkscape:label="element greet" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"><rect x="360" y="120" width="100" height="100"/></g>',
      '<g id="sketch" display="none"><rect width="9" height="9"/></g>',
    ]
    files['isle/shop/scene.svg'] = svg(`<defs/><g id="Frame 1">${names.join('')}</g>`)
    const result = await (await worldOf(files)).build()
    expect(result.findings).toEqual([])
    expect(sceneOf(result, 'shop')?.elements.map(({ id }) => id)).toEqual(['sweep', 'greet'])
  })

  it('makes a strip that repeats as wide as its period, and puts what is drawn last in front', async () => {
    const files = smallWorld()
    const waves =
      '<g id="layer waves" data-period="160"><rect y="300" width="160" height="20" fill="#fff"/></g>'
    const pines = '<g id="front pines"><rect y="250" width="60" height="110" fill="#142"/></g>'
    files['isle/shop/scene.json'] = json({ layers: { waves: { tile: 'x' } } })
    files['isle/shop/scene.svg'] = svg(
      background() + waves + element('sweep', 120, 120) + element('greet', 360, 120) + pines,
    )
    const result = await (await worldOf(files)).build()
    expect(result.findings).toEqual([])
    const layers = sceneOf(result, 'shop')?.layers.map(({ name, isTiled, isFront, picture }) => [
      name,
      isTiled,
      isFront,
      picture.box.width,
    ])
    expect(layers).toEqual([
      ['waves', true, false, 160],
      ['pines', false, true, 61],
    ])
  })
})

describe('the same files are the same version', () => {
  it('gives the same names and version in two places, another one after a change', async () => {
    const one = await (await worldOf(smallWorld())).build()
    const world = await worldOf(smallWorld())
    expect((await world.build()).adventures).toEqual(one.adventures)
    await world.write({ 'isle/home/text/en.json': json({ name: 'Haven', description: 'A place.' }) })
    expect((await world.build()).adventures[0]?.version).not.toBe(one.adventures[0]?.version)
  })

  it('renders nothing again that did not change, and removes files that nothing names any more', async () => {
    const world = await worldOf(smallWorld())
    const first = await world.build()
    expect(first.made).toBeGreaterThan(0)
    expect((await world.build()).made).toBe(0)
    const before = await readdir(world.outDir)
    await world.write({ 'isle/home/scene.svg': svg(background() + element('shop', 300, 160)) })
    const second = await world.build()
    expect(second.made).toBeLessThan(first.made)
    const after = await readdir(world.outDir)
    expect(after.filter((file) => file.startsWith('shop'))).toEqual(
      before.filter((file) => file.startsWith('shop')),
    )
    const named = JSON.stringify(second.adventures)
    expect(after.filter((file) => file.startsWith('home')).every((file) => named.includes(file))).toBe(true)
  })

  it('keeps the art of an adventure that is not there any more, build after build, until it comes back', async () => {
    const world = await worldOf(smallWorld())
    const { adventures } = await world.build()
    const art = adventures.flatMap(artOf).map((url) => basename(url))
    const keepsAll = async () => (await readdir(world.outDir)).filter((file) => art.includes(file)).length
    const readGone = async (): Promise<unknown> => {
      const build: unknown = JSON.parse(await readFile(world.publishedFile, 'utf8'))
      return isPublishedBuild(build) ? build.gone : null
    }
    await rename(join(world.scenesDir, 'isle'), join(world.scenesDir, '.isle'))
    for (let build = 0; build < 2; build += 1) {
      expect((await world.build()).adventures).toEqual([])
      expect([await keepsAll(), await readGone()]).toEqual([art.length, { isle: expect.any(Array) }])
    }
    await rename(join(world.scenesDir, '.isle'), join(world.scenesDir, 'isle'))
    await world.build()
    expect([await keepsAll(), await readGone()]).toEqual([art.length, {}])
  })

  it('makes anew what was deleted or damaged in the cache', async () => {
    const world = await worldOf(smallWorld())
    const first = await world.build()
    const { rm, writeFile } = await import('node:fs/promises')
    for (const file of await readdir(world.cacheDir)) await writeFile(join(world.cacheDir, file), 'damaged')
    for (const file of await readdir(world.outDir)) await rm(join(world.outDir, file))
    expect((await world.build()).adventures).toEqual(first.adventures)
  })
})

describe('broken art leaves the rest playable [STAGE-7]', () => {
  it('stands a visible placeholder in for every place of a drawing that cannot be opened', async () => {
    const files = { ...smallWorld(), 'isle/shop/scene.svg': '<svg' }
    const result = await (await worldOf(files)).build()
    expect(result.findings.map(({ file }) => file)).toEqual(['isle/shop/scene.svg'])
    const scene = sceneOf(result, 'shop')
    expect(scene?.elements.map(({ id }) => id)).toEqual(['sweep', 'greet'])
    for (const { picture, hit } of scene?.elements ?? []) {
      expect(picture.file.url).toMatch(/^\/scenes\/missing\./)
      expect(hit).toHaveLength(4)
    }
    expect(sceneOf(result, 'home')?.background).not.toBeNull()
  })

  it('builds the other adventures when one cannot be read at all', async () => {
    const files = { ...smallWorld(), 'broken/adventure.json': '{', 'broken/start/scene.svg': 'no' }
    const { adventures } = await (await worldOf(files)).build()
    expect(adventures.find(({ id }) => id === 'isle')?.missions).toHaveLength(2)
  })

  it('loses one adventure, and says which, where the build itself breaks [DATA-4]', async () => {
    const files: Files = { ...smallWorld() }
    for (const [path, content] of Object.entries(smallWorld())) files[path.replace('isle', 'reef')] = content
    const world = await worldOf(files)
    const broken = vi.spyOn(Findings.prototype, 'advise').mockImplementation((file) => {
      throw new Error(`nobody thought of ${file}`)
    })
    await world.write({ 'isle/home/scenes.svg': '' })
    const { adventures, findings } = await world.build()
    broken.mockRestore()
    expect(adventures.map(({ id }) => id)).toEqual(['reef'])
    expect(findings).toMatchObject([
      { severity: 'error', file: 'isle', problem: 'cannot be built: nobody thought of isle/home/scenes.svg' },
    ])
  })

  it('fills texts that one language lacks from another', async () => {
    const world = await worldOf(smallWorld())
    await world.remove('isle/shop/text/pl.json')
    const { adventures } = await world.build()
    expect(adventures[0]?.missions[1]?.text.pl).toEqual(adventures[0]?.missions[1]?.text.en)
  })
})
