import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { todayQuery } from '#src/features/progress/queries.ts'
import { FreezeNote } from '#src/features/streak/FreezeNote.tsx'
import { streakQuery } from '#src/features/streak/queries.ts'
import { StreakWidget } from '#src/features/streak/StreakWidget.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import styles from './MyStreak.module.css'

export function MyStreak() {
  const { t } = useTranslation()
  const { data: streak, isError, refetch } = useQuery(streakQuery)
  const { data: today } = useQuery(todayQuery)
  if (!streak && isError) {
    const retry = { label: t('shell.retry'), onPress: () => void refetch() }
    return <ErrorState sentence={t('streak.loadFailed')} action={retry} />
  }
  if (!streak) {
    return (
      <SkeletonGroup label={t('shell.loading')}>
        <Skeleton height="1.75rem" width="60%" />
        <Skeleton height="6rem" width="100%" />
      </SkeletonGroup>
    )
  }
  return (
    <>
      <h2 className={styles.title}>{t(`streak.title.${streak.type}`)}</h2>
      <StreakWidget streak={streak} isDue={today?.streakDue ?? null} />
      <FreezeNote />
    </>
  )
}
