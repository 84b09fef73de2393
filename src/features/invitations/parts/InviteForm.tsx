import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isLanguage, LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { Email, EMAIL_LENGTH, NAME_LENGTH, PersonName } from '#shared/contract/fields.ts'
import type { Refusals } from '#src/lib/forms/refusals.ts'
import { fits } from '#src/lib/forms/rules.ts'
import { useCheckedForm } from '#src/lib/forms/use-checked-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { invite, type Colleague } from '../calls.ts'
import { INVITE_DRAFT } from '../invite-draft.ts'
import styles from '../InvitePopup.module.css'

interface InviteFormProps {
  /** Id of the player who invites; null while it is not known. */
  playerId: string | null
  adventures: readonly { id: string; name: string }[]
  languages: readonly Language[]
  onSent: (email: string, isMailed: boolean) => void
}

interface Typed extends Omit<Colleague, 'language'> {
  language: string
  adventureId: string
}

type FieldError = 'firstName' | 'lastName' | 'email' | 'alreadyInvited' | 'alreadyHere'

const FIELDS = ['firstName', 'lastName', 'email'] as const
const EMPTY = { firstName: '', lastName: '', email: '' }

const REFUSALS: Refusals<FieldError, 'notYours' | 'quotaPeople' | 'quotaMails'> = {
  fieldErrors: ['firstName', 'lastName', 'email', 'alreadyInvited', 'alreadyHere'],
  errorOfField: { firstName: 'firstName', lastName: 'lastName', email: 'email' },
  // the user name is made of the names
  fieldOfPath: { username: 'firstName' },
  errorOfCode: {
    'already-invited': { field: 'email', fieldError: 'alreadyInvited' },
    'already-here': { field: 'email', fieldError: 'alreadyHere' },
  },
  reasonOfCode: { 'not-found': 'notYours', 'quota-people': 'quotaPeople', 'quota-mails': 'quotaMails' },
}

export function InviteForm({ playerId, adventures, languages, onSent }: InviteFormProps) {
  const { t, i18n } = useTranslation()
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: { ...EMPTY, language: i18n.language } })
  const hasChoice = adventures.length > 1
  const { onSubmit, sending, errorAt } = useCheckedForm({
    form,
    fields: FIELDS,
    draft: { name: INVITE_DRAFT, owner: playerId, fields: FIELDS },
    refusals: REFUSALS,
    send: async ({ adventureId, language, ...colleague }) => {
      const { isMailed } = await invite(
        { ...colleague, language: isLanguage(language) ? language : 'en' },
        hasChoice ? adventureId : null,
      )
      onSent(colleague.email.trim(), isMailed)
    },
  })
  const wordsAt = (field: (typeof FIELDS)[number]) => {
    const fieldError = errorAt(field)
    return fieldError && t(`invitations.error.${fieldError}`)
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={styles.names}>
        <TextField
          // another one comes in place of what was sent
          autoFocus
          label={t('invitations.firstName')}
          error={wordsAt('firstName')}
          autoComplete="off"
          maxLength={NAME_LENGTH}
          {...form.register('firstName', fits(PersonName, 'firstName'))}
        />
        <TextField
          label={t('invitations.lastName')}
          error={wordsAt('lastName')}
          autoComplete="off"
          maxLength={NAME_LENGTH}
          {...form.register('lastName', fits(PersonName, 'lastName'))}
        />
      </div>
      <TextField
        label={t('invitations.email')}
        error={wordsAt('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_LENGTH}
        {...form.register('email', fits(Email, 'email'))}
      />
      {hasChoice && (
        <SelectField
          label={t('invitations.adventure')}
          options={adventures.map(({ id, name }) => ({ id, label: name }))}
          {...form.register('adventureId')}
        />
      )}
      {languages.length > 1 && (
        <SelectField
          label={t('invitations.language')}
          options={LANGUAGES.filter(({ shortName }) => languages.includes(shortName)).map((one) => ({
            id: one.shortName,
            label: one.name,
            lang: one.shortName,
          }))}
          defaultValue={i18n.language}
          {...form.register('language')}
        />
      )}
      <Button type="submit" wide loadingVerb={sending.state === 'sending' && t('invitations.submitting')}>
        {t('invitations.submit')}
      </Button>
      {sending.state === 'failed' && (
        <Notice tone="error">
          {t(`invitations.${sending.reason}`)}
          <RequestId of={sending.failure} />
        </Notice>
      )}
    </form>
  )
}
