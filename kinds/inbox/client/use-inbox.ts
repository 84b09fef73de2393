import { useState } from 'react'
import type { Action } from '#kinds/inbox/shared/schemas.ts'
import type { Playing } from '#src/features/tasks/play/use-play.ts'
import { nextOpen, type Judged, type Mail } from './inbox-rule.ts'

export interface Inbox {
  /** The mail that is read; undefined while only the list is. */
  open: Mail | undefined
  /** As the server has judged it; undefined before. */
  judgement: Judged | undefined
  /** The decision about it that is on its way; null where none is. */
  deciding: Action | null
  /** Keys of those that were opened here. */
  seen: readonly string[]
  /** The next one to be judged; null where none is left. */
  next: string | null
  show: (key: string) => void
  close: () => void
  decide: (action: Action) => void
}

/** Which mail is read, and what was decided about it. */
export function useInbox(
  mails: readonly Mail[],
  { state: { judged }, unsent, move }: Playing<'inbox'>,
): Inbox {
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [seen, setSeen] = useState<readonly string[]>([])
  const open = mails.find(({ key }) => key === openKey)
  const judgement = judged.find(({ mail }) => mail === openKey)
  const sent = unsent.find(({ mail }) => mail === openKey)
  return {
    ...{
      open,
      judgement,
      seen,
      deciding: judgement ? null : (sent?.action ?? null),
      next: nextOpen(mails, judged, openKey),
    },
    show(key) {
      setOpenKey(key)
      if (!seen.includes(key)) setSeen([...seen, key])
    },
    close: () => setOpenKey(null),
    decide: (action) => open && move({ type: 'inbox', mail: open.key, action }),
  }
}
