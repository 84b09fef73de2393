import { expect, it } from 'vitest'
import { isOnScale, shareOf } from './rule.ts'

const question = { id: 'hours', min: 0, max: 96, step: 1, answer: 72, near: 2, far: 22 }

it.each([
  [72, 1],
  [70, 1],
  [74, 1],
  [62, 0.6],
  [84, 0.5],
  [50, 0],
  [0, 0],
  [94, 0],
])('an estimate of %d where 72 is right is worth %d [TASK-3]', (value, share) => {
  expect(shareOf(question, value)).toBeCloseTo(share, 6)
})

it('where only the number itself is right, nothing beside it is worth anything', () => {
  const exact = { ...question, near: 0, far: 1 }
  expect([71, 72, 73].map((value) => shareOf(exact, value))).toEqual([0, 1, 0])
})

it.each([
  [0.3, { min: 0, max: 1, step: 0.1 }, true],
  [0.7, { min: 0, max: 1, step: 0.1 }, true],
  [0.35, { min: 0, max: 1, step: 0.1 }, false],
  [1.1, { min: 0, max: 1, step: 0.1 }, false],
  [-10, { min: -50, max: 50, step: 20 }, true],
  [Number.NaN, { min: 0, max: 1, step: 0.1 }, false],
])('%d stands on the scale %o: %s [TASK-6]', (value, scale, isThere) => {
  expect(isOnScale(scale, value)).toBe(isThere)
})
