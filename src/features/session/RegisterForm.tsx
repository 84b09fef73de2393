import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Form.module.css'
import { EmailField } from './parts/EmailField.tsx'
import { RULES } from './parts/faults.ts'
import { FormEnd } from './parts/FormEnd.tsx'
import { FormHead } from './parts/FormHead.tsx'
import { useAuthForm } from './parts/use-auth-form.ts'
import { keepTypedName, useSession } from './store.ts'

interface RegisterFormProps {
  /** Rejects with the `Failure` that the server answered. */
  onRegister: (email: string) => Promise<void>
  ways: ReactNode
}

/** Asks for the link that opens a new account (AUTH-12). */
export function RegisterForm({ onRegister, ways }: RegisterFormProps) {
  const { t } = useTranslation()
  const { typedName } = useSession.getState()
  const { register, onSubmit, faultAt, sending, strangeFaults } = useAuthForm<{ email: string }>({
    name: 'register',
    empty: { email: typedName.includes('@') ? typedName : '' },
    fields: ['email'],
    kept: ['email'],
    send: ({ email }) => {
      keepTypedName(email.trim())
      return onRegister(email.trim())
    },
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FormHead title={t('session.register.title')} strangeFaults={strangeFaults}>
        {t('session.register.welcome')}
      </FormHead>
      <EmailField field={register('email', RULES.email)} error={faultAt('email')} />
      <FormEnd
        label={t('session.register.send')}
        verb={t('session.reset.submitting')}
        sending={sending}
        ways={ways}
      />
    </form>
  )
}
