import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isFailure } from '#src/lib/failure.ts'
import { useNoteUnsaved } from '../unsaved.ts'
import { isFault, refusedFields } from './faults.ts'
import { useSaving } from './use-saving.ts'

interface SectionFormOptions<Values extends FieldValues> {
  /** Id of the section. */
  section: string
  /** As they are kept; what was typed stays when they change. */
  values: Values
  /** In the order in which they stand: the first that is refused takes the focus. */
  fields: readonly Path<Values>[]
  /** Rejects with the `Failure` that the server answered. */
  send: (values: Values) => Promise<void>
  /** After it: passwords are not kept in the form. */
  isEmptied?: boolean
}

/** One section that is saved by itself: checked on blur, then on change; refusals stand at their fields. */
export function useSectionForm<Values extends FieldValues>(options: SectionFormOptions<Values>) {
  const { section, values, fields, send, isEmptied = false } = options
  const { t } = useTranslation()
  const form = useForm<Values>({
    mode: 'onTouched',
    // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- all values are some of them
    defaultValues: values as DefaultValues<Values>,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  })
  const { saving, save, forget } = useSaving()
  const { isDirty } = form.formState
  useNoteUnsaved(section, isDirty)

  const showRefusal = (error: unknown): boolean => {
    const refused = isFailure(error) ? refusedFields(error) : []
    const known = fields.filter((field) => refused.some(({ path }) => path === field))
    for (const [place, field] of known.entries()) {
      const fault = refused.find(({ path }) => path === field)?.fault ?? ''
      form.setError(field, { type: 'server', message: fault }, { shouldFocus: place === 0 })
    }
    return known.length > 0
  }

  const onSubmit = form.handleSubmit(async (typed) => {
    const isSaved = await save(() => send(typed), showRefusal)
    if (isSaved) form.reset(isEmptied ? values : typed)
  })

  return {
    register: form.register,
    control: form.control,
    onSubmit,
    isDirty,
    saving,
    forget,
    reset: () => form.reset(values),
    /** The sentence that stands at a field. */
    faultAt: (field: Path<Values>): string | undefined => {
      const message = form.getFieldState(field, form.formState).error?.message
      return isFault(message) ? t(`profile.fault.${message}`) : undefined
    },
  }
}
