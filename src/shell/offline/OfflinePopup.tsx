import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#src/features/platform/store.ts'
import { useWaitingFinishes } from '#src/outbox/waiting/waiting-finishes.ts'
import { useOnline } from '#src/lib/use-online.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { XIcon } from '#src/ui/icons.ts'
import { closeOfflinePopup, reopenOfflinePopup, useOffline } from './offline-store.ts'
import styles from './OfflinePopup.module.css'

/** The browser has no link (SHELL-2). It stands beside what goes on, and goes by itself when the link is back. */
export function OfflinePopup() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const isClosed = useOffline((offline) => offline.isClosed)
  const waiting = useWaitingFinishes(({ taskIds }) => taskIds.length)
  const logo = usePlatform(({ settings }) => settings?.platformLogoURL) || '/assets/art/mark.svg'
  // ahead of its time: without a link it would not come
  useEffect(() => void (new Image().src = logo), [logo])
  useEffect(() => {
    if (isOnline) reopenOfflinePopup()
  }, [isOnline])
  // The place for it is always there: only what changes inside is spoken.
  return (
    <div role="status">
      {!isOnline && !isClosed && (
        <section className={styles.popup} aria-labelledby="offline-title">
          <img className={styles.logo} src={logo} alt="" />
          <div>
            <h2 id="offline-title" className={styles.title}>
              {t('shell.offline')}
            </h2>
            <p className={styles.text}>
              {waiting > 0 ? t('shell.waiting', { count: waiting }) : t('shell.offlineText')}
            </p>
          </div>
          <IconButton
            material="paper"
            label={t('shell.close')}
            icon={<XIcon size={20} aria-hidden />}
            onClick={closeOfflinePopup}
          />
        </section>
      )}
    </div>
  )
}
