import { installContainer } from '#src/testing/worker-container.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchWorker } from './watch-worker.ts'
import { LATEST_MS, whenStable } from './when-stable.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('waits until nothing has been under way for 2 s [SW-1]', () => {
  const action = vi.fn()
  let isBusy = true
  whenStable(() => isBusy, action)
  vi.advanceTimersByTime(10_000)
  isBusy = false
  vi.advanceTimersByTime(1500)
  isBusy = true
  vi.advanceTimersByTime(500)
  isBusy = false
  vi.advanceTimersByTime(1500)
  expect(action).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(action).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(action).toHaveBeenCalledOnce()
})

it('waits 30000 ms at most [SW-1]', () => {
  const action = vi.fn()
  whenStable(() => true, action)
  vi.advanceTimersByTime(LATEST_MS - 1)
  expect(action).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledOnce()
  expect(LATEST_MS).toBe(30_000)
})

it('runs nothing once it is stopped [SW-1]', () => {
  const action = vi.fn()
  whenStable(() => false, action)()
  vi.advanceTimersByTime(60_000)
  expect(action).not.toHaveBeenCalled()
})

it('registers the worker of a built page once it is known who is there [SW-1]', async () => {
  const { container } = installContainer()
  let isKnown = false
  const stop = watchWorker({ isKnown: () => isKnown, isAllSaved: () => true }, false)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(container.register).not.toHaveBeenCalled()
  isKnown = true
  await vi.advanceTimersByTimeAsync(2500)
  expect(container.register).toHaveBeenCalledOnce()
  stop()
})

it('never while developing: one that was left there goes [SW-1]', async () => {
  const { container, registration } = installContainer()
  watchWorker({ isKnown: () => true, isAllSaved: () => true }, true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(container.register).not.toHaveBeenCalled()
  expect(registration.unregister).toHaveBeenCalled()
})
