import { useId, useState } from 'react'
import { classes } from '#src/ui/class-names.ts'
import over from './OverInput.module.css'
import { Star } from '../Star.tsx'
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
            <Star className={styles.glyph} />
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
