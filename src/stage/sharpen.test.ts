import { expect, it, vi } from 'vitest'
import { StagedScene } from './actors/staged-scene.ts'
import { fetchBeyond } from './sharpen.ts'
import { anArt } from './testing/art.ts'

it('asks for a state that was wanted before the first view was there, also where data is saved [START-2]', async () => {
  const art = anArt({ isFrugal: true, fetchStates: vi.fn() })
  const staged = new StagedScene(art)
  staged.wantsStates = true
  await fetchBeyond(staged, () => false)
  expect(art.fetchStates).toHaveBeenCalledOnce()
})

it('leaves the poster in the place of what the link has lost [START-1]', async () => {
  const art = anArt({ isWhole: false, dropPoster: vi.fn() })
  await fetchBeyond(new StagedScene(art), () => false)
  expect(art.dropPoster).not.toHaveBeenCalled()
})

it.each([
  ['at rest', false, 1],
  ['only when one is to be shown, where data is saved', true, 0],
])('asks for states that nothing shows %s [START-2]', async (_, isFrugal, asked) => {
  const art = anArt({ isFrugal, fetchStates: vi.fn(), dropPoster: vi.fn() })
  await fetchBeyond(new StagedScene(art), () => false)
  expect([art.fetchStates, art.dropPoster].map((one) => vi.mocked(one).mock.calls.length)).toEqual([asked, 1])
})
