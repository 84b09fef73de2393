import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LedSession, Participant } from '#shared/contract/coaching-sessions.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { CheckCircleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { refreshSessions, sendAttendance } from '../session-queries.ts'
import styles from './Led.module.css'

const REFUSED = {
  'attendance-given': 'given',
  'session-cancelled': 'cancelled',
  'session-not-begun': 'early',
  'not-found': 'gone',
} as const

interface ParticipantsProps {
  session: LedSession
  people: readonly Participant[]
  now: Date
}

/** Who has a seat, who waits, and from the start on who came: people who have points for it keep them. */
export function Participants({ session, people, now }: ParticipantsProps) {
  const { t } = useTranslation()
  const seated = people.filter(({ place }) => place === null)
  const waiting = people.filter(({ place }) => place !== null)
  const hasBegun = new Date(session.startsAt) <= now && !session.isCancelled
  return (
    <>
      {seated.length === 0 ? (
        <p className={styles.note}>{t('coaching.led.nobody')}</p>
      ) : (
        <h3 className={styles.part}>{t('coaching.led.people', { count: seated.length })}</h3>
      )}
      {seated.length > 0 && hasBegun && <Attendance key={session.id} session={session} seated={seated} />}
      {seated.length > 0 && !hasBegun && (
        <ul className={styles.people}>
          {seated.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </ul>
      )}
      {waiting.length > 0 && !hasBegun && (
        <>
          <h3 className={styles.part}>{t('coaching.led.waitingList')}</h3>
          <ol className={styles.people}>
            {waiting.map((person) => (
              <Row key={person.id} person={person} />
            ))}
          </ol>
        </>
      )}
    </>
  )
}

function Row({ person: { displayName, avatar, avatarSprite, place } }: { person: Participant }) {
  return (
    <li className={styles.person}>
      <Avatar name={displayName} picture={avatar} sprite={avatarSprite} size={32} />
      <span className={styles.who}>{displayName}</span>
      {place !== null && <span className={styles.note}>{place}</span>}
    </li>
  )
}

function Attendance({ session: { id }, seated }: { session: LedSession; seated: readonly Participant[] }) {
  const { t } = useTranslation()
  const { sending, send } = useSending(REFUSED)
  const given = seated.flatMap((person) => (person.hasCome === true ? [person.id] : []))
  const [ticked, setTicked] = useState<readonly string[]>([])
  const came = [...new Set([...given, ...ticked])]
  const isSending = sending.state === 'sending'
  const save = async () => {
    await send(() => sendAttendance(id, came))
    void refreshSessions()
  }
  return (
    <>
      <p className={styles.note}>{t('coaching.led.attendanceHint')}</p>
      <ul className={styles.people}>
        {seated.map((person) => (
          <li key={person.id} className={styles.person}>
            <Avatar
              name={person.displayName}
              picture={person.avatar}
              sprite={person.avatarSprite}
              size={32}
            />
            {person.hasCome === true ? (
              <>
                <span className={styles.who}>{person.displayName}</span>
                <Chip tone="good" icon={<CheckCircleIcon size={16} weight="fill" aria-hidden />}>
                  {person.points > 0
                    ? t('coaching.session.cameFor', { count: person.points })
                    : t('coaching.led.came')}
                </Chip>
              </>
            ) : (
              <Checkbox
                label={person.displayName}
                checked={ticked.includes(person.id)}
                onChange={({ currentTarget }) =>
                  setTicked(
                    currentTarget.checked
                      ? [...ticked, person.id]
                      : ticked.filter((one) => one !== person.id),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      {sending.state === 'failed' && (
        <Notice tone="error">{t(`coaching.led.refused.${sending.reason}`)}</Notice>
      )}
      {sending.state === 'done' && <Notice tone="good">{t('coaching.led.attendanceSaved')}</Notice>}
      {given.length < seated.length && (
        <Button
          loadingVerb={isSending && t('coaching.sending')}
          onClick={() => {
            if (!isSending) void save()
          }}
        >
          {t('coaching.led.saveAttendance', { count: came.length })}
        </Button>
      )}
    </>
  )
}
