import { useTranslation } from 'react-i18next'
import type { LedSession } from '#shared/contract/coaching-sessions.ts'
import type { LocalDate } from '#shared/domain/local-date.ts'
import type { FirstWeekday } from '#shared/domain/week.ts'
import { classes } from '#src/ui/class-names.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Led.module.css'
import { LedButton } from './LedButton.tsx'
import { weeksOf } from './month.ts'

interface MonthTableProps {
  /** YYYY-MM */
  month: string
  name: string
  today: LocalDate
  firstWeekday: FirstWeekday
  days: ReadonlyMap<LocalDate, LedSession[]>
  onSession: (id: string) => void
}

/** A month as a table of weeks: read cell by cell, with a button for each session. */
export function MonthTable({ month, name, today, firstWeekday, days, onSession }: MonthTableProps) {
  const { i18n } = useTranslation()
  const weeks = weeksOf(month, firstWeekday)
  const word = (day: LocalDate, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return (
    <table className={styles.month} aria-label={name}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={word(day, { weekday: 'long' })}>
              {word(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={classes(
                  styles.day,
                  !day.startsWith(month) && styles.other,
                  day < today && styles.past,
                )}
                aria-current={day === today ? 'date' : undefined}
              >
                <time className={styles.number} dateTime={day}>
                  <span aria-hidden>{Number(day.slice(8))}</span>
                  <VisuallyHidden>{word(day, { day: 'numeric', month: 'long' })}</VisuallyHidden>
                </time>
                {(days.get(day) ?? []).map((session) => (
                  <LedButton key={session.id} session={session} onPress={() => onSession(session.id)} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
