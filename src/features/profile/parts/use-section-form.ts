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
  /** All, in the order in which they stand: the first that is refused takes the focus. */
  fields: readonly Path<Values>[]
  /** Resolves with the values as they are kept now, or null where the form is emptied; rejects with the server's `Failure`. */
  send: (values: Values) => Promise<Values | null>
}

/** While the server's values change; `form.reset` keeps as much, unless it is told otherwise. */
const KEPT = { keepDirty: true, keepDirtyValues: true, keepErrors: true }
const NOTHING_KEPT = { keepDirty: false, keepDirtyValues: false, keepErrors: false }

/** One section that is saved by itself: checked on blur, then on change; refusals stand at their fields. */
export function useSectionForm<Values extends FieldValues>(options: SectionFormOptions<Values>) {
  const { section, values, fields, send } = options
  const { t } = useTranslation()
  const form = useForm<Values>({
    mode: 'onTouched',
    // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- all values are some of them
    defaultValues: values as DefaultValues<Values>,
    values,
    resetOptions: KEPT,
  })
  const { saving, save, forget } = useSaving()
  const { isDirty } = form.formState
  useNoteUnsaved(section, isDirty)

  const startAnew = () => form.reset(values, NOTHING_KEPT)
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
    const sent = fields.map((field) => ({ field, value: form.getValues(field) }))
    await save(async () => {
      const kept = await send(typed)
      if (!kept) {
        startAnew()
        return
      }
      form.reset(kept, { ...KEPT, keepValues: true, keepFieldsRef: true })
      // what was typed meanwhile stays, and is unsaved
      for (const { field, value } of sent) if (form.getValues(field) === value) form.resetField(field)
    }, showRefusal)
  })

  return {
    register: form.register,
    control: form.control,
    onSubmit,
    isDirty,
    saving,
    /** As it was, with no word of what failed. */
    giveUp: () => {
      startAnew()
      forget()
    },
    /** The sentence that stands at a field. */
    faultAt: (field: Path<Values>): string | undefined => {
      const message = form.getFieldState(field, form.formState).error?.message
      return isFault(message) ? t(`profile.fault.${message}`) : undefined
    },
  }
}
