import type { ReactNode } from 'react'
import { usePercent } from '#src/i18n/use-percent.ts'
import { classes } from '#src/ui/class-names.ts'
import styles from './ProgressBar.module.css'

const FILLS = { 1: styles.one, 2: styles.two, 3: styles.three }

/** Where it stands: each place has its own room for bar and words. */
export type ProgressBarVariant =
  | 'achievement'
  | 'lastAchievementBar'
  | 'openMobile'
  | 'leaderPanel'
  | 'infoBox'
  | 'adventureChoice'

export interface ProgressBarProps {
  /** 0 to 100; what lies outside is clamped. */
  percent: number
  /** What is measured, for screen readers. */
  label: string
  /** Which of the tenant's colours fills it. */
  color?: keyof typeof FILLS
  variant?: ProgressBarVariant
  /** Writes the percent: above, or beside where the place is low. */
  hasPercent?: boolean
  bottomLabel?: ReactNode
  /** Fills within 0.75 s. */
  animated?: boolean
}

/**
 * What is done is bright, what is left is pale (PROG-1), as in `Segments`. Both have an edge in the colour of the words, so
 * that they are told apart on paper and on night.
 */
export function ProgressBar(props: ProgressBarProps) {
  const { label, color = 3, variant = 'infoBox', hasPercent, bottomLabel, animated } = props
  const percent = toPercent(props.percent)
  const words = usePercent()(percent)
  return (
    <div className={classes(styles.bar, styles[variant])}>
      {hasPercent && <span className={styles.top}>{words}</span>}
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <div
          className={classes(styles.fill, FILLS[color], animated && styles.animated)}
          style={{ width: `${percent}%` }}
        />
      </div>
      {bottomLabel && <div className={styles.bottom}>{bottomLabel}</div>}
    </div>
  )
}

/** A whole percent between 0 and 100; what is no number counts as nothing. */
export function toPercent(value: number): number {
  return Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value))) : 0
}
