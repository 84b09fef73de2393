import type { ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import styles from './Chip.module.css'

export interface ChipProps {
  children: ReactNode
  /** 16 px, fill or bold. */
  icon?: ReactNode
  tone?: 'soft' | 'plain' | 'night' | 'good' | 'warn' | 'bad'
}

/** An icon and a word, 28 high: tells a state, is never pressed. */
export function Chip({ children, icon, tone = 'soft' }: ChipProps) {
  return (
    <span className={classes(styles.chip, styles[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
