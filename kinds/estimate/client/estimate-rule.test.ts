import { expect, it } from 'vitest'
import { middleOf, percentOf, stepped } from './estimate-rule.ts'

const scale = { id: 'x', question: '', unit: '', min: 0, max: 1, step: 0.1 }

it('a scale begins in its middle, and goes on by its steps up to its ends', () => {
  expect(middleOf(scale)).toBe(0.5)
  expect(middleOf({ ...scale, min: 10, max: 25, step: 5 })).toBe(20)
  expect([0.1, 0.2, 0.7].map((value) => stepped(scale, value, 1))).toEqual([0.2, 0.3, 0.8])
  expect([stepped(scale, 1, 1), stepped(scale, 0, -1)]).toEqual([1, 0])
  expect(percentOf({ ...scale, min: -50, max: 50 }, 0)).toBe(50)
})
