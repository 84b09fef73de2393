import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/features/session/store.ts'
import { LeaveQuestion } from '#src/navigation/LeaveQuestion.tsx'
import { useHeldBack } from '#src/navigation/use-held-back.ts'
import { ROOMS } from './people-paths.ts'

/** Asks before settings that are typed and not saved are lost; a signed-out person is not held back. */
export function UnsavedSettings({ isUnsaved }: { isUnsaved: boolean }) {
  const isSignedIn = useSession(({ state }) => state === 'true')
  const isNeeded = isUnsaved && isSignedIn
  const [isHolding, setHolding] = useState(false)
  return isNeeded || isHolding ? <Guarding isNeeded={isNeeded} onHold={setHolding} /> : null
}

interface GuardingProps {
  isNeeded: boolean
  onHold: (isHolding: boolean) => void
}

function Guarding({ isNeeded, onHold }: GuardingProps) {
  const { t } = useTranslation()
  const { isHeld, stay, go } = useHeldBack({
    isNeeded,
    // its other parts go on with what was typed
    mustAsk: (path) => isNeeded && !path.startsWith(ROOMS.settings),
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
      title={t('tenant.leave.title')}
      about={t('tenant.leave.about')}
      words={{ stay: t('tenant.leave.stay'), go: t('tenant.leave.go') }}
      onStay={stay}
      onGo={go}
    />
  )
}
