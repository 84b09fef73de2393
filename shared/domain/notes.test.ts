import { expect, it } from 'vitest'
import { mayReplace } from './notes.ts'

it('a change replaces what its writer has seen or written, and nothing else [SPACE-1]', () => {
  const stored = { revision: 3, writer: 'desk' }
  expect(mayReplace(stored, { basis: 3, writer: 'phone' })).toBe(true)
  expect(mayReplace(stored, { basis: 1, writer: 'desk' })).toBe(true)
  expect(mayReplace(stored, { basis: 2, writer: 'phone' })).toBe(false)
})
