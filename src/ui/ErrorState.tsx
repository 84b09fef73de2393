import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { WarningCircleIcon } from '#src/ui/icons.ts'
import styles from './ErrorState.module.css'

export interface ErrorStateProps {
  /** One sentence. */
  sentence: string
  /** The one way on. */
  action?: { label: string; onPress: () => void }
  /** 32 px, fill. */
  icon?: ReactNode
}

/** Stands where content would be: it did not come, and the action tries again. */
export function ErrorState({
  sentence,
  action,
  icon = <WarningCircleIcon weight="fill" aria-hidden="true" />,
}: ErrorStateProps) {
  return (
    <div className={styles.message}>
      <span className={styles.disc}>{icon}</span>
      <p className={styles.sentence} role="alert">
        {sentence}
      </p>
      {action && (
        <Button variant="secondary" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
