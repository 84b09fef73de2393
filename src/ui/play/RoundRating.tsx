import { useId } from 'react'
import { classes } from '#src/ui/class-names.ts'
import over from './OverInput.module.css'
import styles from './RoundRating.module.css'

export interface RoundRatingProps {
  /** What is asked. */
  label: string
  min: number
  max: number
  /** What the two ends mean. */
  minLabel: string
  maxLabel: string
  /** Below it red; from it to two above it orange; further above it green. A colour only: every value may be chosen. */
  threshold: number
  /** Shown while the chosen value is the threshold or above. */
  declaration?: string | undefined
  /** Null: nothing is chosen yet. */
  value: number | null
  disabled?: boolean
  onChange: (value: number) => void
}

/** A scale of round buttons, one of which is chosen: a group of radio buttons, so that arrows move along it. */
export function RoundRating(props: RoundRatingProps) {
  const { label, min, max, minLabel, maxLabel, threshold, declaration, value, disabled, onChange } = props
  const name = useId()
  const count = max - min + 1
  const ends = new Map([
    [min, minLabel],
    [max, maxLabel],
  ])
  const half = count > 6 ? Math.ceil(count / 2) : count
  const numbers = Array.from({ length: count }, (_, index) => min + index)
  const rows = [numbers.slice(0, half), numbers.slice(half)].filter((row) => row.length > 0)
  return (
    <fieldset className={styles.rating} disabled={disabled}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.scale}>
        <span className={styles.min} aria-hidden="true">
          {minLabel}
        </span>
        <span className={styles.max} aria-hidden="true">
          {maxLabel}
        </span>
        <div className={styles.buttons}>
          {rows.map((row) => (
            <div key={row[0]} className={styles.row}>
              {row.map((number) => (
                <label key={number} className={classes(styles.button, styles[ratingTone(number, threshold)])}>
                  <input
                    className={over.input}
                    type="radio"
                    name={name}
                    value={number}
                    checked={number === value}
                    aria-label={[number, ends.get(number)].filter((word) => word !== undefined).join(', ')}
                    onChange={() => onChange(number)}
                  />
                  <span>{number}</span>
                </label>
              ))}
            </div>
          ))}
        </div>
      </div>
      {declaration !== undefined && (
        <div className={styles.declaration} data-words={declaration}>
          <p role="status">{value !== null && value >= threshold && declaration}</p>
        </div>
      )}
    </fieldset>
  )
}

/** TASK-7: red below the threshold, orange up to two above it, both included, green beyond. */
export function ratingTone(value: number, threshold: number): 'red' | 'orange' | 'green' {
  if (value < threshold) return 'red'
  return value <= threshold + 2 ? 'orange' : 'green'
}
