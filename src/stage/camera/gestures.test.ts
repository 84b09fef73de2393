import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Camera } from './camera.ts'
import { listenToGestures } from './gestures.ts'

const answers = {
  isDeaf: () => false,
  onHover: vi.fn(),
  onTap: vi.fn(),
  onMove: vi.fn(),
  onDragging: vi.fn(),
}

let target: HTMLElement
let stop: () => void

beforeEach(() => {
  vi.clearAllMocks()
  target = document.createElement('div')
  stop = listenToGestures(target, new Camera(), answers)
})
afterEach(() => stop())

function move(movementX: number): void {
  const event = new MouseEvent('pointermove', { clientX: 40, clientY: 30 })
  target.dispatchEvent(
    Object.defineProperties(event, {
      pointerType: { value: 'mouse' },
      pointerId: { value: 1 },
      movementX: { value: movementX },
      movementY: { value: 0 },
    }),
  )
}

describe('a mouse over the map', () => {
  it('hovers what it is moved to', () => {
    move(3)
    expect(answers.onHover).toHaveBeenCalledExactlyOnceWith({ x: 40, y: 30 })
  })

  it('hovers nothing where it only lies since what stood over the map has gone', () => {
    move(0)
    expect(answers.onHover).not.toHaveBeenCalled()
  })
})
