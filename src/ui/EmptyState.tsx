import type { ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { Boat } from './Glyphs.tsx'
import styles from './ErrorState.module.css'

interface EmptyStateProps {
  sentence: string
  /** What leads on. */
  children?: ReactNode
}

/** Stands where content will be: nothing has come in yet. Said as a status. */
export function EmptyState({ sentence, children }: EmptyStateProps) {
  return (
    <div className={styles.message}>
      <span className={classes(styles.disc, styles.calm)}>
        <Boat size={32} />
      </span>
      <p className={styles.sentence} role="status">
        <span>{sentence}</span>
      </p>
      {children}
    </div>
  )
}
