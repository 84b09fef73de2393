import { afterEach, expect, it, vi } from 'vitest'
import { fakeLocks } from '#src/testing/locks.ts'
import { claimAlone } from './sole-page.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))
const NAME = 'draft'

/** The same module in two pages of one browser. */
async function twoPages() {
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  vi.resetModules()
  const other = await import('./sole-page.ts')
  const takeOther = () => other.takeAlone(NAME)
  return [claimAlone(NAME), other.claimAlone(NAME), takeOther] as const
}

afterEach(() => vi.unstubAllGlobals())

it('gives a draft to the first page, and to the next when that closes [WORLD-6]', async () => {
  const [first, second] = await twoPages()
  await settled()
  expect([first.store.getState(), second.store.getState()]).toEqual(['held', 'elsewhere'])
  first.release()
  await settled()
  expect(second.store.getState()).toBe('held')
  second.release()
})

it('takes a draft from the other page, and gives it back when this one closes [WORLD-6]', async () => {
  const [first, second, take] = await twoPages()
  await settled()
  take()
  await settled()
  expect([first.store.getState(), second.store.getState()]).toEqual(['elsewhere', 'held'])
  second.release()
  await settled()
  expect(first.store.getState()).toBe('held')
  first.release()
})

it('is shared by all of one page, and let go with the last of them [WORLD-6]', async () => {
  const [first, second] = await twoPages()
  const again = claimAlone(NAME)
  first.release()
  await settled()
  expect([again.store.getState(), second.store.getState()]).toEqual(['held', 'elsewhere'])
  again.release()
  await settled()
  expect(second.store.getState()).toBe('held')
  second.release()
})

it('belongs to every page where the browser has no locks', () => {
  vi.stubGlobal('navigator', { userAgent: '' })
  const claim = claimAlone('another draft')
  expect(claim.store.getState()).toBe('held')
  claim.release()
})
