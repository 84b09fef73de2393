import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasUnsaved } from '#src/features/profile/unsaved.ts'
import { useSession } from '#src/features/session/store.ts'
import { LeaveQuestion } from '#src/navigation/LeaveQuestion.tsx'
import { useHeldBack } from '#src/navigation/use-held-back.ts'

/** Asks before what was typed is lost; whoever is signed out anyway is not held back. */
export function LeaveGuard() {
  const hasUnsaved = useHasUnsaved()
  const isSignedIn = useSession(({ state }) => state === 'true')
  const isNeeded = hasUnsaved && isSignedIn
  const [isHolding, setHolding] = useState(false)
  return isNeeded || isHolding ? <Guarding isNeeded={isNeeded} onHold={setHolding} /> : null
}

function Guarding({ isNeeded, onHold }: { isNeeded: boolean; onHold: (isHolding: boolean) => void }) {
  const { t } = useTranslation()
  const { isHeld, stay, go } = useHeldBack({ isNeeded, mustAsk: () => isNeeded, onHold })
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
  return (
    <LeaveQuestion
      isOpen={isHeld && isNeeded}
      title={t('profile.leave.title')}
      about={t('profile.leave.about')}
      words={{ stay: t('profile.leave.stay'), go: t('profile.leave.go') }}
      onStay={stay}
      onGo={go}
    />
  )
}
