import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isFailure } from '../failure.ts'
import { refusedFields, type Refusals } from './refusals.ts'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'

/** Where half-typed words wait (`useDraft`). */
export interface FormDraft<Values extends FieldValues> {
  /** No other form has it. */
  name: string
  /** Id of the player; null at the auth pages. */
  owner: string | null
  /** Never a password. */
  fields: readonly Path<Values>[]
}

interface CheckedFormOptions<Values extends FieldValues, FieldError extends string, Reason extends string> {
  form: UseFormReturn<Values>
  /** All, in the order in which they stand: the first that is refused takes the focus. */
  fields: readonly Path<Values>[]
  /** None where there is nothing worth keeping. */
  draft?: FormDraft<Values> | undefined
  refusals: Refusals<FieldError, Reason>
  /** Rejects with the `Failure` that the server answered. */
  send: (values: Values) => Promise<void>
}

const NO_DRAFT = { name: '', owner: null, fields: [] }

/** A form that both sides check: here on blur, then on change; what the server refuses stands at its fields. */
export function useCheckedForm<Values extends FieldValues, FieldError extends string, Reason extends string>(
  options: CheckedFormOptions<Values, FieldError, Reason>,
) {
  const { form, fields, refusals, draft: { name, owner, fields: draftFields } = NO_DRAFT } = options
  const { getValues, reset } = form
  const { isDirty } = form.formState
  const { sending, send, forget } = useSending(refusals.reasonOfCode)
  const [unplacedErrors, setUnplacedErrors] = useState<readonly string[]>([])

  const draft = useDraft(name, owner, () =>
    Object.fromEntries(
      draftFields.flatMap((field): [string, string][] => {
        const value: unknown = getValues(field)
        const isTyped = form.getFieldState(field, form.formState).isDirty
        return isTyped && typeof value === 'string' ? [[field, value]] : []
      }),
    ),
  )
  useEffect(() => {
    if (draft) reset(Object.assign({}, getValues(), draft), { keepDefaultValues: true })
  }, [draft, getValues, reset])

  /** @returns whether the server said anything of fields */
  const showRefusedFields = (error: unknown): boolean => {
    const refused = isFailure(error) ? refusedFields(error, refusals) : []
    const isKnown = ({ field, fieldError }: (typeof refused)[number]) =>
      fieldError !== null && fields.some((known) => known === field)
    const known = fields.flatMap((field) => {
      const fieldError = refused.find((one) => one.field === field)?.fieldError
      return fieldError ? [{ field, fieldError }] : []
    })
    for (const [place, { field, fieldError }] of known.entries())
      form.setError(field, { type: 'server', message: fieldError }, { shouldFocus: place === 0 })
    const strange = refused.filter((one) => !isKnown(one))
    setUnplacedErrors(strange.map(({ field, message }) => `${field}: ${message}`))
    return refused.length > 0
  }

  return {
    onSubmit: form.handleSubmit(async (values) => {
      setUnplacedErrors([])
      await send(() => options.send(values), showRefusedFields)
    }),
    isDirty,
    sending,
    forget,
    /** It began with what was half-typed before. */
    isRestored: draft !== null,
    /** What the server refused and no field is about, in its own words. */
    unplacedErrors,
    errorAt: (field: Path<Values>): FieldError | undefined => {
      const message = form.getFieldState(field, form.formState).error?.message
      return refusals.fieldErrors.find((fieldError) => fieldError === message)
    },
  }
}
