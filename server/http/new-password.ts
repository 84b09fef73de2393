import { refuseWhenFull } from './must-wait.ts'
import { isCommonPassword } from '#server/lib/common-passwords.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import { contextWords } from './password-context.ts'
import { refusedField } from './problem.ts'

interface NewPassword {
  /** The field it was sent in. */
  field: string
  password: string
  /** Names and addresses of whom it is for. */
  known: readonly string[]
}

/** @throws Problem 422 `common` at the field: a password that is used widely, or made of what is known of its owner and of this place */
export async function mustBeUncommon(
  { field, password, known }: NewPassword,
  visit: Parameters<typeof contextWords>[0],
): Promise<void> {
  if (isCommonPassword(password, [...known, ...(await contextWords(visit))])) {
    throw refusedField(field, 'common')
  }
}

/** @throws Problem 429 while too many wait for theirs */
export function hashQueued(password: string): Promise<string> {
  return hashPassword(password).catch(refuseWhenFull)
}
