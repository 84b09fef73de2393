import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/features/session/store.ts'
import { isAllSaved, useTaskSaved } from '#src/features/tasks/all-saved.ts'
import { LeaveQuestion } from '#src/navigation/LeaveQuestion.tsx'
import { useHeldBack } from '#src/navigation/use-held-back.ts'

/** ms that a save may take before anybody is asked about it. */
const USUAL_MS = 600

interface TaskLeaveGuardProps {
  /** What does not arrive stays on this device; of nobody in particular nothing does. */
  isKept: boolean
}

/** Whoever leaves a task waits until it has said goodbye and all of it is saved, or goes without that. */
export function TaskLeaveGuard({ isKept }: TaskLeaveGuardProps) {
  const isSaved = useTaskSaved(({ saved }) => saved === 'saved')
  const hasGoodbye = useTaskSaved(({ goodbye }) => goodbye !== null)
  const [isHolding, setHolding] = useState(false)
  return isSaved && !hasGoodbye && !isHolding ? null : (
    <Guarding isKept={isKept} {...{ isSaved, hasGoodbye }} onHold={setHolding} />
  )
}

interface GuardingProps extends TaskLeaveGuardProps {
  isSaved: boolean
  hasGoodbye: boolean
  onHold: (isHolding: boolean) => void
}

function Guarding({ isKept, isSaved, hasGoodbye, onHold }: GuardingProps) {
  const { t } = useTranslation()
  const { isHeld, stay, go } = useHeldBack({
    isNeeded: !isSaved || hasGoodbye,
    mustAsk: () => (!isAllSaved() || goodbyeOf() !== null) && useSession.getState().state === 'true',
    onHold,
  })
  useEffect(() => {
    if (isHeld) void goodbyeOf()?.()
  }, [isHeld])
  const isSaving = useTaskSaved(({ saved }) => saved === 'saving')
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

const goodbyeOf = () => useTaskSaved.getState().goodbye
