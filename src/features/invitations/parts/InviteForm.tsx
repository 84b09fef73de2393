import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Email, PersonName } from '#shared/contract/fields.ts'
import { isFailure } from '#src/lib/failure.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { invite, type Colleague } from '../calls.ts'
import styles from '../InvitePopup.module.css'

interface InviteFormProps {
  adventures: readonly { id: string; name: string }[]
  onSent: (email: string) => void
}

interface Typed extends Colleague {
  adventureId: string
}

type Refusal = 'alreadyInvited' | 'alreadyHere' | 'notYours' | 'tooMany' | 'offline' | 'broken'

const FIELDS = ['firstName', 'lastName', 'email'] as const
const isName = (value: string) => PersonName.safeParse(value).success
const isEmail = (value: string) => Email.safeParse(value).success

export function InviteForm({ adventures, onSent }: InviteFormProps) {
  const { t } = useTranslation()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Typed>({ mode: 'onTouched' })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const hasChoice = adventures.length > 1

  const submit = handleSubmit(async ({ adventureId, ...colleague }) => {
    setRefusal(null)
    try {
      await invite(colleague, hasChoice ? adventureId : null)
      onSent(colleague.email.trim())
    } catch (error) {
      const refused = isFailure(error, 422) ? (error.problem?.fields ?? []) : []
      // The user name is made of the names.
      const wrong = FIELDS.find((field) => refused.some(({ path }) => path === field))
      if (wrong ?? refused.length > 0)
        setError(wrong ?? 'firstName', { type: 'server' }, { shouldFocus: true })
      else {
        setRefusal(refusalOf(error))
        setFocus('email')
      }
    }
  })

  const { errors } = formState
  const faultAt = (field: (typeof FIELDS)[number]) => errors[field] && t(`invitations.fault.${field}`)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.names}>
        <TextField
          label={t('invitations.firstName')}
          error={faultAt('firstName')}
          autoComplete="off"
          maxLength={60}
          {...register('firstName', { validate: isName })}
        />
        <TextField
          label={t('invitations.lastName')}
          error={faultAt('lastName')}
          autoComplete="off"
          maxLength={60}
          {...register('lastName', { validate: isName })}
        />
      </div>
      <TextField
        label={t('invitations.email')}
        error={faultAt('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...register('email', { validate: isEmail })}
      />
      {hasChoice && (
        <SelectField
          label={t('invitations.adventure')}
          options={adventures.map(({ id, name }) => ({ id, label: name }))}
          {...register('adventureId')}
        />
      )}
      <Button
        type="submit"
        wide
        {...(formState.isSubmitting && { loadingVerb: t('invitations.submitting') })}
      >
        {t('invitations.submit')}
      </Button>
      {refusal && <Notice tone="error">{t(`invitations.${refusal}`)}</Notice>}
    </form>
  )
}

function refusalOf(error: unknown): Refusal {
  if (isFailure(error, 409)) return error.problem?.code === 'already-here' ? 'alreadyHere' : 'alreadyInvited'
  if (isFailure(error, 404)) return 'notYours'
  if (isFailure(error, 429)) return 'tooMany'
  return isFailure(error, 0) ? 'offline' : 'broken'
}
