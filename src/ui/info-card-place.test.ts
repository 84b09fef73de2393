import { describe, expect, it } from 'vitest'
import { placeInfoCard, type CardPlace } from '#src/ui/info-card-place.ts'

const view = { width: 1920, height: 1080 }
const card = { width: 320, height: 210 }
const label = (left: number, top: number) => ({ left, top, width: 176, height: 40 })

describe('where the info card stands', () => {
  it('is 16 right of the label, its tail on the label’s middle line 106 down', () => {
    expect(placeInfoCard({ anchor: label(552, 646), card, view })).toMatchObject({
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

  it('points from further off at what floats where the bottom stays free [MAP-1]', () => {
    const bottle = { left: 1076, top: 790, width: 80, height: 44 }
    const window = { width: 1440, height: 900 }
    const low = { width: 320, height: 138 }
    const place = placeInfoCard({ anchor: bottle, card: low, view: window, picture: bottle })
    expect(place).toMatchObject({ side: 'above', top: 900 - 150 - 138 })
    expect(place.left + (place.tail ?? NaN)).toBe(bottle.left + bottle.width / 2)
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
    expect(place.top + (place.tail ?? 0)).toBe(harbour.top + harbour.height / 2)
    const right = { ...harbour, left: 700 }
    const flipped = placeInfoCard({ anchor: { ...anchor, left: 930 }, card, view: small, picture: right })
    expect(flipped).toMatchObject({ side: 'left', left: right.left - 16 - card.width })
  })

  it('slides along a picture until it covers no label beside it, its tail still at the picture', () => {
    const harbour = { left: 112, top: 240, width: 570, height: 318 }
    const anchor = { left: 337, top: 558, width: 120, height: 40 }
    const school = { left: 690, top: 363, width: 176, height: 40 }
    const low = { width: 320, height: 150 }
    const small = { width: 1366, height: 768 }
    const place = placeInfoCard({ anchor, card: low, view: small, picture: harbour, avoid: [school] })
    const isClear = place.top >= school.top + school.height || place.top + low.height <= school.top
    expect(place).toMatchObject({ side: 'right', left: harbour.left + harbour.width + 16 })
    expect(isClear).toBe(true)
    const tip = place.top + (place.tail ?? NaN)
    expect(Math.abs(tip - (harbour.top + harbour.height / 2))).toBeLessThanOrEqual((harbour.height * 0.6) / 2)
  })

  it('covers as little as it can of a picture that fills the screen', () => {
    const picture = { left: 100, top: 60, width: 1700, height: 900 }
    const place = placeInfoCard({ anchor: label(900, 964), card, view, picture })
    expect(place.left >= 900 + 176 || place.left + card.width <= 900).toBe(true)
  })

  describe('that stays', () => {
    const bay = { left: 320, top: 585, width: 285, height: 115 }
    const name = { left: 412, top: 693, width: 123, height: 40 }
    const harbour = { left: 306, top: 541, width: 120, height: 40 }
    const ferry = { left: 584, top: 583, width: 120, height: 40 }
    const high = { width: 320, height: 281 }
    const around = { anchor: name, card: high, view: { width: 1366, height: 768 }, picture: bay }
    const tipOf = ({ side, left, top, tail }: CardPlace) =>
      side === 'above' || side === 'below' ? left + (tail ?? NaN) : top + (tail ?? NaN)

    it('points at its place, and covers neither that nor what it leads to', () => {
      const place = placeInfoCard({ ...around, avoid: [harbour, ferry], keep: [harbour] })
      expect(place.side).toBe('above')
      expect(place.top + high.height).toBe(bay.top - 16)
      expect(place.left).toBeGreaterThanOrEqual(harbour.left + harbour.width)
      expect(tipOf(place)).toBe(bay.left + bay.width / 2)
    })

    it('has the map make room at an edge, as far as it goes, and stays inside a small window', () => {
      const view = { width: 390, height: 772 }
      const market = { left: 300, top: 500, width: 460, height: 260 }
      const label = { left: 250, top: 716, width: 124, height: 40 }
      const shut = { anchor: label, card: high, view, picture: market }
      const room = { x: { min: -400, max: 0 }, y: { min: -100, max: 0 } }
      const place = placeInfoCard({ ...shut, room })
      expect(place.tail).not.toBeNull()
      expect(place.left).toBeGreaterThanOrEqual(16)
      expect(place.left + high.width).toBeLessThanOrEqual(390 - 16)
      expect(place.pan.x).toBeGreaterThanOrEqual(-400)
      expect(place.pan.x).toBeLessThanOrEqual(0)
    })

    it('points at nothing where its place is not in reach', () => {
      const away = { left: -900, top: 300, width: 100, height: 40 }
      expect(placeInfoCard({ ...around, anchor: away, picture: away }).tail).toBeNull()
    })
  })
})
