import { describe, expect, it } from 'vitest'
import { faultOf, RULES } from './faults.ts'

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

  it('are spoken of in our words, whatever the server says of them [AUTH-12]', () => {
    expect(faultOf('password', 'common')).toBe('common')
    expect(faultOf('email', 'Invalid input')).toBe('email')
    expect(faultOf('shoeSize', 'Unrecognized key')).toBeNull()
  })
})
