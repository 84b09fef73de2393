import { expect, it } from 'vitest'
import { lightPlaces, sway } from './light-places.ts'

const box = { x: 100, y: 200, width: 300, height: 200 }

it('hangs one light over the middle of its place [ALIVE-1]', () => {
  const [light] = lightPlaces(box, 1)
  expect(light?.x).toBeCloseTo(250)
  expect(light?.y).toBeLessThan(box.y + box.height / 2)
})

it.each([2, 5, 12])('keeps %i lights apart, over the place, from left to right [ALIVE-1]', (count) => {
  const lights = lightPlaces(box, count)
  expect(lights).toHaveLength(count)
  const xs = lights.map(({ x }) => x)
  expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  for (const { x, y } of lights) {
    expect(x).toBeGreaterThanOrEqual(box.x)
    expect(x).toBeLessThanOrEqual(box.x + box.width)
    expect(y).toBeGreaterThanOrEqual(box.y)
    expect(y).toBeLessThanOrEqual(box.y + box.height / 2)
  }
})

it('sways no further than a few units, each in its own time', () => {
  expect(Math.abs(sway(1234, 3))).toBeLessThanOrEqual(5)
  expect(sway(0, 1)).not.toBeCloseTo(sway(0, 2))
})
