import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenTo } from './picture-gestures.ts'

const pane = document.createElement('div')
const place = document.createElement('button')
const onOpen = vi.fn()
const gestures = { onPan: vi.fn(), onZoom: vi.fn(), onDoubleTap: vi.fn(), onPress: vi.fn() }
let stop = () => {}

beforeEach(() => {
  vi.clearAllMocks()
  pane.setPointerCapture = () => undefined
  pane.append(place)
  document.body.append(pane)
  place.addEventListener('click', onOpen)
  stop = listenTo(pane, gestures)
})
afterEach(() => {
  stop()
  place.removeEventListener('click', onOpen)
  pane.remove()
})

const finger = (pointerId: number, clientX: number) => ({
  ...{ pointerId, clientX, clientY: 100, button: 0, buttons: 1, pointerType: 'touch', bubbles: true },
})

it('a press of a place opens it [TASK-1]', () => {
  fireEvent.pointerDown(place, finger(1, 100))
  fireEvent.pointerUp(place, finger(1, 100))
  fireEvent.click(place)
  expect(onOpen).toHaveBeenCalledOnce()
})

it.each([
  ['the first', 1, place, pane],
  ['the second', 2, pane, place],
])(
  'a pinch that begins on a place opens nothing, whichever finger is lifted first: %s [TASK-1]',
  (_, id, on, then) => {
    fireEvent.pointerDown(place, finger(1, 100))
    fireEvent.pointerDown(pane, finger(2, 200))
    fireEvent.pointerMove(pane, finger(2, 260))
    expect(gestures.onZoom).toHaveBeenCalledOnce()
    fireEvent.pointerUp(on, finger(id, 100))
    fireEvent.click(on)
    fireEvent.pointerUp(then, finger(3 - id, 260))
    fireEvent.click(then)
    expect(onOpen).not.toHaveBeenCalled()
    expect(gestures.onPress).not.toHaveBeenCalled()
  },
)
