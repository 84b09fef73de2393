import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anchors } from '#src/stage/runtime.ts'
import { followPlace } from './place-bounds.ts'

const screen = { width: 800, height: 600 }
const view = { x: 400, y: 300, scale: 1 }
const box = { x: 300, y: 200, width: 100, height: 80 }

let stops: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  const label = document.createElement('div')
  stops = [
    anchors.cover('harbour', document.createElement('div'), box),
    anchors.hang('harbour', label, { x: 350, y: 280 }, box),
  ]
  anchors.update(view, screen)
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
})

describe('the place that a card stands beside [MAP-1]', () => {
  it('is told once it has stood still, and taken back as soon as it moves', () => {
    const report = vi.fn()
    const stop = followPlace('harbour', report)
    expect(report.mock.calls).toEqual([[null]])
    vi.advanceTimersByTime(120)
    expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'harbour' }))
    anchors.update({ ...view, x: 500 }, screen)
    expect(report).toHaveBeenLastCalledWith(null)
    vi.advanceTimersByTime(119)
    expect(report).toHaveBeenLastCalledWith(null)
    vi.advanceTimersByTime(1)
    expect(report.mock.lastCall?.[0]).toMatchObject({ picture: { x: 200 } })
    stop()
  })

  it('is forgotten when nobody stands on it any more', () => {
    const report = vi.fn()
    followPlace('harbour', report)()
    vi.advanceTimersByTime(1000)
    expect(report).toHaveBeenLastCalledWith(null)
    anchors.update({ ...view, x: 600 }, screen)
    expect(report).toHaveBeenCalledTimes(2)
  })

  it('keeps the browser asleep on a still map', () => {
    const frame = vi.spyOn(window, 'requestAnimationFrame')
    const stop = followPlace('harbour', () => {})
    vi.advanceTimersByTime(1000)
    expect(frame).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
    stop()
  })
})
