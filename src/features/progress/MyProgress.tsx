import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { counted } from '#shared/domain/numbers.ts'
import { classes } from '#src/ui/class-names.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import styles from './MyProgress.module.css'
import { progressQuery, todayQuery } from './queries.ts'

interface MyProgressProps {
  adventure: string
  /** Of a phone. */
  isInSheet: boolean
}

/** How far the player has come in the adventure, and what this day has brought; nothing of it is guessed while unknown. */
export function MyProgress({ adventure, isInSheet }: MyProgressProps) {
  const { t } = useTranslation()
  const { data: progress } = useQuery(progressQuery)
  const { data: today } = useQuery(todayQuery)
  if (!progress && !today) return null
  return (
    <section className={classes(styles.mine, isInSheet && styles.inSheet)}>
      {progress && (
        <>
          <p className={styles.adventure} aria-hidden>
            {adventure}
          </p>
          <ProgressBar
            variant={isInSheet ? 'openMobile' : 'infoBox'}
            percent={progress.playerProgress}
            label={t('progress.ofAdventure', { name: adventure })}
            hasPercent
          />
        </>
      )}
      {today && (
        <p className={styles.today}>
          <span>{t('progress.today', { count: today.tasksDoneToday })}</span>
          {today.pointsToday > 0 && <strong>{t('progress.pointsToday', counted(today.pointsToday))}</strong>}
        </p>
      )}
    </section>
  )
}
