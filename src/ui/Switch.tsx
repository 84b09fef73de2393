import type { ReactNode } from 'react'
import styles from './Switch.module.css'

export interface SwitchProps {
  label: string
  /** What it does, below the label. */
  hint?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** On or off, at once. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
