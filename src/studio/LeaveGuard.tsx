import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAtRisk, type DraftWork } from '#src/features/content/use-draft-work.ts'
import { useSession } from '#src/features/session/store.ts'
import { CONTENT } from '#src/navigation/paths.ts'
import { LeaveQuestion } from '#src/navigation/LeaveQuestion.tsx'
import { useHeldBack } from '#src/navigation/use-held-back.ts'

/** Asks before files that are on their way, or wait for a decision, are lost; a signed-out person is not held back. */
export function LeaveGuard({ work }: { work: DraftWork }) {
  const isSignedIn = useSession(({ state }) => state === 'true')
  const isNeeded = isAtRisk(work) && isSignedIn
  const [isHolding, setHolding] = useState(false)
  return isNeeded || isHolding ? <Guarding work={work} isNeeded={isNeeded} onHold={setHolding} /> : null
}

interface GuardingProps {
  work: DraftWork
  isNeeded: boolean
  onHold: (isHolding: boolean) => void
}

function Guarding({ work, isNeeded, onHold }: GuardingProps) {
  const { t } = useTranslation()
  // its other rooms go on with them
  const own = `${CONTENT}/${work.adventure.folder}/`
  const { isHeld, stay, go } = useHeldBack({
    isNeeded,
    mustAsk: (path) => isNeeded && !path.startsWith(own),
    onHold,
  })
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
  return (
    <LeaveQuestion
      isOpen={isHeld && isNeeded}
      title={t('content.leave.title')}
      about={t('content.leave.about', { count: work.uploads.length })}
      words={{ stay: t('content.leave.stay'), go: t('content.leave.go') }}
      onStay={stay}
      onGo={go}
    />
  )
}
