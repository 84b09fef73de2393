import { useState } from 'react'
import { EyeIcon, EyeSlashIcon } from '#src/ui/icons.ts'
import { TextField } from '#src/ui/TextField.tsx'
import type { TextFieldProps } from '#src/ui/TextField.tsx'
import styles from './Field.module.css'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  showLabel: string
  hideLabel: string
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Glyph = isShown ? EyeSlashIcon : EyeIcon
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <button type="button" className={styles.toggle} onClick={() => setShown(!isShown)}>
          <Glyph size="1.25rem" aria-hidden="true" />
          {isShown ? hideLabel : showLabel}
        </button>
      }
    />
  )
}
