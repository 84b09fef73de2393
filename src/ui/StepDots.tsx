import type { ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import styles from './StepDots.module.css'

export interface StepDotsProps {
  done: number
  total?: number
  /** What the dots say; without it screen readers skip them, because words beside them say the same. */
  label?: string
  /** What waits behind the last one. */
  bonus?: ReactNode
}

export function StepDots({ done, total = 3, label, bonus }: StepDotsProps) {
  return (
    <span
      className={styles.dots}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={classes(styles.dot, index < done && styles.done)} />
      ))}
      {bonus && <span className={classes(styles.bonus, done >= total && styles.earned)}>{bonus}</span>}
    </span>
  )
}
