import { useTranslation } from 'react-i18next'
import type { GroupFigures } from '#shared/contract/figures.ts'
import { counted, groupThousands } from '#shared/domain/numbers.ts'
import { ChartCard } from './ChartCard.tsx'
import styles from './Charts.module.css'
import page from './Figures.module.css'

/** As many as are worth a thought. */
const MOST_STOPS = 6

interface StopsProps extends Pick<GroupFigures, 'stops'> {
  /** The list of all of them. */
  href: string
}

/** Where those who stand still were last: the tasks that stop people. */
export function Stops({ stops, href }: StopsProps) {
  const { t } = useTranslation()
  const most = stops[0]?.people ?? 1
  const still = stops.reduce((all, { people }) => all + people, 0)
  const more = stops.length - MOST_STOPS
  const how = (isOpen: boolean) => t(isOpen ? 'figures.stops.open' : 'figures.stops.after')
  return (
    <ChartCard
      title={t('figures.stops.title')}
      says={stops.length === 0 ? t('figures.stops.none') : t('figures.stops.says', counted(still))}
      table={{
        head: [t('figures.task'), t('figures.mission'), t('figures.stops.how'), t('figures.stops.people')],
        rows: stops.map(({ task, mission, isOpen, people }) => [
          task.name,
          mission.name,
          how(isOpen),
          groupThousands(people),
        ]),
      }}
    >
      <ol className={styles.rows}>
        {stops.slice(0, MOST_STOPS).map(({ task, mission, isOpen, people }) => (
          <li key={`${task.id} ${isOpen}`}>
            <span className={styles.name}>
              <bdi>{task.name}</bdi>
              <small>
                <bdi>{mission.name}</bdi> · {how(isOpen)}
              </small>
            </span>
            <span className={`${styles.described} ${styles.short}`}>
              {t('figures.people', counted(people))}
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.full} style={{ '--share': String(people / most) }} />
            </span>
          </li>
        ))}
      </ol>
      {more > 0 && <p className={styles.note}>{t('figures.stops.more', { count: more })}</p>}
      {stops.length > 0 && (
        <a href={href} className={page.link}>
          {t('figures.seePeople')}
        </a>
      )}
    </ChartCard>
  )
}
