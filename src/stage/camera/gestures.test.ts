import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Camera } from './camera.ts'
import { listenToGestures } from './gestures.ts'

const answers = {
  isDeaf: vi.fn(() => false),
  isUnseen: vi.fn(() => false),
  onHover: vi.fn(),
  onTap: vi.fn(),
  onMove: vi.fn(),
  onDragging: vi.fn(),
}
const map = {
  kind: 'moving',
  size: { width: 3840, height: 2160 },
  safe: { x: 0, y: 0, width: 3840, height: 2160 },
  align: 'center',
} as const

let target: HTMLElement
let camera: Camera
let gestures: ReturnType<typeof listenToGestures>

beforeEach(() => {
  vi.clearAllMocks()
  answers.isDeaf.mockReturnValue(false)
  target = document.createElement('div')
  target.setPointerCapture = () => undefined
  camera = new Camera()
  camera.resize({ width: 800, height: 600 })
  camera.frame(map, null)
  camera.zoomAt({ x: 400, y: 300 }, 2)
  gestures = listenToGestures(target, camera, answers)
})
afterEach(() => gestures.stop())

interface Given {
  id?: number
  type?: 'mouse' | 'touch'
  movementX?: number
  time?: number
}

function send(name: string, x: number, y: number, given: Given = {}): void {
  const { id = 1, type = 'mouse', movementX = 1, time = 0 } = given
  const event = new MouseEvent(name, { clientX: x, clientY: y, button: 0 })
  Object.defineProperties(event, {
    pointerType: { value: type },
    pointerId: { value: id },
    movementX: { value: movementX },
    movementY: { value: 0 },
    timeStamp: { value: time },
    getCoalescedEvents: { value: () => [] },
  })
  target.dispatchEvent(event)
}

describe('a mouse over the map', () => {
  it('hovers what it is moved to', () => {
    send('pointermove', 40, 30)
    expect(answers.onHover).toHaveBeenCalledExactlyOnceWith({ x: 40, y: 30 })
  })

  it('hovers nothing where it only lies since what stood over the map has gone', () => {
    send('pointermove', 40, 30, { movementX: 0 })
    expect(answers.onHover).not.toHaveBeenCalled()
  })

  it('hovers what it is let go over, and nothing while it drags', () => {
    send('pointerdown', 100, 100)
    send('pointermove', 140, 100)
    expect(answers.onHover).toHaveBeenLastCalledWith(null)
    send('pointerup', 150, 100)
    expect(answers.onHover).toHaveBeenLastCalledWith({ x: 150, y: 100 })
  })
})

describe('a press', () => {
  it('is a tap where it is let go, also by a finger that shakes', () => {
    send('pointerdown', 100, 100)
    send('pointermove', 104, 103)
    send('pointerup', 104, 103)
    expect(answers.onTap).toHaveBeenCalledExactlyOnceWith({ x: 104, y: 103 })
    expect(answers.onDragging).not.toHaveBeenCalled()
  })

  it('that the system takes back is none', () => {
    send('pointerdown', 100, 100)
    send('pointercancel', 100, 100)
    expect(answers.onTap).not.toHaveBeenCalled()
    expect(answers.onHover).not.toHaveBeenCalled()
    expect(camera.isMoving).toBe(false)
  })

  it('is none on a deaf stage', () => {
    answers.isDeaf.mockReturnValue(true)
    send('pointerdown', 100, 100)
    send('pointerup', 100, 100)
    expect(answers.onTap).not.toHaveBeenCalled()
  })

  it('that was ended in between presses and hovers nothing', () => {
    send('pointerdown', 100, 100)
    gestures.end()
    send('pointerup', 100, 100)
    expect(answers.onTap).not.toHaveBeenCalled()
    expect(answers.onHover).not.toHaveBeenCalled()
    expect(camera.isMoving).toBe(false)
  })
})

describe('a drag', () => {
  it('moves the map with the finger, and presses nothing', () => {
    const { x, scale } = camera.view
    send('pointerdown', 400, 300)
    send('pointermove', 390, 300)
    send('pointermove', 330, 300)
    send('pointerup', 330, 300, { time: 900 })
    expect(camera.view.x).toBeCloseTo(x + 60 / scale)
    expect(answers.onDragging.mock.calls).toEqual([[true], [false]])
    expect(answers.onTap).not.toHaveBeenCalled()
    expect(camera.isMoving).toBe(false)
  })

  it('goes on as a throw where the finger was fast', () => {
    send('pointerdown', 400, 300)
    for (const [index, x] of [390, 370, 350, 330].entries())
      send('pointermove', x, 300, { time: 16 * (index + 1) })
    send('pointerup', 330, 300, { time: 70 })
    const { x } = camera.view
    expect(camera.isMoving).toBe(true)
    camera.step(100)
    expect(camera.view.x).toBeGreaterThan(x)
  })

  it('ends where it is ended, and throws nothing', () => {
    send('pointerdown', 400, 300)
    send('pointermove', 390, 300)
    send('pointermove', 370, 300, { time: 16 })
    gestures.end()
    const { x } = camera.view
    send('pointermove', 300, 300, { time: 32 })
    send('pointerup', 300, 300, { time: 48 })
    expect(camera.view.x).toBe(x)
    expect(camera.isMoving).toBe(false)
    expect(answers.onDragging).toHaveBeenLastCalledWith(false)
  })

  it('begins with a finger that came down too early as soon as the stage hears', () => {
    answers.isDeaf.mockReturnValue(true)
    send('pointerdown', 400, 300, { type: 'touch' })
    send('pointermove', 390, 300, { type: 'touch' })
    expect(answers.onDragging).not.toHaveBeenCalled()
    answers.isDeaf.mockReturnValue(false)
    const { x, scale } = camera.view
    send('pointermove', 380, 300, { type: 'touch' })
    send('pointermove', 360, 300, { type: 'touch' })
    expect(camera.view.x).toBeCloseTo(x + 20 / scale)
    send('pointerup', 360, 300, { type: 'touch' })
    expect(answers.onTap).not.toHaveBeenCalled()
  })
})

describe('two fingers', () => {
  it('zoom by as much as they spread, and press nothing', () => {
    const { scale } = camera.view
    send('pointerdown', 350, 300, { id: 1, type: 'touch' })
    send('pointerdown', 450, 300, { id: 2, type: 'touch' })
    send('pointermove', 475, 300, { id: 2, type: 'touch' })
    expect(camera.view.scale).toBeCloseTo(scale * 1.25)
    send('pointerup', 475, 300, { id: 2, type: 'touch' })
    send('pointerup', 350, 300, { id: 1, type: 'touch' })
    expect(answers.onTap).not.toHaveBeenCalled()
  })
})
