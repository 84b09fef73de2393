import type { ReactNode } from 'react'
import { RisingNumber } from '#src/ui/RisingNumber.tsx'
import styles from './HudBar.module.css'

/** One bar of night on the glass, 48 high, its cells parted by thin lines. */
export function HudBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.bar} role="group" aria-label={label} data-material="night">
      {children}
    </div>
  )
}

export interface HudCellProps {
  /** 20 px, fill: a reading. */
  icon?: ReactNode
  value?: number | string
  unit?: string
  /** Read instead of icon and value: '12 480 points'. Under the pointer and the focus everybody sees it. */
  label?: string
  /** Makes it a button. */
  onPress?: () => void
  /** What a newcomer is shown here. */
  spot?: string
  children?: ReactNode
}

export function HudCell({ icon, value, unit, label, onPress, spot, children }: HudCellProps) {
  const content = (
    <>
      {label && <span className={styles.label}>{label}</span>}
      <span className={styles.reading} aria-hidden={label ? true : undefined}>
        {icon}
        {value !== undefined && (
          <span className={styles.value}>
            {typeof value === 'number' ? <RisingNumber value={value} /> : value}
          </span>
        )}
        {unit && <span className={styles.unit}>{unit}</span>}
        {children}
      </span>
    </>
  )
  const all = { className: styles.cell, 'data-spot': spot }
  if (!onPress) return <div {...all}>{content}</div>
  return (
    <button type="button" {...all} onClick={onPress}>
      {content}
    </button>
  )
}
