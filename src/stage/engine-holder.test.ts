import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdEngine } from './engine-holder.ts'

const stop = vi.fn()
const start = vi.fn(() => stop)
const giveUp = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => void vi.useRealTimers())

describe('the engine of a canvas', () => {
  it.each(['renderer', 'screen'])('runs once both are there, the %s first', (first) => {
    const engine = holdEngine(start, giveUp)
    const come = [() => engine.onInit('app'), () => void engine.mount()]
    for (const step of first === 'renderer' ? come : come.toReversed()) {
      expect(start).not.toHaveBeenCalled()
      step()
    }
    expect(start.mock.calls).toEqual([['app']])
  })

  it('stops with the canvas, and gives up one that comes back without a renderer', () => {
    const engine = holdEngine(start, giveUp)
    const leave = engine.mount()
    engine.onInit('app')
    leave()
    expect(stop).toHaveBeenCalledOnce()
    engine.mount()
    vi.advanceTimersByTime(20_000)
    expect(start).toHaveBeenCalledOnce()
    expect(giveUp).toHaveBeenCalledOnce()
  })

  it('runs where the canvas came back before its renderer was there', () => {
    const engine = holdEngine(start, giveUp)
    engine.mount()()
    engine.mount()
    engine.onInit('app')
    expect(start).toHaveBeenCalledOnce()
  })

  it('runs on no canvas that has gone', () => {
    const engine = holdEngine(start, giveUp)
    engine.mount()()
    engine.onInit('app')
    expect(start).not.toHaveBeenCalled()
  })

  it('gives up one that breaks as it starts [STAGE-8]', () => {
    start.mockImplementationOnce(() => {
      throw new Error('no such driver')
    })
    const engine = holdEngine(start, giveUp)
    engine.onInit('app')
    engine.mount()()
    expect(giveUp).toHaveBeenCalledOnce()
  })

  it('gives up a renderer that does not start, and no other [STAGE-8]', () => {
    holdEngine(start, giveUp).mount()
    vi.advanceTimersByTime(20_000)
    expect(giveUp).toHaveBeenCalledOnce()
    const engine = holdEngine(start, giveUp)
    engine.mount()
    engine.onInit('app')
    vi.advanceTimersByTime(20_000)
    expect(giveUp).toHaveBeenCalledOnce()
  })
})
