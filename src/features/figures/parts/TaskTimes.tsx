import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskFigure } from '#shared/contract/figures.ts'
import { groupThousands } from '#shared/domain/numbers.ts'
import { Button } from '#src/ui/Button.tsx'
import { ChartCard } from './ChartCard.tsx'
import { Key } from './Key.tsx'
import { useLength } from './use-length.ts'
import styles from './Charts.module.css'

const SHOWN_FIRST = 6

interface TaskTimesProps {
  tasks: readonly TaskFigure[]
  /** How many people a time is of at least. */
  least: number
}

/** How long tasks take, beside what was planned: where half of the people lie, the middle one, and the plan. */
export function TaskTimes({ tasks, least }: TaskTimesProps) {
  const { t } = useTranslation()
  const length = useLength()
  const [isWhole, setWhole] = useState(false)
  const timed = tasks
    .flatMap((task) => (task.time ? [{ ...task, time: task.time }] : []))
    .toSorted((one, other) => overPlan(other) - overPlan(one))
  const slowest = timed[0]
  const omitted = tasks.length - timed.length
  const longest = Math.max(
    60,
    ...timed.map(({ time, minutes }) => Math.max(time.threeQuarters, minutes * 60)),
  )
  return (
    <ChartCard
      title={t('figures.times.title')}
      says={
        slowest
          ? t('figures.times.says', {
              task: slowest.name,
              time: length(slowest.time.median),
              plan: length(slowest.minutes * 60),
            })
          : t('figures.times.none', { least })
      }
      table={{
        head: [
          t('figures.task'),
          t('figures.times.median'),
          t('figures.times.half'),
          t('figures.times.plan'),
          t('figures.times.tries'),
        ],
        rows: timed.map(({ name, time, minutes, tries }) => [
          name,
          length(time.median),
          `${length(time.quarter)} – ${length(time.threeQuarters)}`,
          length(minutes * 60),
          groupThousands(tries),
        ]),
      }}
    >
      {timed.length > 0 && (
        <Key
          marks={[
            { mark: 'full', label: t('figures.times.half') },
            { mark: 'none', label: t('figures.times.planMark') },
          ]}
        />
      )}
      <ul className={styles.rows}>
        {timed.slice(0, isWhole ? undefined : SHOWN_FIRST).map(({ id, name, time, minutes }) => (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            <span className={styles.described}>
              {t('figures.times.told', { time: length(time.median), plan: length(minutes * 60) })}
            </span>
            <span className={styles.track} aria-hidden>
              <span
                className={styles.range}
                style={{
                  '--from': String(time.quarter / longest),
                  '--to': String(time.threeQuarters / longest),
                }}
              />
              <span className={styles.median} style={{ '--from': String(time.median / longest) }} />
              <span className={styles.plan} style={{ '--from': String((minutes * 60) / longest) }} />
            </span>
          </li>
        ))}
      </ul>
      {timed.length > SHOWN_FIRST && !isWhole && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {t('figures.times.all', { count: timed.length })}
        </Button>
      )}
      {omitted > 0 && timed.length > 0 && (
        <p className={styles.note}>{t('figures.times.omitted', { count: omitted, least })}</p>
      )}
    </ChartCard>
  )
}

const overPlan = ({ time, minutes }: { time: { median: number }; minutes: number }): number =>
  time.median / Math.max(60, minutes * 60)
