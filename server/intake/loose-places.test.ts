import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import type { BuildResult } from './build-adventures.ts'
import { json, layOutWorld, type Files, type World } from './testing/small-world.ts'

const worlds: World[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.clear()
})

async function laidOut(files: Files): Promise<World> {
  const world = await layOutWorld(files)
  worlds.push(world)
  return world
}

async function solid(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { r: 200, g: 120, b: 60, alpha: 1 } } })
    .png()
    .toBuffer()
}

describe('trimmed pictures that nobody places [DESIGN-1]', () => {
  it('stay where they are when another one comes, or one is away for a moment; they stand where a phone held upright shows them', async () => {
    const world = await laidOut({
      'mine/shop/background.png': await solid(280, 300),
      'mine/shop/element frog.png': await solid(200, 180),
      'mine/shop/element newt.png': await solid(240, 300),
    })
    const boxes = async () => {
      const { adventures } = await world.build()
      const elements = adventures[0]?.missions[0]?.scene?.elements ?? []
      return Object.fromEntries(elements.map(({ id, picture }) => [id, picture.box]))
    }
    const before = await boxes()
    await world.write({ 'mine/shop/element asp.png': await solid(220, 220) })
    const after = await boxes()
    expect(after).toMatchObject(before)
    for (const { x, width } of Object.values(before)) {
      expect([x >= 710, x + width <= 1210]).toEqual([true, true])
    }
    await world.write({ 'mine/shop/element newt.png': '' })
    await boxes()
    await world.write({
      'mine/shop/element newt.png': await solid(240, 300),
      'mine/shop/element boa.png': await solid(150, 150),
    })
    expect(await boxes()).toMatchObject(after)
  })

  it('leave their place to others when they are gone, or scene.json places them', async () => {
    const frog = 'mine/shop/element frog.png'
    const toad = 'mine/shop/element toad.png'
    const scene = 'mine/shop/scene.json'
    const picture = await solid(200, 180)
    const newt: Files = {
      'mine/shop/background.png': await solid(280, 300),
      'mine/shop/element newt.png': await solid(240, 300),
    }
    const placeOf = ({ adventures }: BuildResult, name: string) =>
      adventures[0]?.missions[0]?.scene?.elements.find(({ id }) => id === name)?.picture.box
    /** A world in which another picture has come beside the newt. */
    const joined = async (name: string): Promise<World> => {
      const world = await laidOut(newt)
      await world.build()
      await world.write({ [name]: picture })
      return world
    }
    const free = placeOf(await (await joined(toad)).build(), 'toad')
    const world = await joined(frog)
    const { findings } = await world.build()
    expect(findings.map(({ hint }) => hint)).toContainEqual(expect.stringContaining('on this machine alone'))

    await world.remove(frog)
    await world.write({ [toad]: picture })
    expect(placeOf(await world.build(), 'toad')).toEqual(free)

    await world.write({ [scene]: json({ elements: { toad: { at: [100, 100] } } }) })
    await world.build()
    await world.write({ [scene]: json({}), [toad]: '', [frog]: picture })
    expect(placeOf(await world.build(), 'frog')).toEqual(free)
  })
})
