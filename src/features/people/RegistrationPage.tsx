import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Email, EMAIL_LENGTH } from '#shared/contract/fields.ts'
import type { RegistrationRules } from '#shared/contract/registration.ts'
import { MOST_DOMAINS, REGISTRATION_MODES, type RegistrationMode } from '#shared/domain/registration.ts'
import { isFailure } from '#src/lib/failure.ts'
import type { Refusals } from '#src/lib/forms/refusals.ts'
import { useCheckedForm } from '#src/lib/forms/use-checked-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { saveRegistration } from './calls.ts'
import type { Refused } from './parts/refused.ts'
import { RoomHead } from './parts/RoomHead.tsx'
import { Said } from './parts/Said.tsx'
import styles from './People.module.css'
import { registrationQuery } from './queries.ts'

/** Where an admin says who may open an account without an invitation (AUTH-12). */
export function RegistrationPage() {
  const { t } = useTranslation()
  const { data, error } = useQuery(registrationQuery)
  return (
    <div className={styles.stack}>
      <RoomHead about={t('people.registration.about')}>{t('people.registration.title')}</RoomHead>
      {error && !data && <ErrorState sentence={t('people.unread')} />}
      {data && <RulesForm rules={data} />}
    </div>
  )
}

type FieldError = 'domain' | 'missing' | 'contact'

const REFUSALS: Refusals<FieldError, Refused> = {
  fieldErrors: ['domain', 'missing', 'contact'],
  errorOfField: { contact: 'contact' },
  fieldOfPath: Object.fromEntries(
    Array.from({ length: MOST_DOMAINS }, (_, at) => [`domains.${at}`, 'domains']),
  ),
}

interface Typed {
  mode: RegistrationMode
  /** As written, commas or spaces between them. */
  domains: string
  contact: string
}

const listed = (domains: string): string[] => domains.split(/[\s,;]+/).filter((one) => one !== '')

function RulesForm({ rules }: { rules: RegistrationRules }) {
  const { t } = useTranslation()
  const [wrongDomain, setWrongDomain] = useState('')
  const form = useForm<Typed>({
    mode: 'onSubmit',
    defaultValues: { mode: rules.mode, domains: rules.domains.join(', '), contact: rules.contact ?? '' },
  })
  const { onSubmit, sending, errorAt } = useCheckedForm<Typed, FieldError, Refused>({
    form,
    fields: ['domains', 'contact'],
    refusals: REFUSALS,
    send: async ({ mode, domains, contact }) => {
      const body = { mode, domains: listed(domains), contact: contact.trim() || null }
      try {
        const saved = await saveRegistration(body)
        form.setValue('domains', saved.domains.join(', '))
      } catch (error) {
        setWrongDomain(body.domains[refusedPlace(error)] ?? '')
        throw error
      }
    },
  })
  const mode = useWatch({ control: form.control, name: 'mode' })
  const domainError = errorAt('domains')
  const contactError = errorAt('contact')
  return (
    <form className={styles.stack} noValidate onSubmit={onSubmit}>
      <div className={styles.outcomes}>
        <Choice
          label={t('people.registration.title')}
          options={REGISTRATION_MODES.map((id) => ({ id, label: t(`people.registration.mode.${id}`) }))}
          value={mode}
          onChange={(id) => form.setValue('mode', id)}
        />
      </div>
      <p aria-live="polite">{t(`people.registration.modeAbout.${mode}`)}</p>
      {mode !== 'invitation' && !rules.sendsMail && (
        <Notice tone="warn">{t('people.registration.noMail')}</Notice>
      )}
      {mode === 'domains' && (
        <TextField
          label={t('people.registration.domains')}
          hint={t('people.registration.domainsHint')}
          error={domainError && t(`people.registration.error.${domainError}`, { domain: wrongDomain })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('domains', {
            validate: (value) =>
              form.getValues('mode') !== 'domains' || listed(value).length > 0 || 'missing',
          })}
        />
      )}
      <TextField
        label={t('people.registration.contact')}
        hint={t('people.registration.contactHint')}
        error={contactError && t('people.registration.error.contact')}
        type="email"
        autoComplete="off"
        maxLength={EMAIL_LENGTH}
        {...form.register('contact', {
          validate: (value) => value.trim() === '' || Email.safeParse(value).success || 'contact',
        })}
      />
      <div className={styles.facts}>
        <Button type="submit" loadingVerb={sending.state === 'sending' && t('people.working')}>
          {t('people.registration.save')}
        </Button>
      </div>
      <Said sending={sending} done={t('people.registration.saved')} />
    </form>
  )
}

/** Which of the domains the server takes for none; -1: it said nothing of them. */
function refusedPlace(error: unknown): number {
  const path = isFailure(error)
    ? error.problem?.fields?.find((field) => field.path.startsWith('domains.'))?.path
    : null
  return path ? Number(path.slice('domains.'.length)) : -1
}
