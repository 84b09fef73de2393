import { expect, it } from 'vitest'
import { farApart } from './far-apart.ts'

const line = (...xs: number[]) => xs.map((x) => ({ x, y: 0 }))

it('gives room to points that no other is near to, and always to the one that is chosen [DESIGN-4]', () => {
  expect(farApart(line(0, 40, 80), 0, 24)).toEqual([true, true, true])
  expect(farApart(line(0, 10, 20, 30), 0, 24)).toEqual([true, false, false, true])
  expect(farApart(line(0, 10, 20, 30), 1, 24)).toEqual([false, true, false, false])
  expect(farApart([], 0, 24)).toEqual([])
})

it('gives no room to a point whose square another would cover at its corner [DESIGN-4]', () => {
  const near = { x: 20, y: 20 }
  expect(farApart([{ x: 0, y: 0 }, near], 0, 24)).toEqual([true, false])
  expect(
    farApart(
      [
        { x: 0, y: 0 },
        { ...near, y: 24 },
      ],
      0,
      24,
    ),
  ).toEqual([true, true])
})
