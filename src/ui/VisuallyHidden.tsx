import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words for screen readers where the picture says enough to everyone else. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  )
}
