import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import type { SceneLayout } from '#shared/scene/layout.ts'
import type { BuildResult } from './build-adventures.ts'
import { json, layOutWorld, smallWorld, svg, type Files, type World } from './testing/small-world.ts'
import { pillOf } from '#server/testing/pill.ts'

const worlds: World[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.clear()
})

/** The shop of the small world, drawn in single pictures. */
async function buildShop(pictures: Files): Promise<BuildResult> {
  const files: Files = { ...smallWorld() }
  delete files['isle/shop/scene.svg']
  for (const [name, content] of Object.entries(pictures)) files[`isle/shop/${name}`] = content
  const world = await layOutWorld(files)
  worlds.push(world)
  return world.build()
}

function shopOf({ adventures }: BuildResult): SceneLayout | null {
  return adventures[0]?.missions.find(({ id }) => id === 'shop')?.scene ?? null
}

function reported({ findings }: BuildResult): string[] {
  return findings.map(({ severity, file, problem, hint }) => `${severity} ${file}: ${problem}. ${hint}`)
}

const CANVAS = { width: 640, height: 360 }
const SOLID = { r: 200, g: 120, b: 60, alpha: 1 }

async function solid(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: SOLID } })
    .png()
    .toBuffer()
}

/** A full canvas with a square of 100 units. @param scale pixels per unit */
async function onCanvas(left: number, top: number, scale = 1): Promise<Buffer> {
  const { width, height } = CANVAS
  const square = await solid(100 * scale, 100 * scale)
  const size = { width: width * scale, height: height * scale }
  return sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .composite([{ input: square, left: left * scale, top: top * scale }])
    .png()
    .toBuffer()
}
const BACKGROUND = (scale = 1) => solid(CANVAS.width * scale, CANVAS.height * scale)
/** Pixels per unit of the small canvas: half as fine as the usual screen, which then is the canvas. */
const HALF = 1.5
const JPEG = async () =>
  sharp(await BACKGROUND())
    .jpeg()
    .toBuffer()

describe('a scene of single pictures [DESIGN-1]', () => {
  it('finds full-canvas layers by their names, trims them and finds where they stand', async () => {
    const result = await buildShop({
      'background.jpg': await JPEG(),
      '02 layer hills.png': await onCanvas(500, 200),
      '03 element sweep.png': await onCanvas(120, 120),
      '04_element-greet.webp': await sharp(await onCanvas(360, 120, 2))
        .webp()
        .toBuffer(),
      'element greet done.png': await onCanvas(360, 100),
      'light sweep.svg': svg('<circle cx="170" cy="170" r="60" fill="#420"/>'),
      'front pier.png': await onCanvas(0, 260),
    })
    expect(reported(result)).toEqual([])
    const scene = shopOf(result)
    expect(scene?.size).toEqual(CANVAS)
    expect(scene?.background).not.toBeNull()
    expect(scene?.layers.map(({ name, isFront, picture }) => [name, isFront, picture.box.x])).toEqual([
      ['hills', false, 499],
      ['pier', true, 0],
    ])
    expect(scene?.elements.map(({ id, picture }) => [id, picture.box])).toEqual([
      ['sweep', { x: 119, y: 119, width: 102, height: 102 }],
      ['greet', { x: 358, y: 118, width: 104, height: 104 }],
    ])
    expect(
      scene?.elements.map(({ done, light, hover }) => [done?.box.y, light?.box.x, hover !== null]),
    ).toEqual([
      [undefined, expect.closeTo(109, 0), true],
      [99, undefined, true],
    ])
  })

  it('takes trimmed pictures where scene.json says they stand, their other pictures on the middle of them', async () => {
    const elements = { sweep: { at: [120, 120] }, greet: { at: [360, 120], size: [80, 80] } }
    const result = await buildShop({
      'background.png': await BACKGROUND(),
      'element sweep.png': await solid(100, 100),
      'element sweep light.png': await solid(160, 160),
      'element greet.svg': svg('<rect width="50" height="50" fill="#fff"/>', 50, 50),
      'element greet done.svg': svg('<rect width="50" height="50" fill="#fff"/>', 50, 50),
      'scene.json': json({ size: [640, 360], elements }),
    })
    expect(reported(result)).toEqual([])
    const boxes = shopOf(result)?.elements.map(({ picture, light }) => [picture.box, light?.box])
    expect(boxes).toEqual([
      [{ x: 359, y: 119, width: 82, height: 82 }, undefined],
      [
        { x: 120, y: 120, width: 100, height: 100 },
        { x: 90, y: 90, width: 160, height: 160 },
      ],
    ])
  })
})

describe('a folder of pictures and nothing else [DESIGN-1]', () => {
  const shop = async (): Promise<Files> => ({
    'mine/shop/background.png': await BACKGROUND(HALF),
    'mine/shop/element old-lamp.png': await onCanvas(320, 40, HALF),
    'mine/shop/element door.png': await onCanvas(120, 40, HALF),
    'mine/shop/element zebra crossing.png': await onCanvas(240, 220, HALF),
  })

  /** In the folder of another adventure. */
  const shopAs = async (folder: string): Promise<Files> => {
    const files: Files = {}
    for (const [path, content] of Object.entries(await shop()))
      files[path.replace('mine/shop', folder)] = content
    return files
  }

  async function build(files: Files): Promise<BuildResult> {
    const world = await layOutWorld(files)
    worlds.push(world)
    return world.build()
  }

  it('is a mission with a task for every element, in reading order, named after the files, and no error', async () => {
    const { adventures, findings } = await build(await shop())
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(findings.map(({ file }) => file)).toEqual([
      'mine/shop/tasks/',
      'mine/adventure.json',
      'mine/shop/text/',
      'mine/text/',
    ])
    const [adventure] = adventures
    expect(adventure).toMatchObject({ id: 'mine', rootMission: 'shop', languages: ['pl', 'en', 'es', 'de'] })
    const [mission] = adventure?.missions ?? []
    expect(mission?.type).toBe('allInOne')
    expect(mission?.tasks.map(({ id, points }) => [id, points])).toEqual([
      ['door', 10],
      ['old-lamp', 10],
      ['zebra-crossing', 10],
    ])
    expect(Object.values(mission?.text.de?.tasks ?? {}).map(({ name }) => name)).toEqual([
      'Door',
      'Old lamp',
      'Zebra crossing',
    ])
    expect(mission?.scene?.elements.map(({ id }) => id)).toEqual(['door', 'old-lamp', 'zebra-crossing'])
    expect(mission?.thumbnail).toBeNull()
    expect(pillOf(mission?.tasks[1]?.content).cards).toEqual([
      { id: 'old-lamp', picture: expect.stringMatching(/^\/scenes\/shop-old-lamp-portrait/) },
    ])
  })

  it('stands on the map of an adventure that is there, in a free place, though nobody has drawn it there', async () => {
    const files = await shopAs('isle/lab')
    const result = await build({ ...smallWorld(), ...files })
    expect(result.findings.filter(({ severity }) => severity === 'error')).toEqual([])
    const home = result.adventures[0]?.missions[0]
    expect(home?.missions).toEqual(['shop', 'lab'])
    const places = home?.scene?.elements.map(({ id, picture: { box } }) => ({ id, ...box })) ?? []
    expect(places.map(({ id }) => id)).toEqual(['shop', 'lab'])
    const [old, fresh] = places
    const isBeside = old && fresh && (fresh.x >= old.x + old.width || fresh.x + fresh.width <= old.x)
    expect([isBeside, fresh && fresh.x > 80 && fresh.x + fresh.width < 560]).toEqual([true, true])
  })

  it('stands where it is drawn as a picture beside the drawing of the map', async () => {
    const files = await shopAs('isle/lab')
    const map = { 'isle/home/element lab.png': await onCanvas(400, 200) }
    const result = await build({ ...smallWorld(), ...files, ...map })
    expect(reported(result).filter((line) => line.includes('isle/lab/:'))).toEqual([
      'advice isle/lab/: is named by no mission: home leads there. Add "lab" to "missions" in home/mission.json.',
    ])
    const home = result.adventures[0]?.missions[0]
    expect(home?.scene?.elements.map(({ id, picture }) => [id, picture.box.x])).toEqual([
      ['shop', 199],
      ['lab', 399],
    ])
  })

  it('makes a map of what leads to other folders, and begins there', async () => {
    const result = await build({
      ...(await shop()),
      'mine/town/background.png': await BACKGROUND(HALF),
      'mine/town/element shop.png': await onCanvas(300, 100, HALF),
    })
    expect(reported(result).filter((line) => line.startsWith('error'))).toEqual([])
    expect(result.adventures[0]?.rootMission).toBe('town')
    expect(result.adventures[0]?.missions.map(({ id, type, missions }) => [id, type, missions])).toEqual([
      ['town', 'map', ['shop']],
      ['shop', 'allInOne', []],
    ])
    expect(result.adventures[0]?.missions[1]?.thumbnail).toMatch(/^\/scenes\/shop-thumbnail/)
    expect(result.adventures[0]?.thumbnail).toMatch(/^\/scenes\/town-thumbnail/)
  })

  it('places trimmed pictures that nobody places where there is room, each for itself, large enough for a finger', async () => {
    const result = await build({
      'mine/shop/background.png': await solid(280, 300),
      'mine/shop/element frog.png': await solid(20, 30),
      'mine/shop/element newt.png': await solid(400, 300),
      'mine/shop/element toad.png': await solid(90, 90),
    })
    expect(reported(result).filter((line) => line.startsWith('error'))).toEqual([])
    expect(reported(result)).toContainEqual(
      expect.stringMatching(/background\.png: is 280 x 300, and is drawn out over 1920 x 1080/),
    )
    const [placing] = result.findings.filter(({ problem }) => problem.startsWith('nothing says where'))
    expect(placing?.problem).toMatch(/"element frog", "element newt", "element toad" stand/)
    const holds: unknown = JSON.parse(placing?.hint.slice(placing.hint.indexOf('{')) ?? '')
    const [frog, newt, toad] = result.adventures[0]?.missions[0]?.scene?.elements ?? []
    const boxes = [frog, newt, toad].map((one) => one?.picture.box ?? { x: 0, y: 0, width: 0, height: 0 })
    const overlaps = boxes.filter((a) =>
      boxes.some(
        (b) =>
          a !== b &&
          a.x < b.x + b.width &&
          b.x < a.x + a.width &&
          a.y < b.y + b.height &&
          b.y < a.y + a.height,
      ),
    )
    expect(overlaps).toEqual([])
    expect(
      boxes.every(({ width, height }) => Math.min(width, height) >= 96 && Math.max(width, height) < 350),
    ).toBe(true)
    const again = await build({
      'mine/shop/background.png': await solid(280, 300),
      'mine/shop/element frog.png': await solid(20, 30),
      'mine/shop/element newt.png': await solid(400, 300),
      'mine/shop/element toad.png': await solid(90, 90),
      'mine/shop/scene.json': json(holds),
    })
    const placed = again.adventures[0]?.missions[0]?.scene?.elements ?? []
    expect(placed.map(({ id, picture }) => [id, picture.box])).toEqual(
      [frog, newt, toad].map((one) => [one?.id, one?.picture.box]),
    )
  })

  it('keeps the place of an element whose picture is broken, and its task', async () => {
    const { adventures, findings } = await build({ ...(await shop()), 'mine/shop/element bell.png': '' })
    expect(
      findings.filter(({ severity }) => severity === 'error').map(({ file, problem }) => [file, problem]),
    ).toEqual([['mine/shop/element bell.png', 'is empty']])
    const mission = adventures[0]?.missions[0]
    expect(mission?.tasks.map(({ id }) => id)).toEqual(['door', 'old-lamp', 'zebra-crossing', 'bell'])
    expect(mission?.scene?.elements.map(({ id }) => id)).toContain('bell')
  })
})
