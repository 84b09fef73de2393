import { useTranslation } from 'react-i18next'
import styles from './Form.module.css'
import { RULES } from './parts/field-errors.ts'
import { FormEnd } from './parts/FormEnd.tsx'
import { FormHead } from './parts/FormHead.tsx'
import { NewPasswordField } from './parts/NewPasswordField.tsx'
import { useAuthForm } from './parts/use-auth-form.ts'
import { useSession } from './store.ts'

interface NewPasswordFormProps {
  /** Of the account; null where it is not known. */
  email: string | null
  /** Rejects with the `Failure` that the server answered. */
  onPassword: (password: string) => Promise<void>
}

/** The new password behind a mailed link (AUTH-13). */
export function NewPasswordForm({ email, onPassword }: NewPasswordFormProps) {
  const { t } = useTranslation()
  const typedName = useSession((session) => session.typedName)
  const { register, onSubmit, errorAt, sending, unplacedErrors } = useAuthForm<{ password: string }>({
    name: 'newPassword',
    empty: { password: '' },
    fields: ['password'],
    send: ({ password }) => onPassword(password),
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FormHead title={t('session.newPassword.title')} unplacedErrors={unplacedErrors}>
        {t('session.newPassword.welcome')}
      </FormHead>
      {/* For the password manager, which saves pairs. */}
      <input type="text" name="username" autoComplete="username" value={email ?? typedName} readOnly hidden />
      <NewPasswordField field={register('password', RULES.password)} error={errorAt('password')} />
      <FormEnd
        label={t('session.newPassword.submit')}
        verb={t('session.newPassword.submitting')}
        sending={sending}
      />
    </form>
  )
}
