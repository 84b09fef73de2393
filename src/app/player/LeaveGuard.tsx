import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { useHasUnsaved } from '#src/features/profile/unsaved.ts'
import { useSession } from '#src/features/session/store.ts'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './LeaveGuard.module.css'

/** Asks before what was typed is lost; whoever is signed out anyway is not held back. */
export function LeaveGuard() {
  const { t } = useTranslation()
  const titleId = useId()
  const hasUnsaved = useHasUnsaved()
  const isSignedIn = useSession(({ state }) => state === 'true')
  const isKept = hasUnsaved && isSignedIn
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isKept && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isKept) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isKept])

  const stay = () => blocker.reset?.()
  return (
    <Popup
      isOpen={blocker.state === 'blocked'}
      labelledBy={titleId}
      width={432}
      onClose={stay}
      closeLabel={t('shell.close')}
    >
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title}>
          {t('profile.leave.title')}
        </h2>
        <p>{t('profile.leave.about')}</p>
        <div className={styles.ways}>
          <Button onClick={stay}>{t('profile.leave.stay')}</Button>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {t('profile.leave.go')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}
