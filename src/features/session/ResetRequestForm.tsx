import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Form.module.css'
import { EmailField } from './parts/EmailField.tsx'
import { RULES } from './parts/field-errors.ts'
import { FormEnd } from './parts/FormEnd.tsx'
import { FormHead } from './parts/FormHead.tsx'
import { useAuthForm } from './parts/use-auth-form.ts'
import { keepTypedName, useSession } from './store.ts'

interface ResetRequestFormProps {
  /** Rejects with the `Failure` that the server answered. */
  onRequest: (email: string) => Promise<void>
  links: ReactNode
}

/** Asks for a link to a new password (AUTH-13). */
export function ResetRequestForm({ onRequest, links }: ResetRequestFormProps) {
  const { t } = useTranslation()
  const { typedName } = useSession.getState()
  const { register, onSubmit, errorAt, sending, unplacedErrors } = useAuthForm<{ email: string }>({
    name: 'reset',
    empty: { email: typedName.includes('@') ? typedName : '' },
    fields: ['email'],
    draftFields: ['email'],
    send: ({ email }) => {
      keepTypedName(email.trim())
      return onRequest(email.trim())
    },
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FormHead title={t('session.reset.title')} unplacedErrors={unplacedErrors}>
        {t('session.reset.welcome')}
      </FormHead>
      <EmailField field={register('email', RULES.email)} error={errorAt('email')} />
      <FormEnd
        label={t('session.reset.submit')}
        verb={t('session.reset.submitting')}
        sending={sending}
        links={links}
      />
    </form>
  )
}
