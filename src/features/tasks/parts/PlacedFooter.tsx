import type { ReactNode } from 'react'
import styles from './PlacedFooter.module.css'

interface PlacedFooterProps {
  /** '3 of 5 answered' */
  place: string
  /** The one button. */
  children: ReactNode
}

/** The foot of a task on one page: how far it is, and the button that ends it. */
export function PlacedFooter({ place, children }: PlacedFooterProps) {
  return (
    <div className={styles.footer}>
      <p className={styles.place}>{place}</p>
      {children}
    </div>
  )
}
