import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertMessage, MessageHead } from '#shared/contract/messages.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { isFailure } from '#src/lib/failure.ts'
import { report } from '#src/lib/report.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import styles from './MessageBody.module.css'
import { MessageBody } from './MessageBody.tsx'
import { isPlaceInside, openLink } from './open-link.ts'
import { messageQuery, sendClosed } from './queries.ts'

interface LetterProps {
  head: MessageHead
  /** It was new, and is read now. */
  onRead: () => void
  /** Before a link leads elsewhere in the product. */
  onLeave: () => void
}

/** A message of the tenant in the list of messages: opened by its own call, and read from then on (INFO-3). */
export function Letter({ head: { id, title, language, date, isRead }, onRead, onLeave }: LetterProps) {
  const { t } = useTranslation()
  const { ago } = useWhen()
  const contentId = useId()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(isRead)
  return (
    <>
      <div className={styles.letter}>
        <h3 lang={language} dir="auto">
          {title}
        </h3>
        <p>{t('messages.from', { when: ago(date) })}</p>
      </div>
      {!wasOpened && <Chip tone="good">{t('messages.new')}</Chip>}
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        aria-label={t(isOpen ? 'messages.fold' : 'messages.unfold', { title })}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'messages.hide' : 'messages.show')}
      </Button>
      {isOpen && (
        <div id={contentId} className={styles.body}>
          <Opened
            id={id}
            onLeave={onLeave}
            onShown={(message) => {
              if (wasOpened || message.isRead) return
              setOpened(true)
              void markRead(id).then(onRead)
            }}
          />
        </div>
      )}
    </>
  )
}

interface OpenedProps {
  id: string
  onShown: (message: AlertMessage) => void
  onLeave: () => void
}

function Opened({ id, onShown, onLeave }: OpenedProps) {
  const { t, i18n } = useTranslation()
  const { data: message, error, refetch } = useQuery(messageQuery(id, i18n.language))
  const show = useEffectEvent(onShown)
  useEffect(() => {
    if (message) show(message)
  }, [message])
  if (isFailure(error, 404)) return <p>{t('messages.withdrawn')}</p>
  if (!message)
    return <Coming error={error} sentence={t('messages.failed')} onRetry={refetch} heights={[6]} />
  const { content, link, linkLabel, language } = message
  return (
    <>
      <MessageBody content={content} lang={language} />
      {link !== null && (
        <Button
          variant="secondary"
          onClick={() => {
            if (isPlaceInside(link)) onLeave()
            openLink(link)
          }}
        >
          {linkLabel ?? t('messages.openLink')}
        </Button>
      )}
    </>
  )
}

async function markRead(id: string): Promise<void> {
  try {
    await sendClosed(id)
  } catch (error) {
    // it is new again with the next visit
    report('a message was not marked read', error)
  }
}
