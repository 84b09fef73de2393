import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Form.module.css'
import { EmailField } from './parts/EmailField.tsx'
import { RULES } from './parts/field-errors.ts'
import { FormEnd } from './parts/FormEnd.tsx'
import { FormHead } from './parts/FormHead.tsx'
import { useAuthForm } from './parts/use-auth-form.ts'
import { keepTypedName, useSession } from './store.ts'

interface RegisterFormProps {
  /** Rejects with the `Failure` that the server answered. */
  onRegister: (email: string) => Promise<void>
  links: ReactNode
}

/** Asks for the link that opens a new account (AUTH-12). */
export function RegisterForm({ onRegister, links }: RegisterFormProps) {
  const { t } = useTranslation()
  const { typedName } = useSession.getState()
  const { register, onSubmit, errorAt, sending, unplacedErrors } = useAuthForm<{ email: string }>({
    name: 'register',
    empty: { email: typedName.includes('@') ? typedName : '' },
    fields: ['email'],
    draftFields: ['email'],
    send: ({ email }) => {
      keepTypedName(email.trim())
      return onRegister(email.trim())
    },
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FormHead title={t('session.register.title')} unplacedErrors={unplacedErrors}>
        {t('session.register.welcome')}
      </FormHead>
      <EmailField field={register('email', RULES.email)} error={errorAt('email')} />
      <FormEnd
        label={t('session.register.send')}
        verb={t('session.reset.submitting')}
        sending={sending}
        links={links}
      />
    </form>
  )
}
