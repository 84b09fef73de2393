import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HouseMessage } from '#shared/contract/messages.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { sendMessage } from '../calls.ts'
import styles from '../People.module.css'
import looks from './MessageText.module.css'
import { ConfirmPopup } from './ConfirmPopup.tsx'
import { Said } from './Said.tsx'
import { useDeed } from './use-deed.ts'

interface MessageSendingProps {
  message: HouseMessage
  /** In which it is shown. */
  language: string
  bodyOf: (words: { content: string; language: string }) => ReactNode
  onSent: () => void
}

/** A saved draft as its readers will see it, and its two ways out. */
export function MessageSending({ message, language, bodyOf, onSent }: MessageSendingProps) {
  const { t } = useTranslation()
  const { sending, send } = useDeed()
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
    <section className={styles.stack} aria-label={t('people.messages.preview')}>
      <h3>{t('people.messages.preview')}</h3>
      {shown && (
        <div className={looks.preview} lang={shown.language}>
          <h4 dir="auto">{shown.title}</h4>
          {bodyOf(shown)}
          {link !== '' && <span className={looks.link}>{shown.linkLabel || t('messages.openLink')}</span>}
        </div>
      )}
      <div className={styles.fields}>
        <Button onClick={() => setAsking(true)}>{t('people.messages.sendNow')}</Button>
        <TextField
          type="datetime-local"
          label={t('people.messages.at')}
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
        <Button
          variant="secondary"
          loadingVerb={sending.state === 'sending' && t('people.working')}
          disabledReason={Number.isNaN(moment.getTime()) && t('people.messages.at')}
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
        deedWords={t('people.messages.sendNow')}
        deed={async () => {
          await sendMessage(id, null)
          onSent()
        }}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}
