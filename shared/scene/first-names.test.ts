import { expect, it } from 'vitest'
import { idOf, movedOnce, nameOf, renamed } from './first-names.ts'
import type { PublishedMission } from './published.ts'

it('what is renamed keeps its first name as its id, however often that is done [WORLD-5]', () => {
  const once = movedOnce({}, 'harbour', 'pier')
  const twice = movedOnce(once, 'pier', 'quay')
  expect([once, twice]).toEqual([{ harbour: 'pier' }, { harbour: 'quay' }])
  expect([idOf('quay', twice), idOf('pier', twice), idOf('reef', twice)]).toEqual(['harbour', 'pier', 'reef'])
  expect([nameOf('harbour', twice), nameOf('constructor', twice)]).toEqual(['quay', 'constructor'])
  expect(movedOnce(twice, 'quay', 'harbour')).toEqual({})
})

it('an adventure has other names wherever it speaks of a mission, in rules too, and the rest stays [WORLD-5]', () => {
  const mission = (id: string, more: Partial<PublishedMission> = {}): PublishedMission => ({
    ...{ id, type: 'allInOne', align: 'center', missions: [], tasks: [], unlock: null, thumbnail: null },
    ...{ scene: null, text: {}, ...more },
  })
  const worldOf = (shop: string) => ({
    ...{ id: 'isle', rootMission: shop, languages: [], thumbnail: null, text: {} },
    missions: [
      mission(shop, { missions: ['attic'] }),
      mission('attic', { unlock: { need: 'any', of: [{ mission: shop }, { points: 5 }] } }),
    ],
  })
  const name = (before: string) => (before === 'shop' ? 'market' : before)
  expect(renamed(worldOf('shop'), name)).toEqual(worldOf('market'))
})

it('lanterns of a scene wait for the place by the name that it has now [DESIGN-4]', () => {
  const box = { x: 0, y: 0, width: 1, height: 1 }
  const picture = { file: { url: '/lit.webp', frame: null }, small: null, box }
  const layer = {
    ...{ name: 'lanterns attic lit', picture, depth: 1, isTiled: false },
    ...{ isFront: false, drift: 0, path: null },
  }
  const size = { width: 1920, height: 1080 }
  const scene = {
    size,
    safe: box,
    background: null,
    layers: [{ ...layer, lit: 'shop' }, layer],
    elements: [],
  }
  const world = {
    ...{ id: 'isle', rootMission: 'home', languages: [], thumbnail: null, text: {} },
    missions: [
      {
        ...{
          id: 'home',
          type: 'map' as const,
          align: 'center' as const,
          missions: [],
          tasks: [],
          unlock: null,
        },
        ...{ thumbnail: null, text: {}, scene },
      },
    ],
  }
  const after = renamed(world, (before) => (before === 'shop' ? 'market' : before))
  expect(after.missions[0]?.scene.layers.map((one) => ('lit' in one ? one.lit : undefined))).toEqual([
    'market',
    undefined,
  ])
})
