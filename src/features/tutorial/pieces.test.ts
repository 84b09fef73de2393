import { expect, it } from 'vitest'
import { LATER_PIECES } from '#shared/domain/tour.ts'
import { PIECES } from './pieces.ts'
import { SPOTS, type SpotName } from './spots.ts'

const NAMES = ['arrival', ...LATER_PIECES] as const

it('the pieces of the tour are all of it, each once [TUT-3]', () => {
  const shown: SpotName[] = NAMES.flatMap((name) => [...PIECES[name]])
  expect(shown).toHaveLength(SPOTS.length)
  expect(new Set(shown)).toEqual(new Set(SPOTS))
})

it.each(NAMES)('the piece %s has the order of the tour [TUT-3]', (name) => {
  const piece: readonly SpotName[] = PIECES[name]
  expect(piece).toEqual(SPOTS.filter((spot) => piece.includes(spot)))
})

it('a newcomer reads one card before the first task, the place to begin at [TUT-2]', () => {
  expect(PIECES.arrival).toEqual(['mark'])
})
