import { Email, NewPassword, PersonName } from '#shared/contract/fields.ts'
import type { Failure } from '#src/lib/failure.ts'

/** What can be wrong with a field, in the words of `profile.fault`. */
const FAULTS = ['name', 'email', 'taken', 'password', 'common', 'wrong', 'missing'] as const
export type Fault = (typeof FAULTS)[number]

interface Schema {
  safeParse: (value: unknown) => { success: boolean }
}

function by(schema: Schema, fault: Fault) {
  return { validate: (value: unknown): true | Fault => schema.safeParse(value).success || fault }
}

/** Rules of react-hook-form; the message of an error is its fault. The server checks by the same schemas. */
export const RULES = {
  name: by(PersonName, 'name'),
  email: by(Email, 'email'),
  newPassword: by(NewPassword, 'password'),
  password: { validate: (value: string): true | Fault => value !== '' || 'missing' },
}

/** What the server says of a field is in no language; this is said where it does not name a fault. */
const OTHERWISE: Readonly<Record<string, Fault>> = {
  firstName: 'name',
  lastName: 'name',
  displayName: 'name',
  email: 'email',
  next: 'password',
  current: 'wrong',
  password: 'wrong',
}

export function isFault(message: string | undefined): message is Fault {
  return FAULTS.some((fault) => fault === message)
}

/** The fields that a refusal is about, each with its fault. */
export function refusedFields({ status, problem }: Failure): { path: string; fault: Fault }[] {
  if (status === 409 && problem?.code === 'address-taken') return [{ path: 'email', fault: 'taken' }]
  if (status !== 422) return []
  return (problem?.fields ?? []).flatMap(({ path, message }) => {
    const fault = isFault(message) ? message : OTHERWISE[path]
    return fault ? [{ path, fault }] : []
  })
}
