import styles from './Pendulum.module.css'

/** The beat for the eye: a weight that is on one side, then on the other. Without motion it is there at once. */
export function Pendulum({ beats }: { beats: number }) {
  const side = beats === 0 ? 'none' : beats % 2 === 1 ? 'left' : 'right'
  return (
    <span className={styles.pendulum} data-side={side} aria-hidden>
      <span className={styles.end} />
      <span className={styles.end} />
      <span className={styles.weight} />
    </span>
  )
}
