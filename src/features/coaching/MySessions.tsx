import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import styles from './MySessions.module.css'
import { CalendarAddress } from './parts/CalendarAddress.tsx'
import { OfferedCard } from './parts/OfferedCard.tsx'
import { PastCard } from './parts/PastCard.tsx'
import cards from './parts/Session.module.css'
import { mySessionsQuery } from './session-queries.ts'

/** Coaching sessions ahead, with my place in each, my calendar, and those that are over (COACH-2). */
export function MySessions() {
  const { t, i18n } = useTranslation()
  const { data, error, refetch, dataUpdatedAt } = useQuery(mySessionsQuery(i18n.language))
  const heading = useRef<HTMLHeadingElement>(null)
  if (!data) {
    return (
      <Coming error={error} sentence={t('coaching.session.failed')} onRetry={refetch} heights={[12, 12]} />
    )
  }
  const now = new Date(dataUpdatedAt)
  const { ahead, past, calendarSince } = data
  return (
    <div className={styles.page}>
      <Part id="ahead" title={t('coaching.session.ahead')} heading={heading}>
        {ahead.length === 0 && <EmptyState sentence={t('coaching.session.none')} />}
        <ul className={cards.cards}>
          {ahead.map((session) => (
            <li key={session.id}>
              <OfferedCard
                session={session}
                now={now}
                onRemoved={() => heading.current?.focus({ preventScroll: true })}
              />
            </li>
          ))}
        </ul>
      </Part>
      <Part id="calendar" title={t('coaching.calendar.title')} about={t('coaching.calendar.about')}>
        <CalendarAddress since={calendarSince} />
      </Part>
      {past.length > 0 && (
        <Part id="past" title={t('coaching.session.past')}>
          <ul className={cards.cards}>
            {past.map((session) => (
              <li key={session.id}>
                <PastCard session={session} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

interface PartProps {
  id: string
  title: string
  about?: string
  heading?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

function Part({ id, title, about, heading, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={`coaching-${id}`}>
      <h2 ref={heading} id={`coaching-${id}`} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {about !== undefined && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  )
}
