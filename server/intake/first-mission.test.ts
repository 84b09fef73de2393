import { afterEach, describe, expect, it } from 'vitest'
import { background, element, layOutWorld, svg, type Files, type World } from './testing/small-world.ts'

let world: World
afterEach(() => world.clear())

async function rootOf(files: Files): Promise<string | undefined> {
  await world.write(files)
  return (await world.build()).adventures[0]?.rootMission
}

const room = (...ids: string[]) =>
  svg(background() + ids.map((id, at) => element(id, 120 + at * 240, 120)).join(''))

describe('the first mission of an adventure without adventure.json', () => {
  it('stays when a new folder comes before it by name [DESIGN-1]', async () => {
    world = await layOutWorld({ 'isle/home/scene.svg': room('chest') })
    expect(await rootOf({})).toBe('home')
    expect(await rootOf({ 'isle/attic/scene.svg': room('trunk') })).toBe('home')
    expect(await rootOf({ 'isle/barn/scene.svg': room('attic') })).toBe('barn')
  })

  it('stays when a new folder leads on, too [DESIGN-1]', async () => {
    world = await layOutWorld({ 'isle/map/scene.svg': room('home'), 'isle/home/scene.svg': room('chest') })
    expect(await rootOf({})).toBe('map')
    const another = { 'isle/coast/scene.svg': room('cave'), 'isle/cave/scene.svg': room('bat') }
    expect(await rootOf(another)).toBe('map')
  })

  it('is the map as soon as one leads there [DESIGN-1]', async () => {
    world = await layOutWorld({ 'isle/home/scene.svg': room('chest') })
    expect(await rootOf({})).toBe('home')
    expect(await rootOf({ 'isle/world/scene.svg': room('home') })).toBe('world')
  })
})
