import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { counted } from '#shared/domain/numbers.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { progressQuery } from './queries.ts'

/** How far the player has come, and with how many points (PROG-3); nothing where no adventure is played. */
export function PlayerProgressBar() {
  const { t } = useTranslation()
  const { data } = useQuery(progressQuery)
  if (!data || data.items.length === 0) return null
  return (
    <ProgressBar
      variant="lastAchievementBar"
      percent={data.playerProgress}
      label={t('progress.mine')}
      bottomLabel={t('progress.pointsSpoken', counted(data.playerPoints))}
      hasPercent
      animated
    />
  )
}
