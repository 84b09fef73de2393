import { describe, expect, it } from 'vitest'
import { seeCloud } from './clouds.ts'
import { flakesOf, flakeOf, seeFlake, TIMINGS } from './snow.ts'

const screen = { width: 1280, height: 720 }
const flakes = flakesOf(7, 150)

describe('snow', () => {
  it('keeps delay, fall and size in the ranges of the specification [STAGE-5]', () => {
    for (const { delay, fall, size, opacity } of flakes) {
      expect(delay).toBeGreaterThanOrEqual(0)
      expect(delay).toBeLessThanOrEqual(15)
      expect(fall).toBeGreaterThanOrEqual(10)
      expect(fall).toBeLessThanOrEqual(30)
      expect(size).toBeGreaterThanOrEqual(10)
      expect(size).toBeLessThanOrEqual(15)
      expect(opacity).toBeGreaterThan(0)
      expect(opacity).toBeLessThanOrEqual(1)
    }
  })

  it('spreads over those ranges and falls in five ways [STAGE-5]', () => {
    expect(new Set(flakes.map(({ timing }) => timing)).size).toBe(5)
    expect(new Set(flakes.map(({ opacity }) => opacity)).size).toBeGreaterThan(140)
    expect(Math.max(...flakes.map(({ delay }) => delay))).toBeGreaterThan(13)
    expect(Math.min(...flakes.map(({ delay }) => delay))).toBeLessThan(2)
    expect(Math.max(...flakes.map(({ fall }) => fall))).toBeGreaterThan(28)
    expect(Math.min(...flakes.map(({ fall }) => fall))).toBeLessThan(12)
  })

  it('waits out its delay, then falls through the whole screen [STAGE-5]', () => {
    const flake = flakeOf(7, 3)
    const { delay, fall, size } = flake
    expect(seeFlake(flake, delay - 0.1, screen).opacity).toBe(0)
    expect(seeFlake(flake, delay + 0.001, screen).y).toBeCloseTo(-size, 0)
    expect(seeFlake(flake, delay + fall * 0.9999, screen).y).toBeCloseTo(screen.height + size, 0)
  })

  it('starts each fall at another place', () => {
    const flake = flakeOf(7, 3)
    const { delay, fall } = flake
    const falls = [0, 1, 2, 3].map((round) => seeFlake(flake, delay + fall * (round + 0.001), screen).x)
    expect(new Set(falls.map(Math.round)).size).toBe(4)
  })

  it('fills a resized screen evenly at once [STAGE-5]', () => {
    const wide = { width: 2560, height: 720 }
    const xs = flakes.map((flake) => seeFlake(flake, 40, wide).x)
    expect(xs.filter((x) => x > 1280).length).toBeGreaterThan(55)
    expect(xs.filter((x) => x > 1280).length).toBeLessThan(95)
  })

  it('never moves upwards on its way down', () => {
    for (const timing of Object.values(TIMINGS)) {
      expect(timing(0)).toBeCloseTo(0)
      expect(timing(1)).toBeCloseTo(1)
      for (let t = 0; t < 1; t += 0.05) expect(timing(t + 0.05)).toBeGreaterThan(timing(t))
    }
  })
})

describe('clouds', () => {
  it('drift from the same side and come back on it [STAGE-5]', () => {
    const scene = { width: 1920, height: 1080 }
    for (let index = 0; index < 6; index += 1) {
      const xs = Array.from({ length: 400 }, (_, step) => seeCloud(20, index, step * 4, scene).x)
      const jumps = xs.slice(1).filter((x, step) => x < (xs[step] ?? x))
      expect(jumps.every((x) => x < 0)).toBe(true)
    }
  })
})
