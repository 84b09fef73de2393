import { expect, it } from 'vitest'
import { MOUTH_TRACK, SHAPE_MS, shapeAt, writeTrack } from './mouth-track.ts'

it('a track has the shape of every moment, and a closed mouth before and after [ALIVE-1]', () => {
  const track = writeTrack(['closed', 'small', 'round', 'wide'])
  expect(track).toMatch(MOUTH_TRACK)
  expect(
    [-1, 0, SHAPE_MS, 2 * SHAPE_MS + 1, 4 * SHAPE_MS - 1, 4 * SHAPE_MS].map((at) => shapeAt(track, at)),
  ).toEqual(['closed', 'closed', 'small', 'round', 'wide', 'closed'])
})

it('what is no letter of a track is a closed mouth [ALIVE-1]', () => {
  expect(shapeAt('?', 0)).toBe('closed')
})
