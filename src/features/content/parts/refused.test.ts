import { expect, it } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { detailOf } from './refused.ts'

const refused = (fields: { path: string; message: string }[]) =>
  new Failure(422, '/zip', { code: 'zip-unreadable', message: '', fields })

it.each([
  ['names the entry of a zip that is meant', [{ path: 'file', message: 'a.svg' }], 'a.svg'],
  ['says no more where the whole zip is meant', [{ path: 'file', message: '' }], ''],
  ['names the field where nothing is said of it', [{ path: 'edits.0.path', message: '' }], 'edits.0.path'],
  ['says nothing where nothing is named', [], ''],
])('what is refused %s [WORLD-5]', (_, fields, detail) => {
  expect(detailOf(refused(fields))).toBe(detail)
})
