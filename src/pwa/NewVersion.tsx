import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { loadNewVersion } from '#src/lib/load-new-version.ts'
import { useOnline } from '#src/lib/use-online.ts'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'
import { Button } from '#src/ui/Button.tsx'
import { useFocusReturn } from '#src/ui/focus-return.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowClockwiseIcon, XIcon } from '#src/ui/icons.ts'
import { isQuietPage } from './may-reload.ts'
import styles from './NewVersion.module.css'

/**
 * Says on maps and at the login that a new version is there; nobody who plays a task or rates one is disturbed. Dismissed, it
 * comes again with the next version, or the next start.
 */
export function NewVersion({ request }: OverlayViewProps<'newVersion'>) {
  const { pathname } = useLocation()
  const isOnline = useOnline()
  const [dismissed, dismiss] = useState<typeof request | null>(null)
  if (!isOnline || !isQuietPage(pathname) || dismissed === request) return null
  return <Offer onDismiss={() => dismiss(request)} />
}

function Offer({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation()
  const plate = useRef<HTMLDivElement>(null)
  useFocusReturn(plate)
  return (
    <div ref={plate} className={styles.plate} data-material="night">
      <ArrowClockwiseIcon className={styles.icon} aria-hidden />
      <p className={styles.words}>{t('shell.newVersion')}</p>
      <Button className={styles.load} material="night" onClick={() => void loadNewVersion()}>
        {t('shell.loadNow')}
      </Button>
      <IconButton material="cell" label={t('shell.close')} icon={<XIcon />} onClick={onDismiss} />
    </div>
  )
}
