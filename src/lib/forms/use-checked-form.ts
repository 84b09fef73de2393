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
  /** Id of the player; null at the front door. */
  owner: string | null
  /** Never a password. */
  fields: readonly Path<Values>[]
}

interface CheckedFormOptions<Values extends FieldValues, Fault extends string, Reason extends string> {
  form: UseFormReturn<Values>
  /** All, in the order in which they stand: the first that is refused takes the focus. */
  fields: readonly Path<Values>[]
  /** None where there is nothing worth keeping. */
  draft?: FormDraft<Values> | undefined
  refusals: Refusals<Fault, Reason>
  /** Rejects with the `Failure` that the server answered. */
  send: (values: Values) => Promise<void>
}

const NO_DRAFT = { name: '', owner: null, fields: [] }

/** A form that both sides check: here on blur, then on change; what the server refuses stands at its fields. */
export function useCheckedForm<Values extends FieldValues, Fault extends string, Reason extends string>(
  options: CheckedFormOptions<Values, Fault, Reason>,
) {
  const { form, fields, refusals, draft: { name, owner, fields: kept } = NO_DRAFT } = options
  const { getValues, reset } = form
  const { isDirty } = form.formState
  const { sending, send, forget } = useSending(refusals.reasonOfCode)
  const [strangeFaults, setStrangeFaults] = useState<readonly string[]>([])

  const draft = useDraft(name, owner, () =>
    Object.fromEntries(
      kept.flatMap((field): [string, string][] => {
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
    const isKnown = ({ field, fault }: (typeof refused)[number]) =>
      fault !== null && fields.some((known) => known === field)
    const known = fields.flatMap((field) => {
      const fault = refused.find((one) => one.field === field)?.fault
      return fault ? [{ field, fault }] : []
    })
    for (const [place, { field, fault }] of known.entries())
      form.setError(field, { type: 'server', message: fault }, { shouldFocus: place === 0 })
    const strange = refused.filter((one) => !isKnown(one))
    setStrangeFaults(strange.map(({ field, message }) => `${field}: ${message}`))
    return refused.length > 0
  }

  return {
    onSubmit: form.handleSubmit(async (values) => {
      setStrangeFaults([])
      await send(() => options.send(values), showRefusedFields)
    }),
    isDirty,
    sending,
    forget,
    /** It began with what was half-typed before. */
    isRestored: draft !== null,
    /** What the server refused and no field is about, in its own words. */
    strangeFaults,
    faultAt: (field: Path<Values>): Fault | undefined => {
      const message = form.getFieldState(field, form.formState).error?.message
      return refusals.faults.find((fault) => fault === message)
    },
  }
}
