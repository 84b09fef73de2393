import { expect, it } from 'vitest'
import { afterAnswer, deckOf } from './deck.ts'

const CARDS = ['a', 'b', 'c'].map((id) => ({ id }))
const START = { known: [], missed: [] }
const ids = (state: Parameters<typeof deckOf>[1]) => deckOf(CARDS, state).map(({ id }) => id)

it('a card that was not known comes back behind the others until it is', () => {
  const missed = afterAnswer(START, 'a', false)
  expect(ids(missed)).toEqual(['b', 'c', 'a'])
  const again = ['b', 'a'].reduce((state, card) => afterAnswer(state, card, false), missed)
  expect(ids(again)).toEqual(['c', 'b', 'a'])
  const known = ['c', 'b', 'a'].reduce((state, card) => afterAnswer(state, card, true), again)
  expect(ids(known)).toEqual([])
  expect(known.missed).toEqual(['b', 'a'])
})

it('what is known stays known, and what is said twice changes nothing', () => {
  const known = afterAnswer(START, 'a', true)
  expect(afterAnswer(known, 'a', false)).toEqual(known)
  expect(afterAnswer(known, 'a', true)).toEqual(known)
  const missed = afterAnswer(START, 'a', false)
  expect(afterAnswer(missed, 'a', false)).toEqual(missed)
})
