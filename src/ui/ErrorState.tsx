import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { WarningCircleIcon } from '#src/ui/icons.ts'
import { RequestId } from '#src/ui/RequestId.tsx'
import styles from './ErrorState.module.css'

interface Action {
  label: string
  onPress: () => void
}

export interface ErrorStateProps {
  /** One sentence. */
  sentence: string
  /** Details for the person who fixes it, unchanged. */
  details?: readonly string[]
  /** Why: where no modal shows it, the request is named here. */
  error?: unknown
  /** What helps. */
  action?: Action
  /** The way out, where that may not help. */
  back?: Action
  /** 32 px, fill. Nothing is wrong where it is another than the warning's. */
  icon?: ReactNode
}

/** Stands where content would be: it did not come, and the action tries again. */
export function ErrorState({ sentence, details = [], error, action, back, icon }: ErrorStateProps) {
  return (
    <div className={styles.message}>
      <span className={classes(styles.disc, icon !== undefined && styles.calm)}>
        {icon ?? <WarningCircleIcon weight="fill" aria-hidden="true" />}
      </span>
      <p className={styles.sentence} role="alert">
        {sentence}
      </p>
      <RequestId of={error} />
      {details.length > 0 && (
        <ul className={styles.details}>
          {details.map((detail) => (
            <li key={detail}>
              <code>{detail}</code>
            </li>
          ))}
        </ul>
      )}
      {(action ?? back) && (
        <div className={styles.actions}>
          {[action, back].map(
            (one) =>
              one && (
                <Button key={one.label} variant="secondary" onClick={one.onPress}>
                  {one.label}
                </Button>
              ),
          )}
        </div>
      )}
    </div>
  )
}
