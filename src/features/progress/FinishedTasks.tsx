import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FinishedTask } from '#shared/contract/player-area.ts'
import { ASSESSMENTS } from '#shared/domain/assessment.ts'
import { counted } from '#shared/domain/numbers.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { CategoryMenu } from '#src/ui/CategoryMenu.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { MapTrifoldIcon } from '#src/ui/icons.ts'
import { StarsGiven } from '#src/ui/StarsGiven.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { finishedTasksQuery } from './area-queries.ts'
import styles from './Area.module.css'

/** How many stand there at once. */
const SHOWN = 8
/** So few are seen at a glance. */
const FEW = 3
/** In no mission alone. */
const EVERYWHERE = ''

interface FinishedTasksProps {
  onTask: (task: FinishedTask) => void
  /** Leads to what was answered; null where nothing can be looked at. */
  reviewOf: (task: FinishedTask) => (() => void) | null
  onPlay: () => void
}

/** What I have finished in this adventure, with the stars and words of a leader (PROG-3). */
export function FinishedTasks({ onTask, reviewOf, onPlay }: FinishedTasksProps) {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(finishedTasksQuery(i18n.language))
  const [isWhole, setWhole] = useState(false)
  const [missionId, setMissionId] = useState(EVERYWHERE)
  if (!data) {
    return <Coming error={error} sentence={t('progress.area.tasksFailed')} onRetry={refetch} />
  }
  if (data.tasks.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{t('progress.area.noTasks')}</p>
        <Button onClick={onPlay}>{t('progress.area.play')}</Button>
      </div>
    )
  }
  const missions = new Map(data.tasks.map(({ mission }) => [mission.id, mission.name]))
  const tasks = data.tasks.filter(({ mission }) => missionId === EVERYWHERE || mission.id === missionId)
  return (
    <>
      {missions.size > 1 && data.tasks.length > FEW && (
        <CategoryMenu
          label={t('progress.area.byMission')}
          buttons={[
            {
              name: t('progress.area.everywhere'),
              icon: { drawing: <MapTrifoldIcon />, position: 'left', isVisible: true },
              emittedValue: EVERYWHERE,
              activeOnInit: true,
            },
            ...Array.from(missions, ([emittedValue, name]) => ({ name, emittedValue })),
          ]}
          onValue={setMissionId}
        />
      )}
      <ul className={styles.rows}>
        {tasks.slice(0, isWhole ? undefined : SHOWN).map((task) => (
          <li key={task.id} className={styles.row}>
            <Finished task={task} onTask={() => onTask(task)} onReview={reviewOf(task)} />
          </li>
        ))}
      </ul>
      {tasks.length > SHOWN && !isWhole && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {t('progress.area.allTasks', { count: tasks.length })}
        </Button>
      )}
    </>
  )
}

interface FinishedProps {
  task: FinishedTask
  onTask: () => void
  onReview: (() => void) | null
}

function Finished({ task, onTask, onReview }: FinishedProps) {
  const { t } = useTranslation()
  const { day } = useWhen()
  const { name, mission, completedAt, points, isWaiting, rating } = task
  const stars = ASSESSMENTS.length
  return (
    <>
      <span className={styles.words}>
        <button type="button" className={styles.link} onClick={onTask}>
          {name}
        </button>
        <span className={styles.note}>
          <bdi>{mission.name}</bdi> · {day(completedAt)}
        </span>
        {rating && (
          <>
            <StarsGiven
              stars={rating.stars}
              starsNumber={stars}
              label={t('progress.area.stars', { count: rating.stars, all: stars })}
            />
            {rating.comment !== '' && (
              <q className={styles.quote} dir="auto">
                {rating.comment}
              </q>
            )}
            <span className={styles.note}>{rating.by.displayName}</span>
          </>
        )}
        {onReview && (
          <button type="button" className={styles.link} onClick={onReview}>
            {t('progress.area.answers')}
          </button>
        )}
      </span>
      {isWaiting ? (
        <Chip tone="plain">{t('progress.area.waiting')}</Chip>
      ) : (
        <strong className={styles.gain}>{t('progress.pointsToday', counted(points))}</strong>
      )}
    </>
  )
}
