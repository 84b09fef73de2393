import { describe, expect, it } from 'vitest'
import { placeCard, spotlight } from './place-card.ts'

const VIEW = { width: 1000, height: 700 }
const CARD = { width: 300, height: 200 }

function overlap(
  one: { left: number; top: number; width: number; height: number },
  other: typeof one,
): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}

describe('the card of the tour', () => {
  it.each([
    ['in the upper right corner', { left: 900, top: 10, width: 90, height: 48 }],
    ['in the lower left corner', { left: 10, top: 600, width: 320, height: 90 }],
    ['in the middle', { left: 450, top: 300, width: 100, height: 100 }],
    ['as high as the window', { left: 500, top: 0, width: 100, height: 700 }],
    ['that fills the right half', { left: 500, top: 0, width: 500, height: 700 }],
  ])('covers nothing that stands %s, and stands in the window [TUT-1]', (_, shown) => {
    const place = { ...placeCard(shown, CARD, VIEW), ...CARD }
    expect(overlap(place, shown)).toBe(false)
    expect(place.left).toBeGreaterThanOrEqual(16)
    expect(place.top).toBeGreaterThanOrEqual(16)
    expect(place.left + CARD.width).toBeLessThanOrEqual(VIEW.width - 16)
    expect(place.top + CARD.height).toBeLessThanOrEqual(VIEW.height - 16)
  })

  it('stands beside a row of a menu, where there is room [TUT-3]', () => {
    const row = { left: 660, top: 300, width: 320, height: 48 }
    expect(placeCard(row, CARD, VIEW, true)).toEqual({ left: 344, top: 224 })
    expect(placeCard({ ...row, left: 200, width: 600 }, CARD, VIEW, true).top).toBe(364)
  })

  it('stands as low as it can where what is shown fills the window [TUT-1]', () => {
    const all = { left: 0, top: 0, ...VIEW }
    expect(placeCard(all, CARD, VIEW)).toEqual({ left: 350, top: 484 })
  })

  it('leaves what is shown some room, as far as there is any', () => {
    expect(spotlight({ left: 2, top: 300, width: 50, height: 50 }, VIEW)).toEqual({
      left: 0,
      top: 292,
      width: 60,
      height: 66,
    })
  })
})
