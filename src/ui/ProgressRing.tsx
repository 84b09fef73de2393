import { usePercent } from '#src/i18n/use-percent.ts'
import { classes } from '#src/ui/class-names.ts'
import { CheckIcon, LockSimpleIcon } from '#src/ui/icons.ts'
import { toPercent } from '#src/ui/ProgressBar.tsx'
import styles from './ProgressRing.module.css'

/** PROG-2. */
const VIEW_BOX = 50
const STROKE = 5
const RADIUS = (VIEW_BOX - STROKE) / 2
const CIRCUMFERENCE = 2 * Math.PI * RADIUS
const CENTRE = VIEW_BOX / 2

export interface ProgressRingProps {
  state?: 'percent' | 'done' | 'locked'
  percent?: number
  /** px */
  size?: number
  /** Its state has changed before the player's eyes. */
  isNews?: boolean
  /** Night lays it on a disc of its own, for paper; without it the ring stands on what is there. */
  material?: 'night'
  /** What is measured; without it screen readers skip the ring, because words beside it say the same. */
  label?: string
}

/** Three shapes, so that grey-scale is enough: an arc with its percent, a filled disc with a check, a dashed track with a lock. */
export function ProgressRing({
  state = 'percent',
  percent = 0,
  size = 28,
  isNews = false,
  material,
  label,
}: ProgressRingProps) {
  const percentText = usePercent()
  const value = toPercent(state === 'done' ? 100 : percent)
  const isLarge = size >= 48
  return (
    <span
      className={classes(
        styles.ring,
        styles[state],
        material && styles.disc,
        isLarge && styles.large,
        isNews && styles.news,
      )}
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      {...(label
        ? {
            role: 'progressbar',
            'aria-label': label,
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': value,
            'aria-valuetext': percentText(value),
          }
        : { 'aria-hidden': true })}
    >
      <svg viewBox={`0 0 ${VIEW_BOX} ${VIEW_BOX}`} aria-hidden="true">
        {state === 'done' ? (
          <circle className={styles.full} cx={CENTRE} cy={CENTRE} r={CENTRE} />
        ) : (
          <circle className={styles.track} cx={CENTRE} cy={CENTRE} r={RADIUS} strokeWidth={STROKE} />
        )}
        {state === 'percent' && value > 0 && (
          <circle
            className={styles.arc}
            cx={CENTRE}
            cy={CENTRE}
            r={RADIUS}
            strokeWidth={STROKE}
            strokeDasharray={CIRCUMFERENCE}
            strokeDashoffset={CIRCUMFERENCE * (1 - value / 100)}
          />
        )}
      </svg>
      <span className={styles.middle} aria-hidden="true">
        {state === 'percent' && (isLarge ? <Large value={value} size={size} /> : value)}
        {state === 'done' && <CheckIcon weight="bold" />}
        {state === 'locked' && <LockSimpleIcon weight="fill" />}
      </span>
    </span>
  )
}

function Large({ value, size }: { value: number; size: number }) {
  return (
    <>
      {value}
      {(value < 100 || size >= 72) && <span className={styles.unit}>%</span>}
    </>
  )
}
