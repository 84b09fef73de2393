import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/domain/languages.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './InvitePopup.module.css'
import { InviteForm } from './parts/InviteForm.tsx'

interface InvitePopupProps {
  /** Id of the player who invites; null while it is not known. */
  playerId: string | null
  /** Those that the sender plays, the one that is being played first. */
  adventures: readonly { id: string; name: string }[]
  /** Those that the mail may be written in. */
  languages: readonly Language[]
  isOpen: boolean
  onClose: () => void
  /** After the way out. */
  onGone: () => void
}

/** Invites a colleague by name, surname and e-mail (AUTH-16). */
export function InvitePopup({ playerId, adventures, languages, isOpen, onClose, onGone }: InvitePopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [sent, setSent] = useState<{ email: string; isMailed: boolean } | null>(null)
  return (
    <Popup
      isOpen={isOpen}
      labelledBy={titleId}
      closeLabel={t('invitations.close')}
      onClose={onClose}
      onGone={onGone}
    >
      <h2 id={titleId} className={styles.title}>
        {t('invitations.title')}
      </h2>
      <div role="status">
        {sent !== null && (
          <div className={styles.sent}>
            <Notice isAnnounced tone={sent.isMailed ? 'good' : 'warn'}>
              {t(sent.isMailed ? 'invitations.sent' : 'invitations.stored', { email: sent.email })}
            </Notice>
          </div>
        )}
      </div>
      {sent === null ? (
        <>
          <p className={styles.welcome}>{t('invitations.welcome')}</p>
          <InviteForm
            playerId={playerId}
            adventures={adventures}
            languages={languages}
            onSent={(email, isMailed) => setSent({ email, isMailed })}
          />
        </>
      ) : (
        <div className={styles.sent}>
          <Button wide onClick={onClose}>
            {t('invitations.close')}
          </Button>
          <Button variant="secondary" wide onClick={() => setSent(null)}>
            {t('invitations.another')}
          </Button>
        </div>
      )}
    </Popup>
  )
}
