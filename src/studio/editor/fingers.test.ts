import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenToFingers, type Drag } from './fingers.ts'

const drag = { move: vi.fn<Drag['move']>(), end: vi.fn<Drag['end']>(), cancel: vi.fn<Drag['cancel']>() }
const begin = vi.fn((): Drag => drag)
const pinch = vi.fn<Parameters<typeof listenToFingers>[1]['pinch']>()
const target = document.createElement('div')
let stop: ReturnType<typeof listenToFingers> = () => undefined

const finger = (pointerId: number, clientX: number, clientY: number) => ({
  ...{ pointerId, clientX, clientY, button: 0, buttons: 1, pointerType: 'touch' },
})
const down = (...at: Parameters<typeof finger>) => fireEvent.pointerDown(target, finger(...at))
const move = (...at: Parameters<typeof finger>) => fireEvent.pointerMove(target, finger(...at))
const up = (...at: Parameters<typeof finger>) => fireEvent.pointerUp(target, finger(...at))

describe('fingers on the scene', () => {
  beforeEach(() => {
    vi.clearAllMocks()
    target.setPointerCapture = () => undefined
    document.body.append(target)
    stop = listenToFingers(target, { begin, pinch, wheel: () => undefined, hover: () => undefined })
  })
  afterEach(() => {
    stop()
    target.remove()
  })

  it('drag with one of them, once it has gone further than a hand shakes [DESIGN-4]', () => {
    down(1, 100, 100)
    move(1, 105, 100)
    expect(drag.move).not.toHaveBeenCalled()
    move(1, 130, 90)
    expect(drag.move.mock.lastCall?.[0]).toEqual({ x: 30, y: -10 })
    up(1, 130, 90)
    expect(drag.end.mock.lastCall?.[0]).toBe(false)
  })

  it('pan and zoom with two, and what the first one began does not count [DESIGN-4]', () => {
    down(1, 100, 100)
    move(1, 120, 100)
    down(2, 220, 100)
    expect(drag.cancel).toHaveBeenCalledOnce()
    move(2, 320, 100)
    expect(pinch.mock.lastCall).toEqual([{ x: 170, y: 100 }, 2, { x: 220, y: 100 }])
    // the same distance, somewhere else
    move(2, 320, 140)
    const [from, factor, to] = pinch.mock.lastCall ?? []
    expect([from, to]).toEqual([
      { x: 220, y: 100 },
      { x: 220, y: 120 },
    ])
    expect(factor).toBeCloseTo(Math.hypot(200, 40) / 200)
    expect(drag.move).toHaveBeenCalledOnce()
  })

  it('do nothing with the one that is left, until it comes down again [DESIGN-4]', () => {
    down(1, 100, 100)
    down(2, 220, 100)
    up(2, 220, 100)
    move(1, 300, 300)
    up(1, 300, 300)
    expect(drag.move).not.toHaveBeenCalled()
    expect(drag.end).not.toHaveBeenCalled()
    expect(pinch).not.toHaveBeenCalled()
    down(1, 100, 100)
    move(1, 150, 100)
    expect(drag.move.mock.lastCall?.[0]).toEqual({ x: 50, y: 0 })
  })

  it('that the system takes away give up what they began [DESIGN-4]', () => {
    down(1, 100, 100)
    move(1, 150, 100)
    fireEvent.pointerCancel(target, finger(1, 150, 100))
    expect(drag.cancel).toHaveBeenCalledOnce()
    expect(drag.end).not.toHaveBeenCalled()
  })
})
