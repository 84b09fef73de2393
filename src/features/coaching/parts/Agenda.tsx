import { useTranslation } from 'react-i18next'
import type { LedSession } from '#shared/contract/coaching-sessions.ts'
import type { LocalDate } from '#shared/domain/local-date.ts'
import styles from './Led.module.css'
import { LedButton } from './LedButton.tsx'

interface AgendaProps {
  days: ReadonlyMap<LocalDate, LedSession[]>
  onSession: (id: string) => void
}

/** The days of a month that have a session, one below the other. */
export function Agenda({ days, onSession }: AgendaProps) {
  const { i18n } = useTranslation()
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const words = new Intl.DateTimeFormat(i18n.language, style)
  return (
    <ol className={styles.agenda}>
      {[...days].map(([day, sessions]) => (
        <li key={day}>
          <h3 className={styles.agendaDay}>{words.format(new Date(`${day}T00:00:00Z`))}</h3>
          {sessions.map((session) => (
            <LedButton key={session.id} session={session} onPress={() => onSession(session.id)} />
          ))}
        </li>
      ))}
    </ol>
  )
}
