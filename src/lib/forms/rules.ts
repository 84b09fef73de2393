interface Schema {
  safeParse: (value: unknown) => { success: boolean }
}

/** What react-hook-form asks of a field; the message of an error is its fault. */
interface Rule<Fault extends string> {
  validate: (value: unknown) => true | Fault
}

/** The server checks by the same schema: what passes here is refused there only for what this side cannot know. */
export function fits<Fault extends string>(schema: Schema, fault: Fault): Rule<Fault> {
  return { validate: (value) => schema.safeParse(value).success || fault }
}

/** A box that must be checked. */
export function isChecked<Fault extends string>(fault: Fault): Rule<Fault> {
  return { validate: (value) => value === true || fault }
}

/** A field that must hold something, whatever it is. */
export function isFilled<Fault extends string>(fault: Fault): Rule<Fault> {
  return { validate: (value) => value !== '' || fault }
}
