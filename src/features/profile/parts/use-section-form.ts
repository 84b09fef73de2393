import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useCheckedForm } from '#src/lib/forms/use-checked-form.ts'
import { useNoteUnsaved } from '../unsaved.ts'
import { REFUSALS } from './field-errors.ts'

export interface SectionFormOptions<Values extends FieldValues> {
  /** Id of the section. */
  section: string
  /** Id of the player. */
  owner: string
  /** As they are kept; what was typed stays when they change. */
  values: Values
  /** All, in the order in which they stand: the first that is refused takes the focus. */
  fields: readonly Path<Values>[]
  /** What waits for the player where a 401 or a reload takes the page away: never a password. */
  draftFields: readonly Path<Values>[]
  /** Resolves with the values as they are kept now, or null where the form is emptied; rejects with the server's `Failure`. */
  send: (values: Values) => Promise<Values | null>
}

/** While the server's values change; `form.reset` keeps as much, unless it is told otherwise. */
const KEEP_DIRTY = { keepDirty: true, keepDirtyValues: true, keepErrors: true }
const KEEP_NOTHING = { keepDirty: false, keepDirtyValues: false, keepErrors: false }

/** One section that is saved by itself. */
export function useSectionForm<Values extends FieldValues>(options: SectionFormOptions<Values>) {
  const { section, owner, values, fields, draftFields, send } = options
  const { t } = useTranslation()
  const form = useForm<Values>({
    mode: 'onTouched',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all values are some of them
    defaultValues: values as DefaultValues<Values>,
    values,
    resetOptions: KEEP_DIRTY,
  })
  const startAnew = () => form.reset(values, KEEP_NOTHING)
  const { errorAt, forget, ...checked } = useCheckedForm({
    form,
    fields,
    draft: { name: section, owner, fields: draftFields },
    refusals: REFUSALS,
    send: async (typed) => {
      const sent = fields.map((field) => ({ field, value: form.getValues(field) }))
      const saved = await send(typed)
      if (!saved) {
        startAnew()
        return
      }
      form.reset(saved, { ...KEEP_DIRTY, keepValues: true, keepFieldsRef: true })
      // what was typed meanwhile stays, and is unsaved
      for (const { field, value } of sent) if (form.getValues(field) === value) form.resetField(field)
    },
  })
  useNoteUnsaved(section, checked.isDirty)

  return {
    ...checked,
    register: form.register,
    control: form.control,
    /** As it was, with no word of what failed. */
    giveUp: () => {
      startAnew()
      forget()
    },
    /** The sentence that stands at a field. */
    errorAt: (field: Path<Values>): string | undefined => {
      const fieldError = errorAt(field)
      return fieldError && t(`profile.error.${fieldError}`)
    },
  }
}
