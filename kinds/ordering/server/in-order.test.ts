import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

const RIGHT = ['a', 'b', 'c', 'd', 'e']

it.each([
  ['all of them', 'abcde', 'abcde'],
  ['one that is too early', 'eabcd', 'abcd'],
  ['one that is too late', 'bcdea', 'bcde'],
  ['two that changed places', 'acbde', 'abde'],
  ['none but one', 'edcba', 'e'],
])('%s: %s keeps %s', (_, order, still) => {
  expect(inOrder(order.split(''), RIGHT)).toHaveLength(still.length)
  if (still.length > 1) expect(inOrder(order.split(''), RIGHT).toSorted()).toHaveLength(still.length)
})

it('keeps them in the order in which they lie', () => {
  const still = inOrder('cabed'.split(''), RIGHT)
  expect(still.map((step) => RIGHT.indexOf(step))).toEqual(
    still.map((step) => RIGHT.indexOf(step)).toSorted(),
  )
})
