import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Form.module.css'
import { FormEnd } from './parts/FormEnd.tsx'
import { FormHead } from './parts/FormHead.tsx'
import { useAuthForm } from './parts/use-auth-form.ts'

interface ConfirmEmailFormProps {
  links: ReactNode
  /** Rejects with the `Failure` that the server answered. */
  onConfirm: () => Promise<void>
}

/** Confirms a new address by a press: what opens links by itself, as scanners of mail do, confirms nothing. */
export function ConfirmEmailForm({ links, onConfirm }: ConfirmEmailFormProps) {
  const { t } = useTranslation()
  const { onSubmit, sending } = useAuthForm<Record<string, never>>({
    name: 'confirmEmail',
    empty: {},
    fields: [],
    send: onConfirm,
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FormHead title={t('session.confirmEmail.title')}>{t('session.confirmEmail.welcome')}</FormHead>
      <FormEnd
        label={t('session.confirmEmail.submit')}
        verb={t('session.confirmEmail.submitting')}
        sending={sending}
        links={links}
      />
    </form>
  )
}
