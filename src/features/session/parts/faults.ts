import { Email, NewPassword, PersonName } from '#shared/contract/fields.ts'

/** What can be wrong with a field, in the words of `session.fault`. */
const FAULTS = ['firstName', 'lastName', 'email', 'password', 'common', 'agreement', 'know'] as const
export type Fault = (typeof FAULTS)[number]

interface Schema {
  safeParse: (value: unknown) => { success: boolean }
}

/** The server checks by the same schema: what passes here is refused there only for what this side cannot know. */
function by(schema: Schema, fault: Fault): (value: unknown) => true | Fault {
  return (value) => schema.safeParse(value).success || fault
}

/** Rules of react-hook-form; the message of an error is its fault. */
export const RULES = {
  firstName: { validate: by(PersonName, 'firstName') },
  lastName: { validate: by(PersonName, 'lastName') },
  email: { validate: by(Email, 'email') },
  password: { validate: by(NewPassword, 'password') },
  agreement: { validate: (value: unknown) => value === true || ('agreement' satisfies Fault) },
  know: { validate: (value: unknown) => value === true || ('know' satisfies Fault) },
}

/** What the server says of a field is in no language: its own fault stands for it, save where the server knows better. */
export function faultOf(field: string, message: string): Fault | null {
  const said = FAULTS.find((fault) => fault === message)
  return said ?? FAULTS.find((fault) => fault === field) ?? null
}
