import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { json, layOutWorld, smallWorld, type Files, type World } from '#server/intake/testing/small-world.ts'
import { layOut, Refused } from './lay-out.ts'
import { summary } from './main.ts'
import { pillOf } from '#server/testing/pill.ts'

const worlds: World[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.clear()
})

async function aWorld(files: Files = smallWorld()): Promise<World> {
  const world = await layOutWorld(files)
  worlds.push(world)
  return world
}

// Whole scenes of 1920 x 1080 are drawn.
describe('a new mission [DESIGN-1]', { timeout: 60_000 }, () => {
  it('of a new adventure comes with a map that leads there, in all languages, and there is nothing to find', async () => {
    const world = await aWorld({})
    const laid = await layOut('my-isles/first-light', world)
    const { findings, adventures } = await world.build()
    expect(findings).toEqual([])
    const mine = adventures.find(({ id }) => id === 'my-isles')
    expect(mine).toMatchObject({ rootMission: 'map', languages: ['pl', 'en', 'es', 'de'] })
    expect(mine?.missions.map(({ id, missions, tasks }) => [id, missions, tasks.length])).toEqual([
      ['map', ['first-light'], 0],
      ['first-light', [], 3],
    ])
    const { text, scene, tasks } = mine?.missions[1] ?? {}
    expect(text?.de).toMatchObject({
      name: 'First light',
      tasks: { 'first-light-boat': { name: 'Das Boot' } },
    })
    expect(scene?.elements.every(({ light, glow, reflection }) => light && glow && reflection)).toBe(true)
    expect(pillOf(tasks?.[0]?.content).cards.map(({ question }) => question?.correct)).toEqual([
      undefined,
      ['several'],
      undefined,
    ])
    expect(summary('my-isles/first-light', laid)).toContain('It is reached from my-isles/map.')
  })

  it('of an adventure that is there speaks its languages and has a place on its map, and there is nothing to find', async () => {
    const world = await aWorld()
    const laid = await layOut('isle/lab', world)
    expect(laid).toMatchObject({ from: 'home', changed: ['isle/home/mission.json'] })
    expect(laid.made).toContain('isle/home/element lab.svg')
    await layOut('isle/mill/', world)
    const { findings, adventures } = await world.build()
    expect(findings).toEqual([])
    const [home] = adventures[0]?.missions ?? []
    expect(home?.missions).toEqual(['shop', 'lab', 'mill'])
    expect(home?.scene?.elements.map(({ id }) => id)).toEqual(['shop', 'lab', 'mill'])
    expect(await readdir(join(world.scenesDir, 'isle/lab/text'))).toEqual(['en.json', 'pl.json'])
  })

  it('shines when it is done where the others do, and is reached where the drawing says the way', async () => {
    const files = smallWorld()
    delete files['isle/home/mission.json']
    const world = await aWorld({
      ...files,
      'isle/home/scene.json': json({ size: [640, 360], elements: { shop: { label: [250, 230] } } }),
      'isle/home/element shop light.svg': String(files['isle/home/scene.svg']).replaceAll(
        /<g id="background.*?<\/g>/g,
        '',
      ),
    })
    const { made, changed } = await layOut('isle/lab', world)
    expect(made.slice(-2)).toEqual(['isle/home/element lab.svg', 'isle/home/element lab light.svg'])
    expect(changed).toEqual(['isle/home/scene.json'])
    const { findings, adventures } = await world.build()
    expect(findings).toEqual([])
    expect(adventures[0]?.missions[0]?.missions.toSorted()).toEqual(['lab', 'shop'])
  })

  it.each([
    ['', /Say which adventure and which mission/],
    ['isle', /Say which adventure and which mission/],
    ['isle/lab/attic', /Say which adventure and which mission/],
    ['../lab', /"\.\." cannot be the name of an adventure/],
    ['isle/Łab', /"Łab" cannot be the name of a mission/],
    ['isle/old lab', /"old lab" cannot be the name of a mission/],
    [`isle/${'a'.repeat(41)}`, /at most 40/],
    ['isle/pictures', /every adventure may have/],
    ['isle/shop', /isle\/shop is there already/],
    ['isle/sweep', /isle\/shop\/tasks\/sweep\.json has a name/],
    ['empty/lab', /empty\/ is there and holds no mission/],
    ['adventure.schema.json/lab', /cannot be the name/],
  ])('is refused for %j, and nothing is made', async (path, why) => {
    const world = await aWorld({ ...smallWorld(), 'empty/pictures/cup.svg': '' })
    const before = await readdir(world.scenesDir, { recursive: true })
    const refused = layOut(path, world)
    await expect(refused).rejects.toThrow(Refused)
    await expect(refused).rejects.toThrow(why)
    expect(await readdir(world.scenesDir, { recursive: true })).toEqual(before)
  })
})
