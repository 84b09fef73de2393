import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasUnsaved } from '#src/features/profile/unsaved.ts'
import { useSession } from '#src/features/session/store.ts'
import { LeaveQuestion } from '../leaving/LeaveQuestion.tsx'
import { useHeldBack } from '../leaving/use-held-back.ts'

/** Asks before what was typed is lost; whoever is signed out anyway is not held back. */
export function LeaveGuard() {
  const hasUnsaved = useHasUnsaved()
  const isSignedIn = useSession(({ state }) => state === 'true')
  return hasUnsaved && isSignedIn ? <Guarding /> : null
}

function Guarding() {
  const { t } = useTranslation()
  const { isHeld, stay, go } = useHeldBack(() => true)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return (
    <LeaveQuestion
      isOpen={isHeld}
      title={t('profile.leave.title')}
      about={t('profile.leave.about')}
      words={{ stay: t('profile.leave.stay'), go: t('profile.leave.go') }}
      onStay={stay}
      onGo={go}
    />
  )
}
