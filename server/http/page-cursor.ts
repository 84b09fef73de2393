import { fromCursor } from '#server/lib/cursor.ts'
import { refusedField } from './problem.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** 1 to 9999: others are written in a way that PostgreSQL does not read. */
const KNOWN_YEAR = /^(?!0000)\d{4}-/

/** A moment and an id: what most lists are ordered by. @throws Problem 422 for what no reply gave */
export function momentIn(cursor: string): { at: string; id: string } {
  const [said = '', id = ''] = fromCursor(cursor, 2) ?? []
  const at = Number.isNaN(Date.parse(said)) ? '' : new Date(said).toISOString()
  if (!KNOWN_YEAR.test(at) || !UUID.test(id)) throw refusedField('after', 'is no place in this list')
  return { at, id }
}

/** A name and an id. @throws Problem 422 for what no reply gave */
export function nameIn(cursor: string): { name: string; id: string } {
  const [name, id = ''] = fromCursor(cursor, 2) ?? []
  if (name === undefined || name.includes('\0') || !UUID.test(id))
    throw refusedField('after', 'is no place in this list')
  return { name, id }
}
