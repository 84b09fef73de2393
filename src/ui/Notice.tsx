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

const ROLES = { error: 'alert', info: 'status', good: 'status', warn: 'status' } satisfies Record<
  NoticeTone,
  string
>

export interface NoticeProps {
  tone?: NoticeTone
  /** Stands in a live region already, which announces it. */
  isAnnounced?: boolean
  children: ReactNode
}

/** A sentence about the whole form or panel. An error is spoken at once. */
export function Notice({ tone = 'info', isAnnounced = false, children }: NoticeProps) {
  const Glyph = ICONS[tone]
  return (
    <div className={classes(styles.notice, styles[tone])} role={isAnnounced ? undefined : ROLES[tone]}>
      <Glyph className={styles.icon} size="1.25rem" weight="fill" aria-hidden="true" />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
