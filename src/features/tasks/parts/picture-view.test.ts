import { describe, expect, it } from 'vitest'
import { centredOn, fitted, held, shows, zoomed } from './picture-view.ts'

const PANE = { width: 800, height: 600 }
const FIT = fitted(PANE, 1.6)

describe('the view of a picture', () => {
  it('fits it whole into the pane, in its middle', () => {
    expect(FIT).toEqual({ width: 800, height: 500 })
    expect(held({ x: 99, y: 99, zoom: 1 }, PANE, FIT)).toEqual({ x: 0, y: 50, zoom: 1 })
  })

  it('keeps what lies under the pointer where it is', () => {
    const before = { x: -100, y: -50, zoom: 2 }
    const after = zoomed(before, 1.5, { x: 300, y: 200 })
    expect((300 - after.x) / after.zoom).toBeCloseTo((300 - before.x) / before.zoom)
    expect((200 - after.y) / after.zoom).toBeCloseTo((200 - before.y) / before.zoom)
  })

  it('never shows the ground beyond its edge, nor comes nearer than it is fine', () => {
    expect(held({ x: 500, y: -9000, zoom: 2 }, PANE, FIT)).toEqual({ x: 0, y: -400, zoom: 2 })
    expect(held({ x: 0, y: 0, zoom: 99 }, PANE, FIT).zoom).toBe(5)
  })

  it('brings a place to the middle, and knows which ones can be seen', () => {
    const view = held(centredOn([50, 50], 3, PANE, FIT), PANE, FIT)
    expect(shows(view, [50, 50], PANE, FIT)).toBe(true)
    expect(shows(view, [5, 50], PANE, FIT)).toBe(false)
  })
})
