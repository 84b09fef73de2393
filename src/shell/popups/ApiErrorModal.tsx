import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/features/session/store.ts'
import { Button } from '#src/ui/Button.tsx'
import { WarningCircleIcon } from '#src/ui/icons.ts'
import { RequestId } from '#src/ui/RequestId.tsx'
import styles from './ApiErrorModal.module.css'
import type { OverlayViewProps } from '#src/overlay/OverlayHost.tsx'
import { useInfoModal } from '#src/overlay/use-info-modal.ts'

/** The server's codes that say more than that something broke. */
const LINES = [
  'too-slow',
  'storage-away',
  'stopping',
  'storage-full',
  'anti-forgery',
  'malformed-request',
  'reply-malformed',
] as const

/** The specification's apiError info modal: says that the backend failed, closes after 10 s or on its button. */
export function ApiErrorModal({ request: { failure }, frame }: OverlayViewProps<'apiError'>) {
  const { t } = useTranslation()
  const modal = useRef<HTMLElement>(null)
  const hold = useInfoModal(modal, frame.onClose, failure)
  const isOffline = failure.kind === 'offline'
  const isSignedOut = useSession(({ state }) => state === 'false')
  // who is not signed in has no progress here
  const general = isSignedOut ? 'Error.GeneralMessageSignedOut' : 'Error.GeneralMessage'
  const line = LINES.find((one) => one === failure.problem?.code)
  return createPortal(
    <section
      ref={modal}
      className={styles.modal}
      role="alert"
      data-above-popups
      data-beside-form={isSignedOut || undefined}
      data-material="paper"
      {...hold}
    >
      <WarningCircleIcon size={32} weight="fill" className={styles.icon} aria-hidden />
      <div>
        <h2 className={styles.title}>{t('Error.GeneralTitle')}</h2>
        <p className={styles.message}>{t(isOffline ? 'Error.ConnectionProblem' : general)}</p>
        {line && <p className={styles.message}>{t(`Error.lines.${line}`)}</p>}
        <RequestId of={failure} />
      </div>
      <Button variant="secondary" onClick={frame.onClose}>
        {t('Error.OK')}
      </Button>
    </section>,
    document.body,
  )
}
