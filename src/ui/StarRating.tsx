import { useId, useState } from 'react'
import { classes } from '#src/ui/class-names.ts'
import over from './OverInput.module.css'
import styles from './StarRating.module.css'

export interface StarRatingProps {
  /** What is asked. */
  label: string
  starsNumber: number
  /** `task`: a row among other questions. `missionAssessment`: a question by itself, larger and in the middle. */
  view: 'task' | 'missionAssessment'
  /** Null: nothing is chosen yet. */
  value: number | null
  disabled?: boolean
  /** What is read where a star is drawn: '4 of 5 stars'. */
  starName: (stars: number) => string
  /** What so many stars mean: 'Very good'. Shown below them. */
  meaning?: ((stars: number) => string) | undefined
  onChange: (stars: number) => void
}

/** A group of radio buttons drawn as stars: arrows move along it, a mouse over it shows what a click would choose. */
export function StarRating(props: StarRatingProps) {
  const { label, starsNumber, view, value, disabled, starName, meaning, onChange } = props
  const name = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const columns = {
    '--count': String(starsNumber),
    '--half': String(starsNumber > 6 ? Math.ceil(starsNumber / 2) : starsNumber),
  }
  const lit = (disabled ? null : pointed) ?? value ?? 0
  return (
    <fieldset className={classes(styles.rating, styles[view])} disabled={disabled}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.stars} style={columns} onPointerLeave={() => setPointed(null)}>
        {Array.from({ length: starsNumber }, (_, index) => index + 1).map((stars) => (
          <label
            key={stars}
            className={classes(styles.star, stars <= lit && styles.lit)}
            onPointerEnter={({ pointerType }) => setPointed(pointerType === 'touch' ? null : stars)}
          >
            <input
              className={over.input}
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={[starName(stars), meaning?.(stars)].filter(Boolean).join(', ')}
              onChange={() => onChange(stars)}
            />
            <svg className={styles.glyph} viewBox="0 0 40 40" aria-hidden="true">
              <path d={STAR} />
            </svg>
          </label>
        ))}
      </div>
      {meaning && (
        <p className={styles.meaning} aria-hidden="true">
          {lit > 0 && (
            <>
              <strong>{lit}</strong> {meaning(lit)}
            </>
          )}
        </p>
      )}
    </fieldset>
  )
}

/** Five points on a disc of 17 in a square of 40, its inner corners at 7.6. */
const STAR =
  'M20 4.5 24.47 14.85 35.7 15.9 27.23 23.35 29.7 34.35 20 28.6 10.3 34.35 12.77 23.35 4.3 15.9 15.53 14.85Z'
