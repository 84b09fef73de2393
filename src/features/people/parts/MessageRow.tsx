import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminMessage } from '#shared/contract/messages.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { showWhole } from '#src/ui/show-whole.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { dropMessage, withdrawMessage } from '../calls.ts'
import styles from '../People.module.css'
import looks from './MessageText.module.css'
import { ConfirmPopup } from './ConfirmPopup.tsx'
import { MessageSight } from './MessageSight.tsx'
import { Said } from './Said.tsx'
import { useAction } from './use-action.ts'

const TONES = { draft: 'plain', scheduled: 'warn', sent: 'good' } as const

interface MessageRowProps {
  message: AdminMessage
  bodyOf: (words: { content: string; language: string }) => ReactNode
  onEdit: () => void
}

/** A message of the tenant with where it stands, and what may be done with it there. */
export function MessageRow({ message, bodyOf, onEdit }: MessageRowProps) {
  const { t, i18n } = useTranslation()
  const { moment } = useWhen()
  const { sending, send } = useAction()
  const [isAsking, setAsking] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { id, words, link, audience, team, person, state, sendAt, sentAt, received, read } = message
  const said = words.find(({ language }) => language === i18n.language) ?? words[0]
  const inOwnFirst = said ? [said, ...words.filter((one) => one !== said)] : words
  const title = said?.title || t('people.messages.untitled')
  const name = team?.name ?? person?.displayName ?? ''
  const to = audience === 'all' || name !== '' ? audience : 'gone'
  const at = sentAt ?? sendAt
  const counts = state === 'sent' ? [t('people.messages.counts', { count: received, read })] : []
  const of = (
    <VisuallyHidden>
      : <bdi>{title}</bdi>
    </VisuallyHidden>
  )
  return (
    <>
      <span className={styles.who}>
        <strong>{title}</strong>
        <span className={styles.quiet}>
          {[t(`people.messages.to.${to}`, { name }), ...counts].join(', ')}
        </span>
      </span>
      <span className={styles.facts}>
        <Chip tone={TONES[state]}>
          {t(`people.messages.state.${state}`, { when: at === null ? '' : moment(at) })}
        </Chip>
        {state !== 'draft' && (
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'people.messages.shut' : 'people.messages.read')}
            {of}
          </Button>
        )}
        {state === 'draft' && (
          <>
            <Button variant="secondary" onClick={onEdit}>
              {t('people.messages.edit')}
              {of}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('people.messages.drop')}
              {of}
            </Button>
          </>
        )}
        {state === 'scheduled' && (
          <Button
            variant="secondary"
            loadingVerb={sending.state === 'sending' && t('people.working')}
            onClick={() => void send(() => withdrawMessage(id))}
          >
            {t('people.messages.withdraw')}
            {of}
          </Button>
        )}
      </span>
      {isOpen && (
        <div className={looks.letters} ref={showWhole}>
          {inOwnFirst.map((one) => (
            <MessageSight key={one.language} said={one} link={link} bodyOf={bodyOf} />
          ))}
        </div>
      )}
      <Said sending={sending} />
      <ConfirmPopup
        isOpen={isAsking}
        title={t('people.messages.dropTitle', { title })}
        words={t('people.messages.dropWords')}
        actionLabel={t('people.messages.drop')}
        action={() => dropMessage(id)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
