interface Schema {
  safeParse: (value: unknown) => { success: boolean }
}

/** What react-hook-form asks of a field; the message of an error is its fault. */
interface Rule<FieldError extends string> {
  validate: (value: unknown) => true | FieldError
}

/** The server checks by the same schema: what passes here is refused there only for what this side cannot know. */
export function fits<FieldError extends string>(schema: Schema, fieldError: FieldError): Rule<FieldError> {
  return { validate: (value) => schema.safeParse(value).success || fieldError }
}

/** A box that must be checked. */
export function isChecked<FieldError extends string>(fieldError: FieldError): Rule<FieldError> {
  return { validate: (value) => value === true || fieldError }
}

/** A field that must hold something, whatever it is. */
export function isFilled<FieldError extends string>(fieldError: FieldError): Rule<FieldError> {
  return { validate: (value) => value !== '' || fieldError }
}
