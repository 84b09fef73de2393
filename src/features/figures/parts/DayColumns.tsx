import { useTranslation } from 'react-i18next'
import { ChartCard } from './ChartCard.tsx'
import { useSteps } from './use-steps.ts'
import styles from './Charts.module.css'

interface Column {
  /** ISO. */
  day: string
  /** What the column is as tall as. */
  height: number
  /** What is said of the day, behind its name. */
  says: (day: string) => string
  /** Its values in the table. */
  cells: readonly string[]
}

interface DayColumnsProps {
  title: string
  says: string
  /** Headings of the table, without the day's. */
  head: readonly string[]
  columns: readonly Column[]
}

/** A column a day, the latest last. */
export function DayColumns({ title, says, head, columns }: DayColumnsProps) {
  const { t, i18n } = useTranslation()
  const steps = useSteps(columns.length, columns.length - 1)
  const language = i18n.language || undefined
  const long = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
  const most = Math.max(1, ...columns.map(({ height }) => height))
  const say = ({ day, says: ofDay }: Column) => ofDay(long.format(dateOf(day)))
  const at = columns[steps.at]
  return (
    <ChartCard
      title={title}
      says={says}
      table={{
        head: [t('figures.days.head'), ...head],
        rows: columns.map(({ day, cells }) => [long.format(dateOf(day)), ...cells]),
      }}
    >
      <div className={`${styles.plate} ${styles.tall}`} data-material="night">
        <p className={styles.readout} aria-hidden>
          {at && say(at)}
        </p>
        <div {...steps.list} aria-orientation="horizontal" aria-label={title} className={styles.days}>
          {columns.map((one, index) => (
            <div key={one.day} {...steps.option(index)} aria-label={say(one)} className={styles.day}>
              <span
                className={styles.column}
                style={{ '--share': String(one.height / most) }}
                data-empty={one.height === 0}
              />
            </div>
          ))}
        </div>
        <p className={styles.axis} aria-hidden>
          {[columns[0], columns[Math.floor(columns.length / 2)], columns.at(-1)].map(
            (one) => one && <span key={one.day}>{short.format(dateOf(one.day))}</span>,
          )}
        </p>
      </div>
    </ChartCard>
  )
}
