import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useCheckedForm } from '#src/lib/forms/use-checked-form.ts'
import { REFUSALS } from './faults.ts'

interface AuthFormOptions<Values extends FieldValues> {
  /** Names its draft. */
  name: string
  empty: DefaultValues<Values>
  /** As they stand in the form: the first that the server refuses takes the focus. */
  fields: readonly Path<Values>[]
  /** What outlives a reload: never a password. */
  kept?: readonly Path<Values>[]
  /** Rejects with the `Failure` that the server answered. */
  send: (values: Values) => Promise<void>
}

/** A form of the front door, which empties into one button (`FormEnd`). */
export function useAuthForm<Values extends FieldValues>(options: AuthFormOptions<Values>) {
  const { name, empty, fields, kept = [], send } = options
  const { t } = useTranslation()
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: empty })
  const { onSubmit, sending, strangeFaults, faultAt } = useCheckedForm({
    form,
    fields,
    draft: { name, owner: null, fields: kept },
    refusals: REFUSALS,
    send,
  })
  return {
    register: form.register,
    onSubmit,
    sending,
    strangeFaults,
    /** The sentence that stands at a field. */
    faultAt: (field: Path<Values>): string | undefined => {
      const fault = faultAt(field)
      return fault && t(`session.fault.${fault}`)
    },
  }
}
