import type { ReactNode } from 'react'
import styles from './Disc.module.css'

/** A disc of night under a glyph of 16 px, whose light colour would be lost on paper. */
export function Disc({ children }: { children: ReactNode }) {
  return <span className={styles.disc}>{children}</span>
}
