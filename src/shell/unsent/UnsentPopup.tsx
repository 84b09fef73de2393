import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut } from '#src/flows/sign-out.ts'
import { LeaveQuestion } from '#src/navigation/LeaveQuestion.tsx'
import { useOutboxWaiting } from '#src/outbox/use-outbox-waiting.ts'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'
import { countWaiting } from '#src/outbox/outbox.ts'
import { EARNS_POINTS, LOST_BY_SIGN_OUT } from './leaving.ts'

/** Waits until what the player did has arrived, and signs out then; or now, and loses it. */
export function UnsentPopup({ request: { playerId }, frame }: OverlayViewProps<'leave'>) {
  const { t } = useTranslation()
  const { count, hasFailed } = useOutboxWaiting(playerId, LOST_BY_SIGN_OUT)
  const isSent = count === 0
  const tasks = countWaiting(playerId, EARNS_POINTS)
  const waiting = tasks > 0 ? t('shell.unsent.waiting', { count: tasks }) : t('shell.unsent.notes')
  useEffect(() => {
    if (isSent) signOut()
  }, [isSent])

  return (
    <LeaveQuestion
      isOpen={frame.isOpen}
      title={t('shell.unsent.title')}
      about={hasFailed ? waiting : t('shell.unsent.sending')}
      words={{ stay: t('shell.unsent.stay'), go: t('shell.unsent.go') }}
      onStay={frame.onClose}
      onGo={signOut}
      onGone={frame.onGone}
    />
  )
}
