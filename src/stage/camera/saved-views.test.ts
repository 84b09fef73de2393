import { beforeEach, expect, it } from 'vitest'
import { dropPlayerKeys } from '#src/lib/player-keys.ts'
import { localKeys, writeLocal } from '#src/lib/storage.ts'
import { keepView, savedView } from './saved-views.ts'

const view = { x: 100, y: 200, scale: 1.5 }

beforeEach(() => dropPlayerKeys())

it('a map opens where its player left it, and where nobody else did [STAGE-4]', () => {
  keepView('one', 'isles', view)
  expect(savedView('one', 'isles')).toEqual(view)
  expect(savedView('two', 'isles')).toBeNull()
  expect(savedView('one', 'harbour')).toBeNull()
})

it('nothing is kept for a player whose name is not known', () => {
  keepView(null, 'isles', view)
  expect(savedView(null, 'isles')).toBeNull()
  expect(localKeys('stageViews')).toEqual([])
})

it('the maps that were left longest ago are forgotten, and rubbish is nothing', () => {
  for (let map = 0; map < 50; map += 1) keepView('one', `map-${map}`, view)
  expect(savedView('one', 'map-0')).toBeNull()
  expect(savedView('one', 'map-49')).toEqual(view)
  writeLocal('stageViews:one', '{"isles":{"x":1,"y":2,"scale":0}}')
  expect(savedView('one', 'isles')).toBeNull()
})
