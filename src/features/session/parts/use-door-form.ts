import { useCallback, useState } from 'react'
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isFailure, type Failure } from '#src/lib/failure.ts'
import { useCountdown } from '#src/lib/use-countdown.ts'
import { readDraft, useKeptDraft } from './draft.ts'
import { faultOf } from './faults.ts'

/** Why the whole form was refused, in the words of `session`. What became of a mailed link its page says. */
export type Refusal = 'taken' | 'invited' | 'captcha' | 'offline' | 'broken'

interface DoorFormOptions<Values extends FieldValues> {
  /** Names its draft. */
  name: string
  empty: DefaultValues<Values> & Values
  /** As they stand in the form: the first that the server refuses takes the focus. */
  fields: readonly Path<Values>[]
  /** What outlives a reload. */
  kept?: readonly Path<Values>[]
  /** Rejects with the `Failure` that the server answered. */
  send: (values: Values) => Promise<void>
}

/** A form of the front door: checked on blur, then on change; the server's refusals stand at their fields. */
export function useDoorForm<Values extends FieldValues>(options: DoorFormOptions<Values>) {
  const { name, empty, fields, kept = [], send } = options
  const { t } = useTranslation()
  const [defaultValues] = useState(() => Object.assign({}, empty, readDraft(name)))
  const form = useForm<Values>({ mode: 'onTouched', defaultValues })
  const { register, handleSubmit, setError, getValues, formState } = form
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [strangeFaults, setStrangeFaults] = useState<readonly string[]>([])
  const [secondsToWait, waitFor] = useCountdown()

  const keptNames = kept.join(' ')
  const typed = useCallback(
    () =>
      Object.fromEntries(
        Object.entries(getValues()).flatMap(([field, value]): [string, string][] =>
          keptNames.split(' ').includes(field) && typeof value === 'string' ? [[field, value]] : [],
        ),
      ),
    [getValues, keptNames],
  )
  useKeptDraft(name, typed)

  /** @returns what is about no field of the form */
  const showRefusedFields = ({ problem }: Failure): string[] => {
    const refused = problem?.fields ?? []
    const known = fields.filter((field) => refused.some(({ path }) => path === field))
    for (const [place, field] of known.entries()) {
      const message = refused.find(({ path }) => path === field)?.message ?? ''
      setError(
        field,
        { type: 'server', message: faultOf(field, message) ?? '' },
        { shouldFocus: place === 0 },
      )
    }
    const strange = refused.filter(({ path }) => !fields.some((field) => field === path))
    return strange.map(({ path, message }) => `${path}: ${message}`)
  }

  const onSubmit = handleSubmit(async (values) => {
    setRefusal(null)
    setStrangeFaults([])
    try {
      await send(values)
    } catch (error) {
      if (isFailure(error, 429)) waitFor(error.retryAfter ?? 1)
      else if (isFailure(error, 422)) setStrangeFaults(showRefusedFields(error))
      else setRefusal(refusalOf(error))
    }
  })

  return {
    register,
    onSubmit,
    /** The sentence that stands at a field. */
    faultAt: (field: Path<Values>): string | undefined => {
      const message = messageAt(formState.errors, field)
      const fault = message === undefined ? null : faultOf(field, message)
      return fault ? t(`session.fault.${fault}`) : undefined
    },
    sending: { isSending: formState.isSubmitting, secondsToWait, refusal },
    strangeFaults,
  }
}

function messageAt<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  field: Path<Values>,
): string | undefined {
  const error: unknown = errors[field]
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}

function refusalOf(error: unknown): Refusal | null {
  if (isFailure(error, 406)) return 'captcha'
  if (isFailure(error, 0)) return 'offline'
  if (isFailure(error, 409)) {
    const code = error.problem?.code
    return code === 'invited' ? code : code === 'address-taken' ? 'taken' : null
  }
  return isFailure(error, 404) ? null : 'broken'
}
