import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Point } from '#shared/scene/layout.ts'
import { camera } from './runtime.ts'
import { listenToStage } from './stage-input.ts'
import { stageStore } from './stage-store.ts'
import { aScene, anElement } from './testing/scenes.ts'

/** A scene that is one place from edge to edge. */
function filled(id: string) {
  const place = anElement(`${id}-place`)
  const hit: Point[] = [
    { x: 0, y: 0 },
    { x: 1920, y: 0 },
    { x: 1920, y: 1080 },
    { x: 0, y: 1080 },
  ]
  return aScene(id, { elements: [{ ...place, layout: { ...place.layout, hit } }] })
}

const onElement = vi.fn()
let host: HTMLElement
let stop: () => void

beforeEach(() => {
  onElement.mockClear()
  host = document.createElement('div')
  host.setPointerCapture = () => undefined
  camera.resize({ width: 800, height: 450 })
  camera.frame(filled('sea'), null)
  stageStore.setState({ onElement, rendererKind: 'webgl', status: 'ready', shown: filled('sea') })
  stop = listenToStage(host)
})
afterEach(() => {
  stop()
  stageStore.setState(stageStore.getInitialState(), true)
})

function send(name: string): void {
  const event = new MouseEvent(name, { clientX: 400, clientY: 200, button: 0 })
  host.dispatchEvent(
    Object.defineProperties(event, { pointerType: { value: 'mouse' }, pointerId: { value: 1 } }),
  )
}

it('presses the place under the pointer', () => {
  send('pointerdown')
  send('pointerup')
  expect(onElement).toHaveBeenCalledExactlyOnceWith('sea-place')
})

it.each(['travelling', 'landing', 'ready'] as const)(
  'zooms a map that is %s by wheel and by keys [STAGE-4]',
  (status) => {
    camera.frame(aScene('isles', { kind: 'moving', size: { width: 3840, height: 2160 } }), null)
    stageStore.setState({ status })
    const scaleAfter = (event: Event, target: EventTarget) => {
      target.dispatchEvent(event)
      for (let steps = 0; camera.step(16) && steps < 1000; steps += 1);
      return camera.view.scale
    }
    const home = camera.view.scale
    const near = scaleAfter(new WheelEvent('wheel', { deltaY: -100, clientX: 400, clientY: 200 }), host)
    expect(near).toBeGreaterThan(home * 1.2)
    const key = new KeyboardEvent('keydown', { key: '-', bubbles: true })
    expect(scaleAfter(key, document.body)).toBeLessThan(near)
  },
)

it('does not zoom what a task covers', () => {
  stageStore.setState({ isCovered: true })
  const wheel = new WheelEvent('wheel', { deltaY: -100, cancelable: true })
  host.dispatchEvent(wheel)
  expect([camera.isMoving, wheel.defaultPrevented]).toEqual([false, false])
})

it.each([
  ['is being travelled to', () => stageStore.setState({ status: 'travelling', shown: filled('harbour') })],
  [
    'has come meanwhile',
    () => {
      stageStore.setState({ status: 'travelling', shown: filled('harbour') })
      stageStore.setState({ status: 'ready' })
    },
  ],
  ['lies under a task', () => stageStore.setState({ isCovered: true })],
])('presses and hovers nothing of a scene that %s since the pointer came down', (_, change) => {
  send('pointerdown')
  change()
  send('pointerup')
  expect(onElement).not.toHaveBeenCalled()
  expect(stageStore.getState().hovered).toBeNull()
})
