import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EMAIL_LENGTH } from '#shared/contract/fields.ts'
import { TextField } from '#src/ui/TextField.tsx'

interface EmailFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
}

/** The address of an account, which password managers take for its name. */
export function EmailField({ field, error }: EmailFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('session.email')}
      error={error}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_LENGTH}
      {...field}
    />
  )
}
