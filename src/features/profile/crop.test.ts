import { describe, expect, it } from 'vitest'
import { visible, moved, squareOf, WHOLE } from './crop.ts'

const WIDE = { width: 400, height: 200 }

describe('the square of a picture', () => {
  it('is at first the largest one, in the middle [ACT-5]', () => {
    expect(squareOf(WHOLE, WIDE)).toEqual({ left: 100, top: 0, side: 200 })
  })

  it('follows the hand, and stops at the edge [ACT-5]', () => {
    expect(squareOf(moved(WHOLE, WIDE, { dx: 0.25, dy: 0 }), WIDE)).toEqual({ left: 50, top: 0, side: 200 })
    expect(squareOf(moved(WHOLE, WIDE, { dx: -9, dy: 9 }), WIDE)).toEqual({ left: 200, top: 0, side: 200 })
  })

  it('becomes smaller as one comes nearer, up to four times, and leaves no gap [ACT-5]', () => {
    expect(squareOf(visible({ x: 0, y: 1, zoom: 2 }, WIDE), WIDE)).toEqual({ left: 0, top: 100, side: 100 })
    expect(visible({ ...WHOLE, zoom: 99 }, WIDE).zoom).toBe(4)
    expect(visible({ ...WHOLE, zoom: 0 }, WIDE).zoom).toBe(1)
  })
})
