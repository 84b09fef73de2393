import { describe, expect, it } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { refusedFields } from '#src/lib/forms/refusals.ts'
import { REFUSALS, RULES } from './field-errors.ts'

describe('the fields of an account', () => {
  it.each([
    ['firstName', 'A', 'firstName'],
    ['firstName', '  A ', 'firstName'],
    ['lastName', 'Li', true],
    ['email', 'ola@', 'email'],
    ['email', ' ola@wyspy.test ', true],
    ['password', 'short', 'password'],
    ['password', 'eight888', true],
    ['password', 'x'.repeat(129), 'password'],
    ['agreement', false, 'agreement'],
    ['agreement', true, true],
  ] as const)('%s: %j is %s [AUTH-12]', (field, value, expected) => {
    expect(RULES[field].validate(value)).toBe(expected)
  })

  it.each([
    ['password', 'common', 'common'],
    ['email', 'Invalid input', 'email'],
    ['shoeSize', 'Unrecognized key', null],
  ])('%s: %s is spoken of in our words, where we have any: %s [AUTH-12]', (path, message, fieldError) => {
    const problem = { code: 'refused-fields', message: '', fields: [{ path, message }] }
    const failure = new Failure(422, '/v2/register', problem)
    expect(refusedFields(failure, REFUSALS)).toEqual([{ field: path, fieldError, message }])
  })
})
