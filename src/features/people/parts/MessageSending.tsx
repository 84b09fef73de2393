import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminMessage } from '#shared/contract/messages.ts'
import { classes } from '#src/ui/class-names.ts'
import { Button } from '#src/ui/Button.tsx'
import { showWhole } from '#src/ui/show-whole.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { sendMessage } from '../calls.ts'
import styles from '../People.module.css'
import looks from './MessageText.module.css'
import { ConfirmPopup } from './ConfirmPopup.tsx'
import { MessageSight } from './MessageSight.tsx'
import { Said } from './Said.tsx'
import { StillEmpty } from './StillEmpty.tsx'
import { useAction } from './use-action.ts'

interface MessageSendingProps {
  message: AdminMessage
  /** In which it is shown. */
  language: string
  /** How often it was saved here: each time it is brought into view. */
  saves: number
  bodyOf: (words: { content: string; language: string }) => ReactNode
  onSent: () => void
}

/** A saved draft as its readers will see it, and its two ways out. */
export function MessageSending({ message, language, saves, bodyOf, onSent }: MessageSendingProps) {
  const { t } = useTranslation()
  const { sending, send } = useAction()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (saves > 0) showWhole(section.current)
  }, [saves])
  const [at, setAt] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { id, words, link, audience, team, person } = message
  const shown = words.find((one) => one.language === language) ?? words[0]
  const name = team?.name ?? person?.displayName ?? ''
  const moment = new Date(at)
  const later = async () => {
    if (await send(() => sendMessage(id, moment.toISOString()))) onSent()
  }
  return (
    <section
      ref={section}
      className={classes(styles.stack, looks.sending)}
      aria-label={t('people.messages.preview')}
    >
      <h3>{t('people.messages.preview')}</h3>
      {shown && <MessageSight said={shown} link={link} bodyOf={bodyOf} />}
      <StillEmpty words={words} />
      <div className={classes(styles.fields, looks.actions)}>
        <Button onClick={() => setAsking(true)}>{t('people.messages.sendNow')}</Button>
        <TextField
          type="datetime-local"
          label={t('people.messages.at')}
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
        <Button
          variant="secondary"
          wide
          loadingVerb={sending.state === 'sending' && t('people.working')}
          disabledReason={Number.isNaN(moment.getTime()) && t('people.messages.atFirst')}
          onClick={() => void later()}
        >
          {t('people.messages.sendThen')}
        </Button>
      </div>
      <Said sending={sending} />
      <ConfirmPopup
        isOpen={isAsking}
        title={t('people.messages.sendTitle')}
        words={t('people.messages.sendWords', { to: t(`people.messages.to.${audience}`, { name }) })}
        actionLabel={t('people.messages.sendNow')}
        action={async () => {
          await sendMessage(id, null)
          onSent()
        }}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}
