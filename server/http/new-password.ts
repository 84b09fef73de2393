import { refuseWhenFull } from './must-wait.ts'
import { isCommonPassword } from '#server/lib/common-passwords.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import { refusedField } from './problem.ts'

interface NewPassword {
  /** The field it was sent in. */
  field: string
  password: string
  /** Names and addresses of whom it is for. */
  known: readonly string[]
}

/** @throws Problem 422 `common` at the field */
export function mustBeUncommon({ field, password, known }: NewPassword): void {
  if (isCommonPassword(password, known)) throw refusedField(field, 'common')
}

/** @throws Problem 429 while too many wait for theirs */
export function hashInTurn(password: string): Promise<string> {
  return hashPassword(password).catch(refuseWhenFull)
}
