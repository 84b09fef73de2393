import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useCheckedForm } from '#src/lib/forms/use-checked-form.ts'
import { REFUSALS } from './field-errors.ts'

interface AuthFormOptions<Values extends FieldValues> {
  /** Names its draft. */
  name: string
  empty: DefaultValues<Values>
  /** As they stand in the form: the first that the server refuses takes the focus. */
  fields: readonly Path<Values>[]
  /** What outlives a reload: never a password. */
  draftFields?: readonly Path<Values>[]
  /** Rejects with the `Failure` that the server answered. */
  send: (values: Values) => Promise<void>
}

/** An auth form, which empties into one button (`FormEnd`). */
export function useAuthForm<Values extends FieldValues>(options: AuthFormOptions<Values>) {
  const { name, empty, fields, draftFields = [], send } = options
  const { t } = useTranslation()
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: empty })
  const { onSubmit, sending, unplacedErrors, errorAt } = useCheckedForm({
    form,
    fields,
    draft: { name, owner: null, fields: draftFields },
    refusals: REFUSALS,
    send,
  })
  return {
    register: form.register,
    onSubmit,
    sending,
    unplacedErrors,
    /** The sentence that stands at a field. */
    errorAt: (field: Path<Values>): string | undefined => {
      const fieldError = errorAt(field)
      return fieldError && t(`session.error.${fieldError}`)
    },
  }
}
