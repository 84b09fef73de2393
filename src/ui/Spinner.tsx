import type { ReactNode } from 'react'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** What is being waited for. */
  label: string
  /** px (BOOT-4). */
  size?: number
  /** Stands still in the middle. */
  logo?: ReactNode
  material?: 'paper' | 'night'
}

export function Spinner({ label, size = 80, logo, material = 'night' }: SpinnerProps) {
  return (
    <div
      className={styles.spinner}
      role="status"
      style={{ width: size, height: size }}
      data-material={material}
    >
      <svg className={styles.ring} viewBox="0 0 80 80" aria-hidden="true">
        <circle className={styles.track} cx="40" cy="40" r="37" />
        <circle className={styles.arc} cx="40" cy="40" r="37" pathLength="100" />
      </svg>
      {logo && <span className={styles.logo}>{logo}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  )
}

/** For the middle of a line; silent, because the words beside it say what happens. */
export function InlineSpinner() {
  return (
    <svg className={styles.inline} viewBox="0 0 18 18" aria-hidden="true">
      <circle className={styles.faint} cx="9" cy="9" r="7.9" />
      <path d="M9 1.1a7.9 7.9 0 0 1 7.9 7.9" />
    </svg>
  )
}
