import { useTranslation } from 'react-i18next'
import type { VisitFigures } from '#shared/contract/figures.ts'
import { counted, groupThousands } from '#shared/domain/numbers.ts'
import { ChartCard } from './ChartCard.tsx'
import { DayColumns } from './DayColumns.tsx'
import styles from './Charts.module.css'

export type CountedVisits = Extract<VisitFigures, { state: 'counted' }>

/** As many as are worth a thought; the rest is in the table. */
const MOST_PLACES = 8

interface VisitsProps {
  visits: CountedVisits
  /** Empty for all of them. */
  mission: string
  /** How many people a figure is of at least. */
  least: number
}

/** What the recorded visits say: when people came, where they were, and on what. */
export function Visits({ visits, mission, least }: VisitsProps) {
  return (
    <>
      <VisitDays visits={visits} least={least} />
      <VisitedPlaces visits={visits} mission={mission} least={least} />
      <Devices visits={visits} least={least} />
    </>
  )
}

function VisitDays({ visits: { days, people }, least }: Pick<VisitsProps, 'visits' | 'least'>) {
  const { t } = useTranslation()
  const sum = days.reduce((all, { count }) => all + (count?.visits ?? 0), 0)
  const few = t('figures.visits.few', { least })
  return (
    <DayColumns
      title={t('figures.visits.days')}
      says={t('figures.visits.daysSay', {
        pages: t('figures.visits.pages', counted(sum)),
        people: t('figures.people', counted(people)),
      })}
      head={[t('figures.visits.opened'), t('figures.days.active')]}
      columns={days.map(({ day, count }) => ({
        day,
        height: count?.visits ?? 0,
        says: (name) =>
          count
            ? t('figures.visits.day', {
                day: name,
                pages: t('figures.visits.pages', counted(count.visits)),
                people: t('figures.people', counted(count.people)),
              })
            : t('figures.visits.dayFew', { day: name, least }),
        cells: count ? [groupThousands(count.visits), groupThousands(count.people)] : [few, few],
      }))}
    />
  )
}

function VisitedPlaces({ visits: { tasks, missions }, mission, least }: VisitsProps) {
  const { t } = useTranslation()
  const places = [
    ...missions
      .filter(({ id }) => mission === '' || id === mission)
      .map((one) => ({ ...one, key: `mission ${one.id}`, kind: t('figures.mission') })),
    ...tasks
      .filter((one) => mission === '' || one.mission.id === mission)
      .map((one) => ({ ...one, key: `task ${one.id}`, kind: `${t('figures.task')} · ${one.mission.name}` })),
  ].toSorted((one, other) => other.visits - one.visits)
  const most = places[0]?.visits ?? 1
  return (
    <ChartCard
      title={t('figures.visits.places')}
      says={t(places.length === 0 ? 'figures.visits.noPlaces' : 'figures.visits.placesSay', { least })}
      table={{
        head: [
          t('figures.visits.place'),
          t('figures.visits.kind'),
          t('figures.visits.opened'),
          t('figures.days.active'),
        ],
        rows: places.map(({ name, kind, visits, people }) => [
          name,
          kind,
          groupThousands(visits),
          groupThousands(people),
        ]),
      }}
    >
      <ol className={styles.rows}>
        {places.slice(0, MOST_PLACES).map(({ key, name, kind, visits, people }) => (
          <li key={key}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
              <small>{kind}</small>
            </span>
            <span className={`${styles.described} ${styles.short}`}>
              {t('figures.visits.times', counted(visits))} · {t('figures.people', counted(people))}
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.full} style={{ '--share': String(visits / most) }} />
            </span>
          </li>
        ))}
      </ol>
    </ChartCard>
  )
}

function Devices({ visits: { sizes, browsers, people: all }, least }: Pick<VisitsProps, 'visits' | 'least'>) {
  const { t } = useTranslation()
  const rows = [
    ...(sizes ?? []).map(({ size, people }) => ({ people, name: t(`figures.visits.size.${size}`) })),
    ...(browsers ?? []).map(({ browser, people }) => ({ people, name: browser })),
  ]
  return (
    <ChartCard
      title={t('figures.visits.devices')}
      says={t(rows.length === 0 ? 'figures.visits.noDevices' : 'figures.visits.devicesSay', { least })}
      table={{
        head: [t('figures.visits.device'), t('figures.days.active')],
        rows: rows.map(({ name, people }) => [name, groupThousands(people)]),
      }}
    >
      <ul className={styles.rows}>
        {rows.map(({ name, people }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <span className={`${styles.described} ${styles.short}`}>
              {t('figures.people', counted(people))}
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.full} style={{ '--share': String(people / all) }} />
            </span>
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}
