import { useTranslation } from 'react-i18next'
import { parseHex } from '#shared/domain/oklch.ts'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Tenant.module.css'

interface ColourFieldProps {
  label: string
  hint: string
  /** As typed: #rrggbb once it is one. */
  value: string
  isWrong: boolean
  onChange: (value: string) => void
}

/** A colour by its digits, or from the browser's own chooser. */
export function ColourField({ label, hint, value, isWrong, onChange }: ColourFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={label}
      hint={hint}
      error={isWrong ? t('tenant.wrong.colour') : undefined}
      value={value}
      maxLength={7}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value.trim())}
      end={
        <input
          type="color"
          className={styles.colour}
          aria-label={t('tenant.look.choose', { name: label })}
          value={(parseHex(value) ?? '#000000').toLowerCase()}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
      }
    />
  )
}
