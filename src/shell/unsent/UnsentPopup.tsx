import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { unsentEdits, watchEditors } from '#src/outbox/edits/stored.ts'
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
  const hasScenes = useSyncExternalStore(watchEditors, () => unsentEdits(playerId).length > 0)
  const isSent = count === 0 && !hasScenes
  const tasks = countWaiting(playerId, EARNS_POINTS)
  const waiting = tasks > 0 ? t('shell.unsent.waiting', { count: tasks }) : t('shell.unsent.notes')
  const answers = hasFailed ? waiting : t('shell.unsent.sending')
  useEffect(() => {
    if (isSent) signOut()
  }, [isSent])

  return (
    <LeaveQuestion
      isOpen={frame.isOpen}
      title={t('shell.unsent.title')}
      about={count === 0 && hasScenes ? t('shell.unsent.scenes') : answers}
      words={{ stay: t('shell.unsent.stay'), go: t('shell.unsent.go') }}
      onStay={frame.onClose}
      onGo={signOut}
      onGone={frame.onGone}
    />
  )
}
