import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_LENGTH } from '#shared/contract/fields.ts'
import { PasswordField } from '#src/ui/PasswordField.tsx'

type CurrentPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'label' | 'showLabel' | 'hideLabel'
>

/** Anyone who sits at an open session must still know it. */
export function CurrentPasswordField(field: CurrentPasswordFieldProps) {
  const { t } = useTranslation()
  return (
    <PasswordField
      label={t('profile.access.current')}
      showLabel={t('profile.access.show')}
      hideLabel={t('profile.access.hide')}
      autoComplete="current-password"
      maxLength={PASSWORD_LENGTH}
      {...field}
    />
  )
}
