import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { todayQuery } from '#src/features/progress/queries.ts'
import { streakQuery } from '#src/features/streak/queries.ts'
import { StreakWidget } from '#src/features/streak/StreakWidget.tsx'
import styles from './MyStreak.module.css'

export function MyStreak() {
  const { t } = useTranslation()
  const { data: streak } = useQuery(streakQuery)
  const { data: today } = useQuery(todayQuery)
  if (!streak) return null
  return (
    <>
      <h2 className={styles.title}>{t(`streak.title.${streak.type}`)}</h2>
      <StreakWidget streak={streak} isDue={today?.streakDue ?? null} />
    </>
  )
}
