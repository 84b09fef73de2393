import { expect, it } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { savedAfter, worseOf } from './saved.ts'

it('a chip for two things shows the worse of both', () => {
  expect(worseOf('saved', 'saving')).toBe('saving')
  expect(worseOf('saving', 'unsaved')).toBe('saving')
  expect(worseOf('saved', 'unsaved')).toBe('unsaved')
  expect(worseOf('offline', 'saved')).toBe('offline')
  expect(savedAfter(new TypeError('no'))).toBe('unsaved')
})

it.each([
  [0, 'offline'],
  [409, 'unsaved'],
  [429, 'unsaved'],
  [500, 'unsaved'],
] as const)('nothing is called saved that was answered with %i', (status, saved) => {
  expect(savedAfter(new Failure(status, '/v2/attempts'))).toBe(saved)
})
