import { expect, it } from 'vitest'
import type { EbookMove } from '#kinds/ebook/shared/schemas.ts'
import { READING } from './reading.ts'

const placedAt = (part: number): EbookMove => ({
  type: 'ebook',
  place: { book: 'en', part, path: '0', offset: 0 },
})
const reading = (part: number): EbookMove => ({ type: 'ebook', read: { book: 'en', part } })

it('of places the last is sent, and none with a claim that may come too fast: it would be refused with it [TASK-2]', () => {
  expect(READING.merge(placedAt(1), placedAt(2))).toEqual(placedAt(2))
  expect(READING.merge(reading(1), reading(1))).toEqual(reading(1))
  expect(READING.merge(reading(1), reading(2))).toBeNull()
  expect(READING.merge(placedAt(1), reading(1))).toBeNull()
  expect(READING.merge(reading(1), placedAt(2))).toBeNull()
})
