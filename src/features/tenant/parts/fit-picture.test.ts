import { expect, it } from 'vitest'
import { scaleTo } from './fit-picture.ts'

const FRAME = { width: 640, height: 320 }

it.each([
  ['a wide picture to its width', 1280, 100, false, 0.5],
  ['a high one to its height', 100, 640, false, 0.5],
  ['a small one to nothing else', 64, 32, false, 1],
  ['a drawing to all of its frame', 64, 32, true, 10],
])('scales %s [DESK-1]', (_, width, height, isDrawing, scale) => {
  expect(scaleTo(width, height, FRAME, isDrawing)).toBe(scale)
})
