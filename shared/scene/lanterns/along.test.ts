import { expect, it } from 'vitest'
import { lanternsAlong } from './along.ts'

const distances = (points: readonly { x: number; y: number }[]) =>
  points.slice(1).map((point, index) => {
    const before = points[index] ?? point
    return Math.hypot(point.x - before.x, point.y - before.y)
  })

it('sets lanterns from the first point to the last, the same distance apart, and more of them in a longer path [DESIGN-4]', () => {
  const straight = lanternsAlong(
    [
      { x: 0, y: 100 },
      { x: 640, y: 100 },
    ],
    1080,
  )
  expect(straight).toHaveLength(11)
  expect(straight[0]).toEqual({ x: 0, y: 100 })
  expect(straight.at(-1)).toEqual({ x: 640, y: 100 })
  const bend = lanternsAlong(
    [
      { x: 0, y: 0 },
      { x: 300, y: 400 },
      { x: 800, y: 100 },
    ],
    1080,
  )
  expect(bend.at(-1)).toEqual({ x: 800, y: 100 })
  for (const distance of distances(bend)) expect(Math.abs(distance - 64)).toBeLessThan(6)
})

it('stands one at each end of the shortest path, and sets them as far apart as the scene is large', () => {
  expect(
    lanternsAlong(
      [
        { x: 5, y: 5 },
        { x: 6, y: 5 },
      ],
      1080,
    ),
  ).toEqual([
    { x: 5, y: 5 },
    { x: 6, y: 5 },
  ])
  expect(
    lanternsAlong(
      [
        { x: 0, y: 0 },
        { x: 640, y: 0 },
      ],
      2160,
    ),
  ).toHaveLength(6)
})
