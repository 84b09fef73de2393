import { useTranslation } from 'react-i18next'
import type { GroupFigures } from '#shared/contract/figures.ts'
import { counted, groupThousands } from '#shared/domain/numbers.ts'
import { ChartCard } from './ChartCard.tsx'
import { useSteps } from './use-steps.ts'
import styles from './Charts.module.css'

/** What was finished on each of the last 28 days: a column a day, as tall as there were tasks. */
export function ActiveDays({ days }: Pick<GroupFigures, 'days'>) {
  const { t, i18n } = useTranslation()
  const steps = useSteps(days.length, days.length - 1)
  const language = i18n.language || undefined
  const long = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
  const most = Math.max(1, ...days.map(({ finished }) => finished))
  const sum = days.reduce((all, { finished }) => all + finished, 0)
  const lastWeek = days.slice(-7).reduce((all, { finished }) => all + finished, 0)
  const say = ({ day, finished, people }: GroupFigures['days'][number]) =>
    t('figures.days.day', {
      day: long.format(dateOf(day)),
      tasks: t('figures.days.tasks', counted(finished)),
      people: t('figures.people', counted(people)),
    })
  const at = days[steps.at]
  return (
    <ChartCard
      title={t('figures.days.title')}
      says={t('figures.days.says', {
        all: t('figures.days.tasks', counted(sum)),
        week: t('figures.days.tasks', counted(lastWeek)),
      })}
      table={{
        head: [t('figures.days.head'), t('figures.days.finished'), t('figures.days.active')],
        rows: days.map(({ day, finished, people }) => [
          long.format(dateOf(day)),
          groupThousands(finished),
          groupThousands(people),
        ]),
      }}
    >
      <div className={`${styles.plate} ${styles.tall}`} data-material="night">
        <p className={styles.readout} aria-hidden>
          {at && say(at)}
        </p>
        <div
          {...steps.list}
          aria-orientation="horizontal"
          aria-label={t('figures.days.title')}
          className={styles.days}
        >
          {days.map((one, index) => (
            <div key={one.day} {...steps.option(index)} aria-label={say(one)} className={styles.day}>
              <span
                className={styles.column}
                style={{ '--share': String(one.finished / most) }}
                data-empty={one.finished === 0}
              />
            </div>
          ))}
        </div>
        <p className={styles.axis} aria-hidden>
          {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
            (one) => one && <span key={one.day}>{short.format(dateOf(one.day))}</span>,
          )}
        </p>
      </div>
    </ChartCard>
  )
}
