import styles from './Initials.module.css'

/** Stands for a person without a picture. */
export function Initials({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span className={styles.disc} style={{ width: size, height: size, fontSize: size * 0.36 }} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => /^./u.exec(word ?? '')?.[0].toLocaleUpperCase() ?? '').join('')
}
