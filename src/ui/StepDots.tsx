import { classes } from '#src/ui/class-names.ts'
import styles from './StepDots.module.css'

export interface StepDotsProps {
  done: number
  total?: number
}

/** How far on a short way; words beside it say the same, so screen readers skip it. */
export function StepDots({ done, total = 3 }: StepDotsProps) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={classes(styles.dot, index < done && styles.done)} />
      ))}
    </span>
  )
}
