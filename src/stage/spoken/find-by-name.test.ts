import { expect, it } from 'vitest'
import { findByName } from './find-by-name.ts'

const places = ['Harbour', 'Łódź', 'Market', 'Mühle', 'منارة'].map((name) => ({ id: name, name }))

it('finds the next place by its first letters, without accents and in any script [ACCESS-4]', () => {
  expect(findByName(places, 'h', null)).toBe('Harbour')
  expect(findByName(places, 'lo', 'Market')).toBe('Łódź')
  expect(findByName(places, 'mu', 'Market')).toBe('Mühle')
  expect(findByName(places, 'من', null)).toBe('منارة')
  expect(findByName(places, 'x', null)).toBeNull()
})

it('goes through all that begin with a letter when that is typed again, and round [ACCESS-4]', () => {
  expect(findByName(places, 'm', 'Harbour')).toBe('Market')
  expect(findByName(places, 'm', 'Market')).toBe('Mühle')
  expect(findByName(places, 'mm', 'Mühle')).toBe('Market')
})

it('stays where what is typed still fits [ACCESS-4]', () => {
  expect(findByName(places, 'ma', 'Market')).toBe('Market')
})
