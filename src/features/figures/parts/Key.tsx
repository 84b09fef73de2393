import styles from './Charts.module.css'

interface KeyProps {
  marks: readonly { mark: 'full' | 'part' | 'still' | 'none'; label: string }[]
}

/** What the fills of a picture mean: each has a pattern of its own besides its colour. */
export function Key({ marks }: KeyProps) {
  return (
    <ul className={styles.key}>
      {marks.map(({ mark, label }) => (
        <li key={mark}>
          <span className={styles.swatch} aria-hidden>
            <span className={styles[mark]} />
          </span>
          {label}
        </li>
      ))}
    </ul>
  )
}
