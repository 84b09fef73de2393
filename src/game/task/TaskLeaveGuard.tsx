import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/features/session/store.ts'
import { LeaveQuestion } from '#src/navigation/LeaveQuestion.tsx'
import { useHeldBack } from '#src/navigation/use-held-back.ts'
import { isAllSaved, usePageSaved } from '#src/outbox/page-saved.ts'

/** ms that a save may take before anybody is asked about it. */
const USUAL_MS = 600

interface TaskLeaveGuardProps {
  /** What does not arrive stays on this device; without a player nothing does. */
  isStored: boolean
}

/** Holds a player back who leaves a task until all of it is sent and saved, or they choose to go without that. */
export function TaskLeaveGuard({ isStored }: TaskLeaveGuardProps) {
  const isSaved = usePageSaved(({ saved }) => saved === 'saved')
  const hasMore = usePageSaved(({ beforeLeaving }) => beforeLeaving !== null)
  const [isHolding, setHolding] = useState(false)
  return isSaved && !hasMore && !isHolding ? null : (
    <Guarding isStored={isStored} {...{ isSaved, hasMore }} onHold={setHolding} />
  )
}

interface GuardingProps extends TaskLeaveGuardProps {
  isSaved: boolean
  hasMore: boolean
  onHold: (isHolding: boolean) => void
}

function Guarding({ isStored, isSaved, hasMore, onHold }: GuardingProps) {
  const { t } = useTranslation()
  const { isHeld, stay, go } = useHeldBack({
    isNeeded: !isSaved || hasMore,
    mustAsk: () => (!isAllSaved() || sendingOf() !== null) && useSession.getState().state === 'true',
    onHold,
  })
  useEffect(() => {
    if (isHeld) void sendingOf()?.()
  }, [isHeld])
  const isSaving = usePageSaved(({ saved }) => saved === 'saving')
  const [isLong, setLong] = useState(false)

  // nobody is asked about what is over in a moment
  useEffect(() => {
    if (!isHeld) return
    const timer = setTimeout(() => setLong(true), USUAL_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isHeld])

  const why = isSaving ? 'saving' : isStored ? 'kept' : 'lost'
  return (
    <LeaveQuestion
      isOpen={isHeld && !isSaved && (isLong || !isSaving)}
      title={t('tasks.leave.title')}
      about={t(`tasks.leave.${why}`)}
      words={{ stay: t('tasks.leave.stay'), go: t('tasks.leave.go') }}
      onStay={stay}
      onGo={go}
    />
  )
}

const sendingOf = () => usePageSaved.getState().beforeLeaving
