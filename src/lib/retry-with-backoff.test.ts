import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryWithBackoff } from './retry-with-backoff.ts'

let stop = () => {}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const inSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

it('waits longer from try to try, and ends with the one that works', async () => {
  const attempt = vi.fn(() => Promise.resolve(attempt.mock.calls.length === 5))
  stop = retryWithBackoff(attempt)
  for (const [seconds, tries] of [
    [1.9, 0],
    [0.1, 1],
    [4, 2],
    [8, 3],
    [15, 4],
    [15, 5],
    [60, 5],
  ] as const) {
    await inSeconds(seconds)
    expect(attempt).toHaveBeenCalledTimes(tries)
  }
})

it('tries at once when the browser is online again, one try at a time', async () => {
  let answer = (_isDone: boolean): void => {}
  const attempt = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
  stop = retryWithBackoff(attempt)
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  expect(attempt).toHaveBeenCalledOnce()
  answer(true)
  await inSeconds(60)
  window.dispatchEvent(new Event('online'))
  expect(attempt).toHaveBeenCalledOnce()
})

it('rests while nobody looks at the page', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const attempt = vi.fn(() => Promise.resolve(false))
  stop = retryWithBackoff(attempt)
  await inSeconds(60)
  expect(attempt).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(attempt).toHaveBeenCalledOnce()
  hidden.mockRestore()
})

it('is stopped by whoever began it', async () => {
  const attempt = vi.fn(() => Promise.resolve(false))
  retryWithBackoff(attempt)()
  await inSeconds(60)
  expect(attempt).not.toHaveBeenCalled()
})
