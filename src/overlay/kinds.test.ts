import { expect, it } from 'vitest'
import { KINDS } from './kinds.ts'

it('every row of the table has a place of its own', () => {
  const priorities = Object.values(KINDS).map(({ priority }) => priority)
  expect(new Set(priorities).size).toBe(priorities.length)
})
