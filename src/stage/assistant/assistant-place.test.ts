import { expect, it } from 'vitest'
import { assistantPlace } from './assistant-place.ts'

const puffin = { width: 300, height: 400 }

it('stands in the lower left corner in its own shape, small on any screen', () => {
  for (const screen of [
    { width: 640, height: 360 },
    { width: 1280, height: 720 },
    { width: 3840, height: 2160 },
  ]) {
    const { x, y, width, height } = assistantPlace(puffin, screen)
    expect(x).toBe(20)
    expect(y + height).toBeLessThanOrEqual(screen.height - 20)
    expect(y).toBeGreaterThan(screen.height / 2)
    expect(width / height).toBeCloseTo(0.75)
    expect(height).toBeLessThanOrEqual(190)
  }
})

it("stands above a phone's bar, and hides little of what lies there", () => {
  const { y, height } = assistantPlace(puffin, { width: 390, height: 844 })
  expect(y + height).toBe(760)
  expect(height).toBeLessThan(80)
})
