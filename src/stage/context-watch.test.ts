import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchContext } from './context-watch.ts'

const canvas = document.createElement('canvas')
const gl = { isContextLost: vi.fn(() => false) }
Object.assign(canvas, { getContext: () => gl })
const watcher = { onSlow: vi.fn(), onRestored: vi.fn(), onHopeless: vi.fn() }
let watch = watchContext(canvas, watcher)

const lose = () => canvas.dispatchEvent(new Event('webglcontextlost', { cancelable: true }))
function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}
const restore = () => canvas.dispatchEvent(new Event('webglcontextrestored'))

beforeEach(() => {
  vi.useFakeTimers()
  watch.stop()
  vi.clearAllMocks()
  watch = watchContext(canvas, watcher)
})
afterEach(() => {
  setHidden(false)
  watch.stop()
  vi.useRealTimers()
})

it('gives up a canvas whose context dies three times a minute, each time after it has drawn [STAGE-8]', () => {
  for (let loss = 0; loss < 2; loss += 1) {
    lose()
    restore()
    watch.draw(() => undefined)
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

it('counts no frame for drawn that met a context which had gone, told of it or not [STAGE-8]', () => {
  const render = vi.fn()
  for (let loss = 0; loss < 5; loss += 1) {
    gl.isContextLost.mockReturnValue(true)
    watch.draw(render)
    lose()
    watch.draw(render)
    gl.isContextLost.mockReturnValue(false)
    restore()
    watch.draw(() => {
      gl.isContextLost.mockReturnValue(true)
      throw new TypeError('null is not a buffer')
    })
  }
  gl.isContextLost.mockReturnValue(false)
  expect(render).not.toHaveBeenCalled()
  expect(watcher.onHopeless).not.toHaveBeenCalled()
})

it('hides nothing that breaks while there is something to draw on', () => {
  const broken = () => {
    throw new TypeError('no such program')
  }
  expect(() => watch.draw(broken)).toThrow('no such program')
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

it('counts only the time that somebody could see: a browser restores nothing in a hidden tab', () => {
  setHidden(true)
  lose()
  vi.advanceTimersByTime(60_000)
  expect([watcher.onSlow, watcher.onHopeless].flatMap(({ mock }) => mock.calls)).toEqual([])
  setHidden(false)
  vi.advanceTimersByTime(4000)
  setHidden(true)
  vi.advanceTimersByTime(60_000)
  expect(watcher.onHopeless).not.toHaveBeenCalled()
  setHidden(false)
  vi.advanceTimersByTime(4999)
  expect(watcher.onHopeless).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(watcher.onHopeless).toHaveBeenCalledOnce()
})

it('waits for nothing after a tab that was shown again when nothing is lost', () => {
  lose()
  restore()
  setHidden(true)
  setHidden(false)
  vi.advanceTimersByTime(60_000)
  expect([watcher.onSlow, watcher.onHopeless].flatMap(({ mock }) => mock.calls)).toEqual([])
})
