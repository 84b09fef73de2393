import { describe, expect, it } from 'vitest'
import { bandOf } from './rankings.ts'

describe('the band at the end of a ranking', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [5, 2],
    [20, 2],
    [21, 3],
    [100, 10],
    [1_000_000, 10],
  ])('of %i holds %i, so that nobody is shown as last [RANK-2]', (ranked, band) => {
    expect(bandOf(ranked)).toBe(band)
  })
})
