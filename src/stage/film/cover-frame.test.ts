import { expect, it } from 'vitest'
import { coverFrame } from './cover-frame.ts'

it('takes all of a film that has the shape of its box', () => {
  const all = { x: 0, y: 0, width: 1280, height: 720 }
  expect(coverFrame({ width: 1280, height: 720 }, { width: 1920, height: 1080 })).toEqual(all)
})

it('cuts the sides off a film that is wider than its box, and top and bottom off a higher one', () => {
  const box = { width: 100, height: 100 }
  expect(coverFrame({ width: 400, height: 200 }, box)).toEqual({ x: 100, y: 0, width: 200, height: 200 })
  expect(coverFrame({ width: 200, height: 400 }, box)).toEqual({ x: 0, y: 100, width: 200, height: 200 })
})
