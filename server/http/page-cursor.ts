import { fromCursor } from '#server/lib/cursor.ts'
import { refusedField } from './problem.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A moment and an id: what most lists are ordered by. @throws Problem 422 for what no reply gave */
export function momentIn(cursor: string): { at: string; id: string } {
  const [at = '', id = ''] = fromCursor(cursor, 2) ?? []
  if (Number.isNaN(Date.parse(at)) || !UUID.test(id)) throw refusedField('after', 'is no place in this list')
  return { at: new Date(at).toISOString(), id }
}

/** A name and an id. @throws Problem 422 for what no reply gave */
export function nameIn(cursor: string): { name: string; id: string } {
  const [name, id = ''] = fromCursor(cursor, 2) ?? []
  if (name === undefined || name.includes('\0') || !UUID.test(id))
    throw refusedField('after', 'is no place in this list')
  return { name, id }
}
