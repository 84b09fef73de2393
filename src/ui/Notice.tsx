import type { ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { CheckCircleIcon, InfoIcon, WarningCircleIcon, WarningIcon } from '#src/ui/icons.ts'
import styles from './Notice.module.css'

export type NoticeTone = 'error' | 'info' | 'good' | 'warn'

const ICONS = {
  error: WarningCircleIcon,
  info: InfoIcon,
  good: CheckCircleIcon,
  warn: WarningIcon,
} satisfies Record<NoticeTone, unknown>

export interface NoticeProps {
  tone?: NoticeTone
  children: ReactNode
}

/** A sentence about the whole form or panel. An error is spoken at once. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  const Glyph = ICONS[tone]
  return (
    <div className={classes(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Glyph className={styles.icon} size="1.25rem" weight="fill" aria-hidden="true" />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
