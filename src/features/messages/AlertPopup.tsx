import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertMessage } from '#shared/contract/messages.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { MegaphoneIcon } from '#src/ui/icons.ts'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './AlertPopup.module.css'
import { MessageBody } from './MessageBody.tsx'
import { isPlaceInside, openLink } from './open-link.ts'

interface AlertPopupProps {
  message: AlertMessage
  /** The name of the tenant that sends it. */
  sender: string
  isOpen: boolean
  /** Another pop-up came before it, or waits behind it. */
  isFollowing?: boolean
  isFollowed?: boolean
  onClose: () => void
  onGone: () => void
}

/** A message over the map. It can be closed where there is no link, or when the link was clicked (INFO-3); one that leads on in the product closes it. */
export function AlertPopup(props: AlertPopupProps) {
  const { message, sender, isOpen, isFollowing = false, isFollowed = false, onClose, onGone } = props
  const { t } = useTranslation()
  const { ago } = useWhen()
  const titleId = useId()
  const { title, content, link, linkLabel, language, date } = message
  const [isClicked, setClicked] = useState(false)
  const mayClose = link === null || isClicked
  return (
    <Popup
      labelledBy={titleId}
      isOpen={isOpen}
      isFollowing={isFollowing}
      isFollowed={isFollowed}
      dismissable={mayClose}
      onClose={onClose}
      onGone={onGone}
      crest={<MegaphoneIcon size={56} weight="fill" aria-hidden />}
      footer={
        <div className={styles.actions}>
          {link !== null && (
            <Button
              wide
              autoFocus
              onClick={() => {
                setClicked(true)
                openLink(link)
                // anyone who is led away through the product has no map to close it on
                if (isPlaceInside(link)) onClose()
              }}
            >
              {linkLabel ?? t('messages.openLink')}
            </Button>
          )}
          {mayClose && (
            <Button
              wide
              variant={link === null ? 'primary' : 'secondary'}
              autoFocus={link === null}
              onClick={onClose}
            >
              {t('messages.close')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.head}>
        <p>{t('messages.kicker', { sender, when: ago(date) })}</p>
        <h2 id={titleId} lang={language} dir="auto">
          {title}
        </h2>
      </div>
      <MessageBody content={content} lang={language} />
    </Popup>
  )
}
