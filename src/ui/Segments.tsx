import { classes } from '#src/ui/class-names.ts'
import styles from './Segments.module.css'

export interface SegmentsProps {
  total: number
  /** 1-based; `total + 1` where all are done. */
  now: number
  /** 'Question 4 of 12' */
  label: string
}

/** The steps of something that is walked through: done, now (taller), to come. */
export function Segments({ total, now, label }: SegmentsProps) {
  return (
    <div
      className={styles.segments}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.min(now, total)}
      aria-valuetext={label}
    >
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={classes(styles.step, index + 1 < now && styles.done, index + 1 === now && styles.now)}
        />
      ))}
    </div>
  )
}
