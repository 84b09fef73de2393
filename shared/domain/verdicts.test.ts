import { describe, expect, it } from 'vitest'
import { rowAfter, verdictOfAll, verdictOfBand, verdictOfChoice, verdictOfShare } from './verdicts.ts'

const judged = (...all: boolean[]) => all.map((isCorrect) => ({ isCorrect }))

describe('a verdict', () => {
  it('of what is checked together is right for all, wrong for none, else nearly right [TASK-5]', () => {
    expect(verdictOfAll(judged(true, true))).toBe('right')
    expect(verdictOfAll(judged(true, false))).toBe('nearly')
    expect(verdictOfAll(judged(false, false))).toBe('wrong')
  })

  it('of a choice is nearly right where most of it is, and not where everything was chosen [TASK-5]', () => {
    const correct = ['a', 'b']
    const of = (...answers: string[]) =>
      verdictOfChoice({ answers, correct, isCorrect: answers.join('') === 'ab' })
    expect(of('a', 'b')).toBe('right')
    expect(of('a')).toBe('nearly')
    expect(of('a', 'b', 'c')).toBe('nearly')
    expect(of('a', 'c')).toBe('wrong')
    expect(of('a', 'b', 'c', 'd')).toBe('wrong')
    expect(of('c')).toBe('wrong')
  })

  it('grows a row, ends it, or leaves it as it is [TASK-5]', () => {
    const verdicts = ['right', 'right', 'nearly', 'right', 'wrong', 'right'] as const
    const rows = verdicts.map(
      (
        (row) => (verdict) =>
          (row = rowAfter(row, verdict))
      )(0),
    )
    expect(rows).toEqual([1, 2, 2, 3, 0, 1])
  })
})

it('is nearly right where it is worth something, and of an end that could have been better [TASK-5]', () => {
  expect([1, 0.99, 0.01, 0].map(verdictOfShare)).toEqual(['right', 'nearly', 'nearly', 'wrong'])
  expect((['good', 'fair', 'poor'] as const).map(verdictOfBand)).toEqual(['right', 'nearly', 'wrong'])
})
