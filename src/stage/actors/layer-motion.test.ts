import { describe, expect, it } from 'vitest'
import type { LayerLayout } from '#shared/scene/layout.ts'
import { layerPlace } from './layer-motion.ts'

const still: LayerLayout = {
  name: 'ship',
  picture: {
    file: { url: 'ship.webp', frame: null },
    small: null,
    box: { x: 100, y: 50, width: 200, height: 80 },
  },
  depth: 1,
  isTiled: false,
  isFront: false,
  drift: 0,
  path: null,
}
const points = [
  { x: 0, y: 0 },
  { x: 560, y: -14 },
  { x: 240, y: 6 },
  { x: -300, y: 10 },
]

describe('a layer', () => {
  it('stands still where nothing is said', () => {
    expect(layerPlace(still, 12_345, 1920)).toEqual({ x: 0, y: 0, facing: 1 })
  })

  it('drifts out on one side and in on the other, starting at its place', () => {
    const cloud = { ...still, drift: 10 }
    expect(layerPlace(cloud, 0, 1920).x).toBe(0)
    expect(layerPlace(cloud, 1000, 1920).x).toBe(10)
    expect(layerPlace(cloud, 183_000, 1920).x).toBe(-290)
  })

  it('repeats a tile after its own width', () => {
    const waves = { ...still, isTiled: true, drift: 10 }
    expect(layerPlace(waves, 20_000, 1920).x).toBe(0)
  })

  it('sails a closed, smooth round through its points', () => {
    const ship = { ...still, path: { points, seconds: 240 } }
    expect(layerPlace(ship, 0, 1920)).toMatchObject({ x: 0, y: 0 })
    expect(layerPlace(ship, 60_000, 1920)).toMatchObject(points[1] ?? {})
    expect(layerPlace(ship, 240_000, 1920)).toMatchObject({ x: 0, y: 0 })
    for (let second = 0; second < 240; second += 1) {
      const before = layerPlace(ship, second * 1000, 1920)
      const after = layerPlace(ship, (second + 1) * 1000, 1920)
      expect(Math.abs(after.x - before.x)).toBeLessThan(20)
    }
  })

  it('turns round before it sails back, and is never a line', () => {
    const ship = { ...still, path: { points, seconds: 240 } }
    expect(layerPlace(ship, 20_000, 1920).facing).toBe(1)
    expect(layerPlace(ship, 120_000, 1920).facing).toBeLessThan(0)
    for (let second = 0; second < 240; second += 1) {
      expect(Math.abs(layerPlace(ship, second * 1000, 1920).facing)).toBeGreaterThan(0.1)
    }
  })
})
