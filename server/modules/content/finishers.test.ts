import { expect, it } from 'vitest'
import { readFinishers } from '#shared/contract/content-finishers.ts'
import { openContentWorld } from '#server/testing/content.ts'

it('nobody has finished what was never published; of no draft, and another tenant’s, nothing is said [WORLD-2] [SERVE-2]', async () => {
  const { maker, foreign } = await openContentWorld()
  const asked = { params: { folder: 'isle' }, query: { path: 'shop' } }
  expect((await maker.browser.try(readFinishers, asked)).status).toBe(404)
  await maker.begin()
  expect(await maker.finishers('shop', 'adventure.json', 'nowhere')).toEqual([0, 0, 0])
  expect((await foreign.maker.browser.try(readFinishers, asked)).status).toBe(404)
})
