import { useTranslation } from 'react-i18next'
import type { AlertMessage } from '#shared/contract/messages.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './MessageBody.module.css'
import { MessageBody } from './MessageBody.tsx'
import { isPlaceInside, openLink } from './open-link.ts'

interface LetterProps {
  message: AlertMessage
  /** Before a link leads elsewhere in the product. */
  onLeave?: () => void
}

/** A message of the house, as it is kept. */
export function Letter({
  message: { title, content, link, linkLabel, language, date },
  onLeave,
}: LetterProps) {
  const { t } = useTranslation()
  const { ago } = useWhen()
  return (
    <>
      <div className={styles.letter}>
        <h3 lang={language} dir="auto">
          {title}
        </h3>
        <p>{t('messages.from', { when: ago(date) })}</p>
      </div>
      <MessageBody content={content} lang={language} />
      {link !== null && (
        <Button
          variant="secondary"
          onClick={() => {
            if (isPlaceInside(link)) onLeave?.()
            openLink(link)
          }}
        >
          {linkLabel ?? t('messages.openLink')}
        </Button>
      )}
    </>
  )
}
