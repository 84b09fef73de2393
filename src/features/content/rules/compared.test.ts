import { expect, it } from 'vitest'
import { aVersion } from '#src/testing/fake-content.ts'
import { comparable, comparedIn, comparisonOf, howOf } from './compared.ts'

it('offers the draft and every version whose files are known, each with what comes after it [WORLD-3]', () => {
  const versions = [aVersion(3), aVersion(2), aVersion(1, { hasFiles: false })]
  const all = comparable(versions, true)
  expect(all).toEqual(['draft', 3, 2])
  expect(comparisonOf(2, all)).toEqual({ before: 2, after: 'draft' })
  expect(comparisonOf(1, all)).toBeUndefined()
  const published = comparable(versions, false)
  expect(comparisonOf(2, published)).toEqual({ before: 2, after: 3 })
  expect(comparisonOf(3, published)).toEqual({ before: 2, after: 3 })
  expect(comparisonOf(3, comparable([aVersion(3)], false))).toBeUndefined()
})

it('reads what is compared from an address, and nothing else [WORLD-3]', () => {
  expect(['draft', '12', '0', 'x', '', null].map(comparedIn)).toEqual([
    'draft',
    12,
    ...[undefined, undefined, undefined, undefined],
  ])
})

it('says what became of a file [WORLD-3]', () => {
  const [path, side] = ['a', { hash: 'b', bytes: 1 }]
  expect(howOf({ path, before: null, after: side, was: null })).toBe('added')
  expect(howOf({ path, before: side, after: side, was: null })).toBe('changed')
  expect(howOf({ path, before: side, after: null, was: null })).toBe('removed')
  expect(howOf({ path, before: side, after: side, was: 'c' })).toBe('moved')
})
