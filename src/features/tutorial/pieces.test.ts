import { expect, it } from 'vitest'
import { LATER_PIECES } from '#shared/domain/tour.ts'
import { PIECES } from './pieces.ts'
import { SPOTS } from './spots.ts'

it('the pieces of the tour are all of it, in its order [TUT-3]', () => {
  expect([...PIECES.arrival, ...LATER_PIECES.flatMap((piece) => [...PIECES[piece]])]).toEqual([...SPOTS])
})
