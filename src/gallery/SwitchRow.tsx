import type { ReactNode } from 'react'
import { CheckIcon } from '#src/ui/icons.ts'
import styles from './SwitchRow.module.css'

interface SwitchRowProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Why it does nothing here. */
  note?: string | undefined
  /** How it is drawn over the scene. */
  swatch?: ReactNode
}

/** Something of the scene that is shown or not. */
export function SwitchRow({ label, isOn, onChange, note, swatch }: SwitchRowProps) {
  return (
    <label className={styles.row}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span className={styles.tick} aria-hidden="true">
        {isOn && <CheckIcon size={14} weight="bold" />}
      </span>
      <span>
        {label}
        {note && <small className={styles.note}>{note}</small>}
      </span>
      {swatch}
    </label>
  )
}
