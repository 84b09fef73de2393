import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NAME_LENGTH } from '#shared/contract/fields.ts'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Form.module.css'

interface NameFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
}

interface NameFieldsProps {
  first: NameFieldProps
  last: NameFieldProps
}

/** First and last name, beside each other where there is room. */
export function NameFields({ first, last }: NameFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.names}>
      <TextField
        label={t('session.firstName')}
        error={first.error}
        autoComplete="given-name"
        maxLength={NAME_LENGTH}
        {...first.field}
      />
      <TextField
        label={t('session.lastName')}
        error={last.error}
        autoComplete="family-name"
        maxLength={NAME_LENGTH}
        {...last.field}
      />
    </div>
  )
}
