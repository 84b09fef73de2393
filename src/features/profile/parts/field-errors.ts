import { Email, NewPassword, PersonName } from '#shared/contract/fields.ts'
import type { Refusals } from '#src/lib/forms/refusals.ts'
import { fits, isFilled } from '#src/lib/forms/rules.ts'

/** What can be wrong with a field, in the words of `profile.error`. */
export type FieldError =
  | 'name'
  | 'email'
  | 'taken'
  | 'password'
  | 'common'
  | 'wrong'
  | 'missing'
  | 'otherName'

/** Why the whole was refused, in the words of `profile.failed`. */
export type Reason = 'lastAdmin'

export const RULES = {
  name: fits(PersonName, 'name'),
  email: fits(Email, 'email'),
  newPassword: fits(NewPassword, 'password'),
  password: isFilled('missing'),
}

export const REFUSALS: Refusals<FieldError, Reason> = {
  fieldErrors: ['name', 'email', 'taken', 'password', 'common', 'wrong', 'missing', 'otherName'],
  errorOfField: {
    firstName: 'name',
    lastName: 'name',
    displayName: 'name',
    email: 'email',
    next: 'password',
    current: 'wrong',
    password: 'wrong',
  },
  errorOfCode: { 'address-taken': { field: 'email', fieldError: 'taken' } },
  reasonOfCode: { 'last-admin': 'lastAdmin' },
}
