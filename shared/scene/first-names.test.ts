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
