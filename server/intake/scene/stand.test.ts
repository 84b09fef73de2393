import { afterEach, expect, it } from 'vitest'
import { applyToScene, readSceneFile } from '#shared/content/preview.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { layOutWorld, smallWorld, type World } from '../testing/small-world.ts'

let world: World
afterEach(() => world.clear())

async function homeWith(said: object): Promise<{ scene: SceneLayout; problems: string[] }> {
  const text = JSON.stringify(said)
  await world.write({ 'isle/home/scene.json': text })
  const { adventures, findings } = await world.build()
  const scene = adventures[0]?.missions.find(({ id }) => id === 'home')?.scene
  if (!scene) throw new Error('home has no scene')
  return { scene, problems: findings.map(({ problem }) => problem) }
}

/** Where all of it stands. */
const placesIn = (scene: SceneLayout) =>
  scene.elements.map(({ id, picture, hover, hit, label, lamp, foot }) => ({
    ...{ id, foot, label, lamp },
    pictures: [picture.box, hover?.box],
    // what nobody has moved is traced more finely than to the tenth
    hit: hit.map(({ x, y }) => [x.toFixed(1), y.toFixed(1)]),
  }))

const file = (one: object) => {
  const read = readSceneFile(JSON.stringify(one))
  if (!read) throw new Error('this scene.json is broken')
  return read
}

it('moves and sizes what is drawn with all of its pictures, as the editor shows it before it is built [DESIGN-4]', async () => {
  world = await layOutWorld(smallWorld())
  const { scene: drawn } = await homeWith({})
  const [first] = drawn.elements
  if (!first) throw new Error('nothing is drawn')
  const before = first.picture.box
  const stand = { shift: [-20, 10], grow: 1.5 }
  const said = { elements: { [first.id]: { ...stand, foot: 300 } } }
  const { scene, problems } = await homeWith(said)
  expect(problems).toEqual([])
  const after = scene.elements[0]?.picture.box
  expect(after?.width).toBeCloseTo(before.width * 1.5, 0)
  expect((after?.x ?? 0) + (after?.width ?? 0) / 2).toBeCloseTo(before.x + before.width / 2 - 20, 0)
  expect((after?.y ?? 0) + (after?.height ?? 0) / 2).toBeCloseTo(before.y + before.height / 2 + 10, 0)
  expect(scene.elements[0]?.picture.file).toEqual(first.picture.file)

  expect(placesIn(applyToScene(drawn, file({}), file(said)))).toEqual(placesIn(scene))
  expect(placesIn(applyToScene(scene, file(said), file({})))).toEqual(placesIn(drawn))
})

it('is shown to the digit where the next build has it, whichever build a page knows [WORLD-6] [DESIGN-4]', async () => {
  world = await layOutWorld(smallWorld())
  const { elements } = (await homeWith({})).scene
  const stands = [
    {},
    { grow: 0.1, shift: [17.3, -4.1] },
    { grow: 1.061, shift: [-20, 10] },
    { grow: 3.137 },
    { grow: 0.942, shift: [0.1, 0] },
  ]
  const built: { said: object; scene: SceneLayout }[] = []
  for (const stand of stands) {
    const said = { elements: Object.fromEntries(elements.map(({ id }) => [id, stand])) }
    built.push({ said, scene: (await homeWith(said)).scene })
  }
  for (const known of built)
    for (const next of built)
      expect(placesIn(applyToScene(known.scene, file(known.said), file(next.said)))).toEqual(
        placesIn(next.scene),
      )
})

it('refuses a size that nobody could mean', async () => {
  world = await layOutWorld(smallWorld())
  const { problems } = await homeWith({ elements: { shop: { grow: 90 } } })
  expect(problems.join()).toContain('elements.shop.grow')
})
