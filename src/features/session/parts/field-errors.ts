import { Email, NewPassword, PersonName } from '#shared/contract/fields.ts'
import type { Refusals } from '#src/lib/forms/refusals.ts'
import { fits, isChecked } from '#src/lib/forms/rules.ts'

/** What can be wrong with a field, in the words of `session.error`. */
type FieldError = 'firstName' | 'lastName' | 'email' | 'domain' | 'password' | 'common' | 'agreement' | 'know'

/** Why the whole form was refused, in the words of `session`. */
export type Reason = 'taken' | 'invited' | 'closed' | 'full' | 'captcha'

export const RULES = {
  firstName: fits(PersonName, 'firstName'),
  lastName: fits(PersonName, 'lastName'),
  email: fits(Email, 'email'),
  password: fits(NewPassword, 'password'),
  agreement: isChecked('agreement'),
  know: isChecked('know'),
}

export const REFUSALS: Refusals<FieldError, Reason> = {
  fieldErrors: ['firstName', 'lastName', 'email', 'domain', 'password', 'common', 'agreement', 'know'],
  errorOfField: {
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
    password: 'password',
    agreement: 'agreement',
  },
  errorOfCode: { 'domain-not-listed': { field: 'email', fieldError: 'domain' } },
  reasonOfCode: {
    'registration-closed': 'closed',
    'address-taken': 'taken',
    invited: 'invited',
    'quota-people': 'full',
    captcha: 'captcha',
    'captcha-unavailable': 'captcha',
    // what became of a mailed link its page says
    'not-found': null,
    'link-used': null,
    'link-expired': null,
  },
}
