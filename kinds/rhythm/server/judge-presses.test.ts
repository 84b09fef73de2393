import { describe, expect, it } from 'vitest'
import { intervalsOf, isPossible, rateOf, shareOfPresses, verdictsOf } from './judge-presses.ts'

const CPR = { from: 100, to: 120 }

/** Stamps of presses at a rate, each off by what a hand is off, in turn. @param slips ms */
function pressed(rate: number, slips: readonly number[] = [0, 25, -20, 10, -30, 15], amount = 30): number[] {
  return Array.from({ length: amount }, (_, index) => {
    const slip = index === 0 ? 0 : (slips[index % slips.length] ?? 0)
    return Math.round((60_000 / rate) * index) + slip
  })
}

const shareAt = (stamps: readonly number[]) => shareOfPresses(verdictsOf(intervalsOf(stamps), CPR))

describe('presses', () => {
  it.each([100, 105, 110, 115, 120])(
    'at %d a minute bring everything, though no hand is exact [KIND-1]',
    (rate) => {
      expect(shareAt(pressed(rate))).toBe(1)
      expect(rateOf(intervalsOf(pressed(rate)))).toBe(rate)
    },
  )

  it.each([
    [60, 'slow'],
    [90, 'slow'],
    [132, 'fast'],
    [160, 'fast'],
  ])('at %d a minute are too %s and bring nothing [TASK-3]', (rate, verdict) => {
    const verdicts = verdictsOf(intervalsOf(pressed(rate)), CPR)
    expect(verdicts.filter((one) => one === verdict).length).toBeGreaterThan(27)
    expect(shareAt(pressed(rate))).toBeLessThan(0.1)
  })

  it('that slip once cost little, and a pause costs those around it', () => {
    const paused = pressed(110).map((stamp, index) => (index < 15 ? stamp : stamp + 2000))
    expect(shareAt(paused)).toBeLessThan(1)
    expect(shareAt(paused)).toBeGreaterThan(0.9)
    const slipped = pressed(110).with(15, (pressed(110)[15] ?? 0) + 90)
    expect(shareAt(slipped)).toBe(1)
  })

  it('by twos, with a pause between, are no rhythm though their pace is right [TASK-6]', () => {
    const byTwos = Array.from(
      { length: 30 },
      (_, index) => Math.floor(index / 2) * 1120 + (index % 2) * 200 + (index % 3) * 7,
    )
    expect(shareAt(byTwos.map((stamp) => stamp - (byTwos[0] ?? 0)))).toBe(0)
  })
})

it.each([
  ['a key that is held', Array.from({ length: 30 }, (_, index) => index * 33)],
  ['a program', Array.from({ length: 30 }, (_, index) => index * 545)],
  ['one that comes twice', [0, 540, 540, 1100, 1640, 2200, 2730, 3290]],
  ['one that goes back', [0, 540, 500, 1100, 1640, 2200, 2730, 3290]],
  ['a first one that is none', [40, 540, 1100, 1640, 2200, 2730, 3290, 3840]],
])('%s is nothing that a person pressed [TASK-6]', (_, stamps) => {
  expect(isPossible(stamps)).toBe(false)
})

it.each([40, 110, 170])('%d a minute by hand is possible', (rate) => {
  expect(isPossible(pressed(rate))).toBe(true)
})
