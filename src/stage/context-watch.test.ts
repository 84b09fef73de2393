import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchContext } from './context-watch.ts'

const canvas = document.createElement('canvas')
const watcher = { onLost: vi.fn(), onSlow: vi.fn(), onRestored: vi.fn(), onHopeless: vi.fn() }
let watch = watchContext(canvas, watcher)

const lose = () => canvas.dispatchEvent(new Event('webglcontextlost', { cancelable: true }))
const restore = () => canvas.dispatchEvent(new Event('webglcontextrestored'))

beforeEach(() => {
  vi.useFakeTimers()
  watch.stop()
  vi.clearAllMocks()
  watch = watchContext(canvas, watcher)
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})

it('gives up a canvas whose context dies three times a minute, each time after it has drawn [STAGE-8]', () => {
  for (let loss = 0; loss < 2; loss += 1) {
    lose()
    restore()
    watch.drawn()
  }
  expect(watcher.onHopeless).not.toHaveBeenCalled()
  lose()
  expect(watcher.onHopeless).toHaveBeenCalledOnce()
})

it('takes losses with nothing drawn in between for one', () => {
  for (let loss = 0; loss < 5; loss += 1) {
    lose()
    restore()
  }
  expect(watcher.onHopeless).not.toHaveBeenCalled()
  expect(watcher.onRestored).toHaveBeenCalledTimes(5)
})

it('tells after half a second, and gives up a context that stays away for five', () => {
  lose()
  vi.advanceTimersByTime(500)
  expect(watcher.onSlow).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(4499)
  expect(watcher.onHopeless).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(watcher.onHopeless).toHaveBeenCalledOnce()
})
