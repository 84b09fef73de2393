import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/class-names.ts'
import styles from './StateMessage.module.css'

export interface StateMessageProps {
  /** One sentence. */
  sentence: string
  /** The one way on. */
  action?: { label: string; onPress: () => void }
  /** 32 px, fill. */
  icon?: ReactNode
}

interface Frame extends StateMessageProps {
  tone: 'soft' | 'bad'
  role: 'status' | 'alert'
}

/** A disc, a sentence, a way on: what stands where content would be. */
export function StateMessage({ sentence, action, icon, tone, role }: Frame) {
  return (
    <div className={styles.message}>
      <span className={classes(styles.disc, styles[tone])}>{icon}</span>
      <p className={styles.sentence} role={role}>
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
