import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from './build-adventures.ts'
import { BOTH, drawn, missesOf, SHOP, withScene, type Mistake } from './testing/planted.ts'
import { background, element, json, layOutWorld, smallWorld, svg, type World } from './testing/small-world.ts'

const stage = (name: string) => element(name, 240, 220)
const SETTINGS = 'isle/shop/scene.json'

const MISTAKES: Mistake[] = [
  {
    title: 'a part of the game that there is not',
    plant: () => withScene({ elements: { sweep: { view: 'shopp' } } }),
    file: SETTINGS,
    problem: /^elements\.sweep\.view is "shopp"$/,
    hint: /Did you mean "shop"\? Known: shop, my-space/,
  },
  {
    title: 'two ways to the shop',
    plant: () => ({
      ...drawn(BOTH + element('stall', 120, 240) + element('barge', 360, 240)),
      ...withScene({ elements: { stall: { view: 'shop' }, barge: { view: 'shop' } } }),
    }),
    file: SETTINGS,
    problem: /^elements\.stall and elements\.barge both lead to the shop$/,
    hint: /Leave one of them/,
  },
  {
    title: 'a shop that grows',
    plant: () => ({
      ...drawn(BOTH + stage('stall')),
      ...withScene({ elements: { stall: { view: 'shop', from: 40 } } }),
    }),
    file: SETTINGS,
    problem: /^elements\.stall\.from 40 is said of a place that does not grow$/,
    hint: /only my space grows/,
  },
  {
    title: 'a task that grows',
    plant: () => withScene({ elements: { sweep: { from: 40 } } }),
    file: SETTINGS,
    problem: /^elements\.sweep\.from 40 is said of a place that does not grow$/,
    hint: /add "view": "my-space"/,
  },
  {
    title: 'two looks of my space from the same progress on',
    plant: () => ({
      ...drawn(BOTH + stage('hut') + stage('cottage')),
      ...withScene({ elements: { hut: { view: 'my-space' }, cottage: { view: 'my-space', from: 0 } } }),
    }),
    file: SETTINGS,
    problem: /^elements\.hut and elements\.cottage both show my space from 0 % on$/,
    hint: /another "from"/,
  },
  {
    title: 'my space that newcomers do not see',
    plant: () => ({
      ...drawn(BOTH + stage('cottage')),
      ...withScene({ elements: { cottage: { view: 'my-space', from: 30 } } }),
    }),
    file: SETTINGS,
    problem: /^my space is not there for newcomers: it begins with elements\.cottage at 30 %$/,
    hint: /Draw how it begins, with "from": 0/,
  },
  {
    title: 'a task whose drawing leads to the shop',
    plant: () => withScene({ elements: { greet: { view: 'shop' } } }),
    file: SHOP,
    problem: /^"element greet" cannot open "greet": scene\.json says that it leads to "shop"$/,
    hint: /Take "view" out of elements\.greet/,
  },
  {
    title: 'a way to the shop over a task',
    plant: () => ({
      ...drawn(BOTH + element('stall', 360, 120)),
      ...withScene({ elements: { stall: { view: 'shop' } } }),
    }),
    file: SHOP,
    problem: /^"element stall" covers 100 % of "element greet"/,
    hint: /Move them apart/,
  },
  {
    title: 'a good that there is not',
    plant: () => ({
      ...drawn(`${BOTH}<g id="layer raft"><rect x="20" y="300" width="60" height="20" fill="#842"/></g>`),
      ...withScene({ layers: { raft: { good: 'boot' } } }),
    }),
    file: SETTINGS,
    problem: /^layers\.raft\.good is "boot"$/,
    hint: /Did you mean "boat"\?/,
  },
]

it.each(MISTAKES)(
  'reports $title: file, problem and hint, once [DESIGN-3] [SPACE-1] [SHOP-1]',
  async (mistake) => {
    expect(await missesOf(mistake)).toEqual([])
  },
)

describe('places of the game in a drawing', () => {
  let world: World
  let result: BuildResult

  beforeAll(async () => {
    const boat = '<g id="front boat"><rect x="20" y="320" width="60" height="20" fill="#842"/></g>'
    world = await layOutWorld({
      ...smallWorld(),
      'isle/home/scene.svg': svg(
        background() +
          element('shop', 200, 120) +
          stage('cottage') +
          stage('hut') +
          element('barge', 420, 60) +
          boat,
      ),
      'isle/home/scene.json': json({
        layers: { boat: { good: 'boat' } },
        elements: {
          cottage: { view: 'my-space', from: 60 },
          hut: { view: 'my-space' },
          barge: { view: 'shop' },
        },
      }),
    })
    result = await world.build()
  })
  afterAll(() => world.clear())

  it('are kept apart from missions and tasks, each look with where it begins [SPACE-1] [SHOP-1]', () => {
    expect(result.findings).toEqual([])
    const scene = result.adventures[0]?.missions.find(({ id }) => id === 'home')?.scene
    expect(scene?.elements.map(({ id }) => id)).toEqual(['shop'])
    expect(scene?.views?.map(({ id, view, from }) => [id, view, from])).toEqual([
      ['hut', 'my-space', 0],
      ['barge', 'shop', 0],
      ['cottage', 'my-space', 60],
    ])
    expect(scene?.layers.map(({ name, good }) => [name, good])).toEqual([['boat', 'boat']])
  })

  it('share no file where not everybody sees them: nobody fetches another one’s look [START-2] [SPACE-1]', () => {
    const scene = result.adventures[0]?.missions.find(({ id }) => id === 'home')?.scene
    const placed = [...(scene?.elements ?? []), ...(scene?.views ?? []), ...(scene?.layers ?? [])]
    const urlOf = new Map(placed.map((one) => ['id' in one ? one.id : one.name, one.picture.file.url]))
    expect(urlOf.get('barge')).toBe(urlOf.get('shop'))
    expect(new Set(['shop', 'hut', 'cottage', 'boat'].map((id) => urlOf.get(id))).size).toBe(4)
  })
})
