import { describe, expect, it } from 'vitest'
import type { Point } from '../layout.ts'
import { hitPolygon } from './hit-polygon.ts'
import type { PixelRows } from './visible-box.ts'

function paint(width: number, height: number, isDrawn: (x: number, y: number) => boolean): PixelRows {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (isDrawn(x, y)) data[(y * width + x) * 4 + 3] = 255
  }
  return { data, width, height }
}

function press(pixels: PixelRows, x = 0, y = 0): Point[] {
  return hitPolygon(pixels, { x, y, width: pixels.width, height: pixels.height })
}

describe('where an element can be pressed', () => {
  const isInside = (points: { x: number; y: number }[], x: number, y: number): boolean =>
    points.reduce((inside, a, index) => {
      const b = points[(index + 1) % points.length] ?? a
      const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
      return crosses ? !inside : inside
    }, false)

  it('follows the outline with at most 24 points, the middle inside, the empty corners outside', () => {
    const ball = paint(300, 300, (x, y) => Math.hypot(x - 150, y - 150) < 140)
    const hit = press(ball, 1000, 500)
    expect(hit.length).toBeLessThanOrEqual(24)
    expect(isInside(hit, 1150, 650)).toBe(true)
    expect(isInside(hit, 1030, 530)).toBe(false)
    expect(isInside(hit, 1030, 650)).toBe(true)
  })

  it('keeps a ring pressable in its hole', () => {
    const ring = paint(200, 200, (x, y) => Math.abs(Math.hypot(x - 100, y - 100) - 80) < 12)
    expect(isInside(press(ring), 100, 100)).toBe(true)
  })

  it('spans an element in pieces', () => {
    const posts = paint(300, 100, (x) => x < 60 || x > 240)
    expect(isInside(press(posts), 150, 50)).toBe(true)
  })

  it('holds its own middle, also between two towers on one foot [STAGE-2]', () => {
    const towers = paint(300, 300, (x, y) => x < 60 || x > 240 || y > 260)
    expect(isInside(press(towers), 150, 150)).toBe(true)
  })

  it('stays on the canvas piece and in order for a single pixel', () => {
    const hit = press(
      paint(3, 3, (x, y) => x === 1 && y === 1),
      10,
      10,
    )
    expect(hit).toEqual([
      { x: 11, y: 11 },
      { x: 12, y: 11 },
      { x: 12, y: 12 },
      { x: 11, y: 12 },
    ])
  })
})
