import { describe, expect, it } from 'vitest'
import {
  countSeconds,
  cutRanges,
  enoughSeconds,
  firstMissing,
  joinRanges,
  playedSeconds,
  secondsOf,
} from './coverage.ts'

describe('the seconds of a film that were seen', () => {
  it('are joined where they meet, whatever their order', () => {
    expect(joinRanges([[5, 9]], [[0, 2], [2, 5], [20, 30], [8, 10], [4, 4]])).toEqual([[0, 10], [20, 30]]) // oxfmt-ignore
    expect(countSeconds([[0, 10], [20, 30]])).toBe(20) // oxfmt-ignore
  })

  it('end where the film does', () => {
    expect(cutRanges([[0, 4], [8, 30], [40, 50]], 10)).toEqual([[0, 4], [8, 10]]) // oxfmt-ignore
  })

  it('count when their middle was passed, at any speed and in any steps [TASK-1]', () => {
    const steps = [0.2, 0.6, 0.9, 1.6, 2.4, 2.55]
    const seen = steps.slice(1).map((to, i) => playedSeconds(steps[i] ?? 0, to))
    expect(joinRanges([], seen)).toEqual([[0, 3]])
    expect(playedSeconds(0.6, 1.4)).toEqual([1, 1])
  })

  it('are whole ones: the rest at the end belongs to the last', () => {
    expect([secondsOf(30.04), secondsOf(30.9), secondsOf(0.4)]).toEqual([30, 30, 1])
    expect([enoughSeconds(30), enoughSeconds(5), enoughSeconds(1)]).toEqual([27, 5, 1])
  })

  it('tell the first that is missing', () => {
    expect(firstMissing([], 10)).toBe(0)
    expect(firstMissing([[2, 10]], 10)).toBe(0)
    expect(firstMissing([[0, 4], [6, 10]], 10)).toBe(4) // oxfmt-ignore
    expect(firstMissing([[0, 10]], 10)).toBeNull()
  })
})
