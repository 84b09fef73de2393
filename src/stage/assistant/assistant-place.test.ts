import { expect, it } from 'vitest'
import { assistantPlace } from './assistant-place.ts'

const puffin = { width: 300, height: 400 }

it.each([
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
  { width: 3840, height: 2160 },
])('stands in the lower left corner in its own shape, small on a screen of %o', (screen) => {
  const place = assistantPlace(puffin, screen)
  expect(place?.x).toBe(20)
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(screen.height - 20)
  expect(place?.y).toBeGreaterThan(screen.height / 2)
  expect((place?.width ?? 0) / (place?.height ?? 1)).toBeCloseTo(0.75)
  expect(place?.height).toBeLessThanOrEqual(190)
})

it('stands on what stands in the corner already', () => {
  const screen = { width: 1280, height: 720 }
  const place = assistantPlace(puffin, screen, 80)
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(640)
})

it('stands on no phone: it would hide what is played', () => {
  expect(assistantPlace(puffin, { width: 390, height: 844 })).toBeNull()
  expect(assistantPlace(puffin, { width: 844, height: 390 })).toBeNull()
})
