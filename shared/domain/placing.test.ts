import { expect, it } from 'vitest'
import { areSameLaid, laidInto, type Laid } from './placing.ts'

const LAID: Laid[] = [
  { item: 'peel', place: 'brown' },
  { item: 'jar', place: 'green' },
]

it('an item lies in one place, and comes out of all of them', () => {
  expect(laidInto(LAID, 'peel', 'green', false)).toEqual([
    { item: 'jar', place: 'green' },
    { item: 'peel', place: 'green' },
  ])
  expect(laidInto(LAID, 'jar', null, false)).toEqual([{ item: 'peel', place: 'brown' }])
})

it('a place that holds one item gives up what lay there', () => {
  expect(laidInto(LAID, 'peel', 'green', true)).toEqual([{ item: 'peel', place: 'green' }])
})

it('the same lies there in whatever order it came', () => {
  expect(areSameLaid(LAID, LAID.toReversed())).toBe(true)
  expect(areSameLaid(LAID, LAID.slice(1))).toBe(false)
  expect(areSameLaid(LAID, laidInto(LAID, 'peel', 'green', false))).toBe(false)
})
