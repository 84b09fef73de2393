import { classes } from '#src/ui/class-names.ts'
import styles from './Segments.module.css'

export interface SegmentsProps {
  total: number
  /** 1-based; `total + 1` where all are done. */
  now: number
  /** 'Question 4 of 12' */
  label: string
  /** Which are done, where that is in no order. */
  done?: readonly boolean[] | undefined
}

/** The steps of something that is walked through: done, now (taller), to come. */
export function Segments({ total, now, label, done }: SegmentsProps) {
  const isDone = (index: number) => done?.[index] ?? index + 1 < now
  return (
    <div
      className={styles.segments}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done?.filter(Boolean).length ?? Math.min(now, total)}
      aria-valuetext={label}
    >
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={classes(styles.step, isDone(index) && styles.done, index + 1 === now && styles.now)}
        />
      ))}
    </div>
  )
}
