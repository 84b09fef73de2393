import { describe, expect, it } from 'vitest'
import type { Tier } from '../quality.ts'
import { aScene } from '../testing/scenes.ts'
import { motionOf } from './scenery.ts'

const all = aScene('bay', { weather: { hasSnow: true, hasClouds: true, hasBubbles: true } })

describe('the weather of a scene', () => {
  it('has 150 flakes, fewer on the low tier, none on the still one [STAGE-5]', () => {
    const flakes = (tier: Tier) => motionOf(all, tier, false).flakes
    expect([flakes('high'), flakes('medium'), flakes('still')]).toEqual([150, 150, 0])
    expect(flakes('low')).toBeGreaterThan(0)
    expect(flakes('low')).toBeLessThan(150)
  })

  it('has bubbles, fewer on the low tier, none on the still one [STAGE-5]', () => {
    const bubbles = (tier: Tier) => motionOf(all, tier, false).bubbles
    expect(bubbles('high')).toBe(bubbles('medium'))
    expect(bubbles('low')).toBeGreaterThan(0)
    expect(bubbles('low')).toBeLessThan(bubbles('high'))
    expect(bubbles('still')).toBe(0)
  })

  it('is left away where less motion is asked for [STAGE-8]', () => {
    expect(motionOf(all, 'high', true)).toMatchObject({ flakes: 0, bubbles: 0, hasClouds: false })
  })

  it('is only what the scene asks for [STAGE-5]', () => {
    const bare = aScene('bay')
    expect(motionOf(bare, 'high', false)).toMatchObject({ flakes: 0, bubbles: 0, hasClouds: false })
  })
})

describe('a background film', () => {
  const bay = aScene('bay', { film: '/scenes/bay.webm' })

  it('plays on the two upper tiers; below them its poster stands [STAGE-3]', () => {
    const plays = (tier: Tier) => motionOf(bay, tier, false).playsFilms
    expect([plays('high'), plays('medium'), plays('low'), plays('still')]).toEqual([true, true, false, false])
  })

  it('is left to its poster where less motion is asked for [STAGE-8]', () => {
    expect(motionOf(bay, 'high', true).playsFilms).toBe(false)
  })
})
