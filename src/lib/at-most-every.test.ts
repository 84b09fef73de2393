import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('what is asked for again and again is done once in a while, and at once where nobody may wait', () => {
  const run = vi.fn<() => void>()
  const { ask, now } = atMostEvery(250, run)
  for (let times = 0; times < 5; times += 1) {
    ask()
    vi.advanceTimersByTime(100)
  }
  expect(run).toHaveBeenCalledTimes(1)
  now()
  now()
  expect(run).toHaveBeenCalledTimes(2)
  vi.runAllTimers()
  expect(run).toHaveBeenCalledTimes(2)
})
