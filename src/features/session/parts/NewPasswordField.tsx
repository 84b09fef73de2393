import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LEAST_PASSWORD, PASSWORD_LENGTH } from '#shared/contract/fields.ts'
import { CheckCircleIcon } from '#src/ui/icons.ts'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import styles from '../Form.module.css'

interface NewPasswordFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
}

/** One field, shown when asked, instead of two; it says how long a password must be, and that it is. */
export function NewPasswordField({ field, error }: NewPasswordFieldProps) {
  const { t } = useTranslation()
  const [isLong, setLong] = useState(false)
  return (
    <PasswordField
      label={t('session.password')}
      showLabel={t('session.show')}
      hideLabel={t('session.hide')}
      hint={
        isLong ? (
          <span className={styles.enough}>
            <CheckCircleIcon size="1.125rem" weight="fill" aria-hidden="true" />
            {t('session.passwordLong')}
          </span>
        ) : (
          t('session.passwordHint', { count: LEAST_PASSWORD })
        )
      }
      error={error}
      autoComplete="new-password"
      maxLength={PASSWORD_LENGTH}
      {...field}
      onChange={(event) => {
        setLong(event.target.value.length >= LEAST_PASSWORD)
        return field.onChange(event)
      }}
    />
  )
}
