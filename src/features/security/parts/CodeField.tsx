import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/TextField.tsx'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>

/** Six digits of an authenticator app. */
export function CodeField(field: CodeFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('security.code')}
      hint={t('security.codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      {...field}
    />
  )
}

/** Spaces are only for reading. */
export const isCode = (typed: string): boolean => /^\d{6}$/.test(typed.replaceAll(/\s/g, ''))
