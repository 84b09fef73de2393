import { describe, expect, it } from 'vitest'
import { placeInfoCard } from '#src/ui/info-card-place.ts'

const view = { width: 1920, height: 1080 }
const card = { width: 320, height: 210 }
const label = (left: number, top: number) => ({ left, top, width: 176, height: 40 })

describe('where the info card stands', () => {
  it('is 16 right of the label, its tail on the label’s middle line 106 down', () => {
    expect(placeInfoCard({ anchor: label(552, 646), card, view })).toEqual({
      side: 'right',
      left: 744,
      top: 560,
      tail: 106,
    })
  })

  it('goes left when it would leave the screen', () => {
    const place = placeInfoCard({ anchor: label(1500, 500), card, view })
    expect(place).toMatchObject({ side: 'left', left: 1500 - 16 - 320 })
  })

  it('stays 150 from the bottom and 330 from the right, the tail still at the label [MAP-1]', () => {
    const place = placeInfoCard({ anchor: label(700, 900), card, view })
    expect(place.top + card.height).toBe(1080 - 150)
    expect(place.tail).toBe(card.height - 28)
    for (const left of [0, 400, 900, 1400, 1590, 1740]) {
      expect(placeInfoCard({ anchor: label(left, 300), card, view }).left).toBeLessThanOrEqual(1920 - 330)
    }
  })

  it('covers no other label while there is a side left', () => {
    const anchor = label(800, 500)
    const right = label(1000, 500)
    const left = label(600, 500)
    expect(placeInfoCard({ anchor, card, view, avoid: [right] }).side).toBe('left')
    expect(placeInfoCard({ anchor, card, view, avoid: [right, left] }).side).toBe('above')
    expect(placeInfoCard({ anchor, card, view, avoid: [right, left, label(800, 300)] }).side).toBe('below')
  })

  it('leaves the picture that it speaks of in sight, while there is a side left', () => {
    const small = { width: 1366, height: 768 }
    const harbour = { left: 112, top: 240, width: 570, height: 318 }
    const anchor = { left: 357, top: 558, width: 110, height: 40 }
    const place = placeInfoCard({ anchor, card, view: small, picture: harbour })
    expect(place).toMatchObject({ side: 'right', left: harbour.left + harbour.width + 16 })
    expect(place.top + place.tail).toBe(harbour.top + harbour.height / 2)
    const right = { ...harbour, left: 700 }
    const flipped = placeInfoCard({ anchor: { ...anchor, left: 930 }, card, view: small, picture: right })
    expect(flipped).toMatchObject({ side: 'left', left: right.left - 16 - card.width })
  })

  it('covers as little as it can of a picture that fills the screen', () => {
    const picture = { left: 100, top: 60, width: 1700, height: 900 }
    const place = placeInfoCard({ anchor: label(900, 964), card, view, picture })
    expect(place.left >= 900 + 176 || place.left + card.width <= 900).toBe(true)
  })
})
