import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/features/session/store.ts'
import { isAllSaved, useTaskSaved } from '#src/features/tasks/task-saved.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { useHeldBack } from './use-held-back.ts'

/** ms that a save may take before anybody is asked about it. */
const USUAL_MS = 600

interface TaskLeaveGuardProps {
  /** What does not arrive stays on this device; of nobody in particular nothing does. */
  isKept: boolean
}

/** Whoever leaves a task waits until all of it is saved, or goes without that. */
export function TaskLeaveGuard({ isKept }: TaskLeaveGuardProps) {
  const isSaved = useTaskSaved(({ saved }) => saved === 'saved')
  const [isHolding, setHolding] = useState(false)
  return isSaved && !isHolding ? null : <Guarding isKept={isKept} isSaved={isSaved} onHold={setHolding} />
}

interface GuardingProps extends TaskLeaveGuardProps {
  isSaved: boolean
  onHold: (isHolding: boolean) => void
}

function Guarding({ isKept, isSaved, onHold }: GuardingProps) {
  const { t } = useTranslation()
  const { isHeld, stay, go } = useHeldBack(() => !isAllSaved() && useSession.getState().state === 'true')
  const isSaving = useTaskSaved(({ saved }) => saved === 'saving')
  const [isLong, setLong] = useState(false)

  const hold = useEffectEvent(onHold)
  useEffect(() => hold(isHeld), [isHeld])
  const leave = useEffectEvent(go)
  useEffect(() => {
    if (isHeld && isSaved) leave()
  }, [isHeld, isSaved])
  // nobody is asked about what is over in a moment
  useEffect(() => {
    if (!isHeld) return
    const timer = setTimeout(() => setLong(true), USUAL_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isHeld])

  const why = isSaving ? 'saving' : isKept ? 'kept' : 'lost'
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
