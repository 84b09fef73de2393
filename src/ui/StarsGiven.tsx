import { classes } from '#src/ui/class-names.ts'
import { Star } from './Star.tsx'
import styles from './StarsGiven.module.css'

export interface StarsGivenProps {
  /** Those that are lit; a part of one counts from its half. */
  stars: number
  starsNumber: number
  /** What is read: '4 of 5 stars'. */
  label: string
  /** `large`: they are the news. */
  size?: 'row' | 'large'
}

/** Stars that were given: nothing to choose. */
export function StarsGiven({ stars, starsNumber, label, size = 'row' }: StarsGivenProps) {
  return (
    <span className={classes(styles.stars, styles[size])} role="img" aria-label={label}>
      {Array.from({ length: starsNumber }, (_, index) => (
        <Star key={index} className={classes(styles.star, index < Math.round(stars) && styles.lit)} />
      ))}
    </span>
  )
}
