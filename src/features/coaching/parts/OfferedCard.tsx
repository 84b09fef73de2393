import { useId, useState } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { OfferedSession } from '#shared/contract/coaching-sessions.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { CalendarPlusIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { refreshSessions, sendBooking, sendLeaving, sessionFileAddress } from '../session-queries.ts'
import styles from './Session.module.css'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { PlaceChip } from './PlaceChip.tsx'
import { SessionFacts } from './SessionFacts.tsx'
import { useSessionTimes } from './use-session-times.ts'

const REFUSED = {
  'session-cancelled': 'cancelled',
  'session-over': 'over',
  'too-late-to-leave': 'late',
  'not-found': 'gone',
} as const

interface OfferedCardProps {
  session: OfferedSession
  now: Date
  /** It goes from the list, and what had the keyboard with it. */
  onRemoved: () => void
}

/** A session that is offered to me or booked by me, with what I can do about it. */
export function OfferedCard({ session, now, onRemoved }: OfferedCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { sending, send } = useSending(REFUSED)
  const [done, setDone] = useState<'book' | 'leave'>('book')
  const { id, title, about, mine, leaderFace, leader, isCancelled, reason, points, language } = session
  const isSending = sending.state === 'sending'
  const run = async (what: 'book' | 'leave') => {
    if (isSending) return
    setDone(what)
    const isDone = await send(() => (what === 'book' ? sendBooking(id) : sendLeaving(id)))
    if (isDone && isCancelled) onRemoved()
    // also where it was refused: then the page shows what has changed meanwhile
    void refreshSessions()
  }
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <p className={styles.line}>
        <PlaceChip session={session} />
      </p>
      <h3
        id={titleId}
        className={classes(styles.title, isCancelled && styles.off)}
        lang={language}
        dir="auto"
      >
        {title}
      </h3>
      <p className={styles.line}>
        <Avatar name={leader} picture={leaderFace.avatar} sprite={leaderFace.avatarSprite} size={28} />
        <span>{t('coaching.session.with', { name: leader })}</span>
      </p>
      <SessionFacts session={session} />
      {isCancelled && reason !== '' && (
        <p className={styles.words} dir="auto">
          {reason}
        </p>
      )}
      {about !== '' && !isCancelled && (
        <p className={styles.words} lang={language} dir="auto">
          {about}
        </p>
      )}
      {!isCancelled && mine === null && points > 0 && (
        <p className={styles.note}>{t('coaching.session.brings', { count: points })}</p>
      )}
      <Terms session={session} now={now} />
      <VisuallyHidden>
        <span role="status">{sending.state === 'done' && saidOfPlace(done, mine, t)}</span>
      </VisuallyHidden>
      {sending.state === 'failed' && (
        <Notice tone="error">{t(`coaching.session.refused.${sending.reason}`)}</Notice>
      )}
      {sending.state === 'done' && done === 'book' && mine?.state === 'booked' && (
        <Notice tone="good">{t('coaching.session.bookedNow')}</Notice>
      )}
      <p className={styles.line}>
        <Action session={session} now={now} isSending={isSending} onRun={(what) => void run(what)} />
        {mine?.state === 'booked' && !isCancelled && (
          <a className={styles.file} href={sessionFileAddress(id)} download="coaching.ics">
            <CalendarPlusIcon size="1.25rem" aria-hidden />
            {t('coaching.session.file')}
          </a>
        )}
      </p>
    </article>
  )
}

/** What an action came to where no notice says it; nothing before the page shows it. */
function saidOfPlace(done: 'book' | 'leave', mine: OfferedSession['mine'], t: TFunction): string | undefined {
  if (done === 'leave') return mine === null ? t('coaching.session.left') : undefined
  return mine?.state === 'waiting' ? t('coaching.session.waitingAt', { place: mine.place }) : undefined
}

/** Until when I may step back, or why I may not any more. */
function Terms({ session: { mine, isCancelled, startsAt }, now }: { session: OfferedSession; now: Date }) {
  const { t } = useTranslation()
  const { moment } = useSessionTimes()
  if (mine?.state !== 'booked' || isCancelled || new Date(startsAt) <= now) return null
  const isBinding = new Date(mine.leaveUntil) <= now
  return (
    <p className={styles.note}>
      {isBinding
        ? t('coaching.session.binding')
        : t('coaching.session.until', { when: moment(mine.leaveUntil) })}
    </p>
  )
}

interface ActionProps {
  session: OfferedSession
  now: Date
  isSending: boolean
  onRun: (what: 'book' | 'leave') => void
}

function Action({ session: { mine, seatsLeft, isCancelled, startsAt }, now, isSending, onRun }: ActionProps) {
  const { t } = useTranslation()
  if (new Date(startsAt) <= now) return null
  const loadingVerb = isSending && t('coaching.sending')
  if (mine === null) {
    return (
      <Button loadingVerb={loadingVerb} onClick={() => onRun('book')}>
        {t(seatsLeft > 0 ? 'coaching.session.book' : 'coaching.session.wait')}
      </Button>
    )
  }
  if (mine.state === 'booked' && !isCancelled && new Date(mine.leaveUntil) <= now) return null
  const verb = isCancelled ? 'dismiss' : mine.state === 'waiting' ? 'stopWaiting' : 'leave'
  return (
    <Button variant="secondary" loadingVerb={loadingVerb} onClick={() => onRun('leave')}>
      {t(`coaching.session.${verb}`)}
    </Button>
  )
}
