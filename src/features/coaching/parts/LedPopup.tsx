import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LedSession } from '#shared/contract/coaching-sessions.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { ledSessionQuery, sendChange } from '../session-queries.ts'
import { CancelForm, RepeatForm } from './EndForms.tsx'
import styles from './Led.module.css'
import { Participants } from './Participants.tsx'
import { draftOf } from './plan-draft.ts'
import words from './Session.module.css'
import { SessionFacts } from './SessionFacts.tsx'
import { SessionForm } from './SessionForm.tsx'

type Mode = 'view' | 'change' | 'repeat' | 'cancel'

interface LedPopupProps {
  sessionId: string
  teams: readonly { id: string; name: string }[]
  onClose: () => void
}

/** One session of its leader: who is in it, and what can be done with it. */
export function LedPopup({ sessionId, teams, onClose }: LedPopupProps) {
  const { t, i18n } = useTranslation()
  const titleId = useId()
  const { data, error, refetch, dataUpdatedAt } = useQuery(ledSessionQuery(sessionId, i18n.language))
  const [mode, setMode] = useState<Mode>('view')
  const title = useRef<HTMLHeadingElement>(null)
  const changeMode = (next: Mode) => {
    setMode(next)
    // the button that was pressed is gone
    title.current?.focus()
  }
  const toView = () => changeMode('view')
  const session = data?.session
  return (
    <Popup
      labelledBy={titleId}
      closeLabel={t('coaching.led.close')}
      width={560}
      // what was typed is not lost by a press beside it
      dismissable={mode === 'change' || mode === 'cancel' ? 'escape' : true}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <h2
          ref={title}
          tabIndex={-1}
          id={titleId}
          className={styles.title}
          lang={session?.language}
          dir="auto"
        >
          {session?.title ?? t('coaching.led.one')}
        </h2>
        {!data && (
          <Coming error={error} sentence={t('coaching.session.failed')} onRetry={refetch} heights={[6, 6]} />
        )}
        {data && mode === 'view' && (
          <View session={data.session} now={new Date(dataUpdatedAt)} onMode={changeMode}>
            <Participants session={data.session} people={data.people} now={new Date(dataUpdatedAt)} />
          </View>
        )}
        {session && mode === 'change' && (
          <SessionForm
            first={draftOf(session)}
            teams={teams}
            verb={t('coaching.led.save')}
            onSend={(plan) => sendChange(sessionId, plan)}
            onDone={toView}
          />
        )}
        {mode === 'repeat' && <RepeatForm sessionId={sessionId} onBack={toView} />}
        {mode === 'cancel' && <CancelForm sessionId={sessionId} onBack={toView} />}
        {mode === 'change' && (
          <Button variant="secondary" onClick={toView}>
            {t('coaching.led.back')}
          </Button>
        )}
      </div>
    </Popup>
  )
}

interface ViewProps {
  session: LedSession
  now: Date
  onMode: (mode: Mode) => void
  children: ReactNode
}

function View({ session, now, onMode, children }: ViewProps) {
  const { t } = useTranslation()
  const { about, isCancelled, reason, language, booked, seats, waiting } = session
  const isAhead = new Date(session.startsAt) > now
  return (
    <>
      <p className={styles.line}>
        {isCancelled ? (
          <Chip tone="bad">{t('coaching.session.cancelled')}</Chip>
        ) : (
          <Chip>{t('coaching.led.taken', { booked, seats })}</Chip>
        )}
        {!isCancelled && waiting > 0 && isAhead && (
          <Chip tone="warn">{t('coaching.led.waiting', { count: waiting })}</Chip>
        )}
      </p>
      <SessionFacts session={session} />
      {isCancelled && reason !== '' && (
        <p className={words.words} dir="auto">
          {reason}
        </p>
      )}
      {about !== '' && (
        <p className={words.words} lang={language} dir="auto">
          {about}
        </p>
      )}
      {children}
      <p className={styles.line}>
        {isAhead && !isCancelled && (
          <Button variant="secondary" onClick={() => onMode('change')}>
            {t('coaching.led.change')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onMode('repeat')}>
          {t('coaching.led.repeat')}
        </Button>
        {isAhead && !isCancelled && (
          <Button variant="danger" onClick={() => onMode('cancel')}>
            {t('coaching.led.cancel')}
          </Button>
        )}
      </p>
    </>
  )
}
