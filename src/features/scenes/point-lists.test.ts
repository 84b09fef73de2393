import { expect, it } from 'vitest'
import type { Point } from '#shared/scene/layout.ts'
import { pairsOf, withoutPoint, withPointAfter, withPointAt } from './point-lists.ts'

const SQUARE = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
]

const listOf = (points: readonly Point[], isClosed = true) => ({ points, isClosed, fewest: 3, most: 200 })

it('moves, adds and deletes points of an outline, and leaves an area [DESIGN-4]', () => {
  expect(withPointAt(SQUARE, 1, { x: 12, y: -3 })[1]).toEqual({ x: 12, y: -3 })
  expect(withPointAfter(listOf(SQUARE), 3)).toEqual([...SQUARE, { x: 0, y: 5 }])
  const triangle = withoutPoint(listOf(SQUARE), 0)
  expect(triangle).toEqual(SQUARE.slice(1))
  expect(withoutPoint(listOf(triangle ?? []), 0)).toBeNull()
})

it('says no more points than a file takes, and to a tenth of a unit [DESIGN-4]', () => {
  const many = Array.from({ length: 200 }, (_, x) => ({ x, y: 0 }))
  expect(withPointAfter(listOf(many), 0)).toBeNull()
  expect(withPointAfter(listOf([]), 0)).toBeNull()
  expect(pairsOf([{ x: 1.2345, y: 9e9 }])).toEqual([[1.2, 10_000]])
})

it('adds a point to the end of a path before its last one, which stays the end [DESIGN-4]', () => {
  expect(withPointAfter(listOf(SQUARE, false), 3)).toEqual([
    ...SQUARE.slice(0, 3),
    { x: 5, y: 10 },
    SQUARE[3],
  ])
  expect(withPointAfter(listOf(SQUARE, false), 0)?.[1]).toEqual({ x: 5, y: 0 })
})
