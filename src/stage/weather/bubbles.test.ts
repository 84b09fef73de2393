import { describe, expect, it } from 'vitest'
import { bubbleOf, bubblesOf, seeBubble } from './bubbles.ts'

const screen = { width: 1280, height: 720 }
const bubbles = bubblesOf(5, 40)

describe('bubbles', () => {
  it('rise from below the screen to above it, and never sink [STAGE-5]', () => {
    const bubble = bubbleOf(5, 3)
    const at = (share: number) => seeBubble(bubble, bubble.delay + bubble.rise * share, screen).y
    expect(seeBubble(bubble, bubble.delay - 0.1, screen).opacity).toBe(0)
    expect(at(0.0001)).toBeCloseTo(screen.height + bubble.size, 0)
    expect(at(0.9999)).toBeCloseTo(-bubble.size, 0)
    for (let share = 0; share < 0.95; share += 0.05) expect(at(share + 0.04)).toBeLessThan(at(share))
  })

  it('grow on their way up and are gone at the top', () => {
    const bubble = bubbleOf(5, 8)
    const at = (share: number) => seeBubble(bubble, bubble.delay + bubble.rise * share, screen)
    const [low, middle, high] = [at(0.05), at(0.5), at(0.9999)]
    expect(low.size).toBeLessThan(middle.size)
    expect(middle.size).toBeLessThan(high.size)
    expect(middle.opacity).toBeCloseTo(bubble.opacity)
    expect(high.opacity).toBeCloseTo(0, 2)
  })

  it('are of many sizes, and start each rise at another place', () => {
    const sizes = bubbles.map(({ size }) => size)
    expect(Math.min(...sizes)).toBeLessThan(9)
    expect(Math.max(...sizes)).toBeGreaterThan(20)
    const bubble = bubbleOf(5, 3)
    const rises = [0, 1, 2, 3].map(
      (round) => seeBubble(bubble, bubble.delay + bubble.rise * (round + 0.001), screen).x,
    )
    expect(new Set(rises.map(Math.round)).size).toBe(4)
  })

  it('fill a resized screen evenly at once [STAGE-5]', () => {
    const wide = { width: 2560, height: 720 }
    const xs = bubblesOf(5, 200).map((bubble) => seeBubble(bubble, 60, wide).x)
    const right = xs.filter((x) => x > 1280).length
    expect(right).toBeGreaterThan(75)
    expect(right).toBeLessThan(125)
  })
})
