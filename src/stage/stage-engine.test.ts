import { Application } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { startEngine } from './stage-engine.ts'
import { stageStore } from './stage-store.ts'
import { aScene } from './testing/scenes.ts'

vi.mock('./stage-input.ts', () => ({
  listenToStage: () => {
    throw new Error('no such pointer')
  },
}))

it('leaves nothing behind where it breaks as it starts [STAGE-8]', () => {
  vi.useFakeTimers()
  const canvas = document.createElement('canvas')
  const resize = vi.fn()
  const app = Object.assign(new Application(), { renderer: { canvas, resize } })
  const onHopeless = vi.fn()
  expect(() => startEngine(app, document.createElement('div'), onHopeless)).toThrow('no such pointer')
  canvas.dispatchEvent(new Event('webglcontextlost'))
  vi.advanceTimersByTime(60_000)
  expect([onHopeless.mock.calls, stageStore.getState().isRestoring]).toEqual([[], false])
  resize.mockClear()
  stageStore.setState({ tier: 'low', scene: aScene('isles') })
  expect([resize.mock.calls, stageStore.getState().status]).toEqual([[], 'empty'])
  vi.useRealTimers()
})
