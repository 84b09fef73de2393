import { describe, expect, it } from 'vitest'
import { toAdditive } from './additive.ts'
import { hoverRim } from './hover-rim.ts'
import { burntShare } from './burnt.ts'
import { blankPixels, type Picture, type Pixels } from './pixels.ts'
import { reflectOnWater } from './reflection.ts'
import { trimPicture } from './trim.ts'

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

function paint(width: number, height: number, colour: (x: number, y: number) => Colour | null): Pixels {
  const pixels = blankPixels(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.data.set(colour(x, y) ?? [0, 0, 0, 0], (y * width + x) * 4)
  }
  return pixels
}

function pixelAt({ data, width }: Pixels, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
}

function at(x: number, y: number, pixels: Pixels): Picture {
  return { pixels, box: { x, y, width: pixels.width, height: pixels.height } }
}

const ORANGE: Colour = [200, 120, 40, 255]

describe('light on black becomes a picture for additive blending', () => {
  it('adds what was drawn, and nothing where black was', () => {
    const colours: Colour[] = [
      [240, 172, 76, 255],
      [0, 0, 0, 255],
      [240, 172, 76, 96],
      [10, 4, 2, 255],
    ]
    const drawn = paint(4, 1, (x) => colours[x] ?? null)
    const added = toAdditive(drawn)
    for (const [x, [red, green, blue, alpha]] of colours.entries()) {
      const [r = 0, g = 0, b = 0, a = 0] = pixelAt(added, x, 0)
      const sums = [r, g, b].map((channel) => (channel * a) / 255)
      const meant = [red, green, blue].map((channel) => (channel * alpha) / 255)
      for (const [channel, sum] of sums.entries())
        expect(Math.abs(sum - (meant[channel] ?? 0))).toBeLessThan(1.5)
    }
    expect(pixelAt(added, 1, 0)).toEqual([0, 0, 0, 0])
  })
})

describe('light that is added', () => {
  const added = toAdditive(paint(40, 40, () => [255, 230, 160, 255]))
  const share = (colour: Colour): number =>
    burntShare(
      at(
        10,
        10,
        paint(80, 80, () => colour),
      ),
      at(30, 30, added),
    )

  it('burns out on white, and on nothing that leaves room for it', () => {
    expect(share([250, 250, 250, 255])).toBe(1)
    expect(share([60, 70, 90, 255])).toBe(0)
    expect(share([250, 250, 250, 0])).toBe(0)
  })

  it('falls on nothing where it is black: half of it hides the other half', () => {
    const lamp = toAdditive(paint(40, 40, (x) => (x < 20 ? [0, 0, 0, 255] : [255, 255, 255, 255])))
    const half = paint(80, 80, (x) => (x < 40 ? [250, 250, 250, 255] : [0, 0, 0, 255]))
    expect(burntShare(at(0, 0, half), at(20, 20, lamp))).toBe(1)
    expect(burntShare(at(0, 0, half), at(0, 20, lamp))).toBe(1)
  })
})

describe('transparent borders', () => {
  it('are cut to a margin of one pixel, and the rest stays at its place', () => {
    const canvas = paint(60, 40, (x, y) => (x >= 20 && x < 30 && y >= 10 && y < 14 ? ORANGE : null))
    const trimmed = trimPicture({ pixels: canvas, box: { x: 100, y: 50, width: 120, height: 80 } })
    expect(trimmed?.box).toEqual({ x: 138, y: 68, width: 24, height: 12 })
    expect(trimmed && pixelAt(trimmed.pixels, 1, 1)).toEqual([...ORANGE])
  })

  it('of a picture with nothing in it leave nothing', () => {
    expect(
      trimPicture(
        at(
          0,
          0,
          paint(8, 8, () => [255, 255, 255, 1]),
        ),
      ),
    ).toBeNull()
  })
})

describe('the rim of a hovered element', () => {
  it('lights the upper left edges and leaves the lower right ones dark', async () => {
    const rim = await hoverRim(
      at(
        200,
        100,
        paint(80, 60, () => ORANGE),
      ),
      1920,
    )
    expect(rim).not.toBeNull()
    if (!rim) return
    const alphaAt = (x: number, y: number): number =>
      pixelAt(rim.pixels, Math.round(x - rim.box.x), Math.round(y - rim.box.y))[3] ?? 0
    expect(alphaAt(201, 130)).toBeGreaterThan(150)
    expect(alphaAt(240, 101)).toBeGreaterThan(150)
    expect(alphaAt(240, 130)).toBe(0)
    expect(rim.box.x + rim.box.width).toBeLessThan(286)
  })
})

describe('a reflection', () => {
  const water = { waterline: 180, horizon: 100, width: 1920, height: 1080 }
  const cottage = at(
    300,
    80,
    paint(120, 110, () => ORANGE),
  )

  it('stays under the waterline, on the canvas, fainter and cooler than what it mirrors', async () => {
    const mirror = await reflectOnWater(cottage, water)
    expect(mirror).not.toBeNull()
    if (!mirror) return
    expect(mirror.box.y).toBeGreaterThanOrEqual(water.waterline)
    expect(mirror.box.y + mirror.box.height).toBeLessThanOrEqual(water.height)
    const [red = 0, , blue = 0, alpha = 0] = pixelAt(mirror.pixels, Math.round(360 - mirror.box.x), 2)
    expect(alpha).toBeGreaterThan(60)
    expect(alpha).toBeLessThan(170)
    expect(red).toBeLessThan(ORANGE[0])
    expect(blue).toBeGreaterThan(ORANGE[2])
  })

  it('fades out with the distance', async () => {
    const mirror = await reflectOnWater(cottage, water)
    if (!mirror) throw new Error('no reflection')
    const rowAlpha = (from: number, to: number): number => {
      const middle = Math.round(360 - mirror.box.x)
      const rows = Array.from(
        { length: to - from },
        (_, row) => pixelAt(mirror.pixels, middle, from + row)[3] ?? 0,
      )
      return rows.reduce((sum, alpha) => sum + alpha, 0) / rows.length
    }
    expect(rowAlpha(mirror.pixels.height - 12, mirror.pixels.height - 2)).toBeLessThan(rowAlpha(0, 10) / 2)
  })

  it('is nothing where there is no room for it', async () => {
    expect(await reflectOnWater(cottage, { ...water, height: 180 })).toBeNull()
  })
})
