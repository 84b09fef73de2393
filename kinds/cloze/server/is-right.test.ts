import { expect, it } from 'vitest'
import { isRightWord } from './is-right.ts'

it.each([
  ['as it is written', 'extinguisher', 'extinguisher', true],
  ['in capitals, with spaces and a full stop', '  Extinguisher. ', 'extinguisher', true],
  ['without its accents', 'wyjscie', 'wyjście', true],
  ['without its stroke', 'lodz', 'łódź', true],
  ['with two s for one', 'strasse', 'Straße', true],
  ['with another apostrophe', "don't hang up", 'don’t hang up', true],
  ['with a letter too few', 'extinguiser', 'extinguisher', true],
  ['with a letter too many', 'extinguissher', 'extinguisher', true],
  ['with a letter changed', 'extinguisger', 'extinguisher', true],
  ['with two letters exchanged', 'extinugisher', 'extinguisher', true],
  ['with two slips', 'extingiser', 'extinguisher', false],
  ['with a slip in a short word', 'wet', 'wat', false],
  ['as another number', '113', '112', false],
  ['as another number of years', '100000 years', '100001 years', false],
  ['as nothing', ' ', 'extinguisher', false],
])('a word that is typed %s', (_, given, right, isRight) => {
  expect(isRightWord(given, [right])).toBe(isRight)
})

it('a word is right that is one of several, and none that belongs in another gap', () => {
  expect(isRightWord('phone', ['telephone', 'phone'])).toBe(true)
  expect(isRightWord('affect', ['effect'], ['affect'])).toBe(false)
  expect(isRightWord('affect', ['effect'])).toBe(true)
})
