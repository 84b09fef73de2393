import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SceneLayout } from '#shared/scene/layout.ts'
import type { BuildResult } from './build-adventures.ts'
import { missesOf, withScene, type Mistake } from './testing/planted.ts'
import { json, layOutWorld, smallWorld, type World } from './testing/small-world.ts'

const SETTINGS = 'isle/shop/scene.json'
const points = [
  [170, 220],
  [410, 220],
]

const MISTAKES: Mistake[] = [
  {
    title: 'lanterns to a place that is not drawn',
    plant: () => withScene({ lanterns: { great: { from: 'sweep', points } } }),
    file: SETTINGS,
    problem: /^lanterns\.great needs "great", which is not in the drawing$/,
    hint: /Did you mean "greet"\?/,
  },
  {
    title: 'lanterns from a place that is not drawn',
    plant: () => withScene({ lanterns: { greet: { from: 'attic', points } } }),
    file: SETTINGS,
    problem: /^lanterns\.greet needs "attic", which is not in the drawing$/,
    hint: /Take the path out/,
  },
  {
    title: 'lanterns that lead nowhere',
    plant: () => withScene({ lanterns: { greet: { from: 'greet', points } } }),
    file: SETTINGS,
    problem: /^lanterns\.greet comes from the place that it leads to$/,
    hint: /another place/,
  },
]

it.each(MISTAKES)('reports $title: file, problem and hint, once [DESIGN-3] [DESIGN-4]', async (mistake) => {
  expect(await missesOf(mistake)).toEqual([])
})

describe('a path of lanterns', () => {
  let world: World
  let result: BuildResult
  const shop = (): SceneLayout | null | undefined =>
    result.adventures[0]?.missions.find(({ id }) => id === 'shop')?.scene

  beforeAll(async () => {
    world = await layOutWorld({
      ...smallWorld(),
      [SETTINGS]: json({ size: [640, 360], lanterns: { greet: { from: 'sweep', points } } }),
    })
    result = await world.build()
  })
  afterAll(() => world.clear())

  it('is drawn by the build behind the places: dark, and burning once the place where it begins is done [DESIGN-4]', () => {
    expect(result.findings).toEqual([])
    expect(shop()?.layers.map(({ name, lit, isFront }) => ({ name, lit, isFront }))).toEqual([
      { name: 'lanterns greet', lit: undefined, isFront: false },
      { name: 'lanterns greet lit', lit: 'sweep', isFront: false },
    ])
  })

  it('goes from the first point to the last [DESIGN-4]', () => {
    const box = shop()?.layers[0]?.picture.box
    expect(box?.x).toBeGreaterThan(150)
    expect(box?.x).toBeLessThan(172)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(408)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(430)
  })
})
