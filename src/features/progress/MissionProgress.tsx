import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { counted } from '#shared/domain/numbers.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { progressQuery } from './queries.ts'
import styles from './Area.module.css'

interface MissionProgressProps {
  /** In their order. */
  missions: readonly { id: string; name: string }[]
  onMission: (id: string) => void
}

/** How far I have come in each mission, and what it has brought (PROG-3). */
export function MissionProgress({ missions, onMission }: MissionProgressProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(progressQuery)
  if (!data) {
    return <Coming error={error} sentence={t('progress.area.tasksFailed')} onRetry={refetch} />
  }
  return (
    <ul className={styles.rows}>
      {missions.flatMap(({ id, name }) => {
        const mine = data.items.find((item) => item.id === id)
        return mine ? (
          <li key={id} className={styles.mission}>
            <button type="button" className={styles.link} onClick={() => onMission(id)}>
              {name}
            </button>
            <ProgressBar
              variant="leaderPanel"
              percent={mine.playerProgress}
              label={name}
              hasPercent
              animated
              {...(mine.playerPoints > 0 && {
                bottomLabel: t('progress.pointsSpoken', counted(mine.playerPoints)),
              })}
            />
          </li>
        ) : (
          []
        )
      })}
    </ul>
  )
}
