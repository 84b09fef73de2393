import { Application } from 'pixi.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { frames } from './runtime.ts'
import { startEngine } from './stage-engine.ts'
import { stageStore } from './stage-store.ts'
import { aScene } from './testing/scenes.ts'

const canvas = document.createElement('canvas')
const anApp = (resize: () => void) => Object.assign(new Application(), { renderer: { canvas, resize } })
const falls = () => ({ onHopeless: vi.fn(), onTooSlow: vi.fn() })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  stageStore.setState(stageStore.getInitialState(), true)
  vi.useRealTimers()
})

it('leaves nothing behind where it breaks as it starts [STAGE-8]', () => {
  const resize = vi.fn(() => {
    throw new Error('no such renderer')
  })
  const fall = falls()
  expect(() => startEngine(anApp(resize), fall)).toThrow('no such renderer')
  canvas.dispatchEvent(new Event('webglcontextlost'))
  vi.advanceTimersByTime(60_000)
  expect([fall.onHopeless.mock.calls, stageStore.getState().isRestoring]).toEqual([[], false])
  resize.mockClear()
  stageStore.setState({ tier: 'low', scene: aScene('isles') })
  expect([resize.mock.calls, stageStore.getState().status]).toEqual([[], 'empty'])
})

/** Frames as late as software GL draws them on the screen of a tablet (ms). */
const LATE = 1500
const drawLate = (count: number) => {
  for (let frame = 0; frame < count; frame += 1) frames.onPace(LATE)
}

it('leaves WebGL where even its lowest tier is late, whatever the driver is called [STAGE-8]', () => {
  stageStore.setState({ rendererKind: 'webgl', tier: 'high', status: 'ready' })
  const fall = falls()
  const stop = startEngine(anApp(vi.fn()), fall)
  stageStore.setState({ status: 'ready' })
  drawLate(20)
  expect(fall.onTooSlow).toHaveBeenCalled()
  expect([fall.onHopeless.mock.calls, stageStore.getState().tier]).toEqual([[], 'low'])
  stop()
})

it('stands still where Canvas2D is late, and blames no renderer for a scene whose art still comes', () => {
  stageStore.setState({ rendererKind: 'canvas', tier: 'low' })
  const fall = falls()
  const stop = startEngine(anApp(vi.fn()), fall)
  stageStore.setState({ status: 'poster' })
  drawLate(20)
  expect(stageStore.getState().tier).toBe('low')
  stageStore.setState({ status: 'ready' })
  drawLate(20)
  expect([stageStore.getState().tier, fall.onTooSlow.mock.calls]).toEqual(['still', []])
  stop()
})
