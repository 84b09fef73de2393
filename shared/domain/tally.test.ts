import { expect, it } from 'vitest'
import { addTallies, tallyOf, type Tally } from './tally.ts'

it('a tally is the same in whatever order people answered [TASK-8]', () => {
  const people = [
    [
      { question: 'safe', value: 7 },
      { question: 'why', value: ' Tea ' },
    ],
    [
      { question: 'safe', value: 3 },
      { question: 'why', value: 'Air' },
    ],
    [
      { question: 'safe', value: 7 },
      { question: 'why', value: ' ' },
    ],
  ].map(tallyOf)
  const sum = (all: readonly Tally[]) => all.reduce(addTallies, {})
  expect(sum(people)).toEqual({
    safe: { counts: { 3: 1, 7: 2 }, words: [] },
    why: { counts: {}, words: ['Air', 'Tea'] },
  })
  expect(JSON.stringify(sum(people.toReversed()))).toBe(JSON.stringify(sum(people)))
})
