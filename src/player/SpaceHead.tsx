import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBadgeCount } from '#src/features/badges/use-badge-count.ts'
import { SpaceFigure, SpaceFigures } from '#src/features/progress/SpaceFigures.tsx'
import { streakQuery } from '#src/features/streak/queries.ts'
import { MedalIcon } from '#src/ui/icons.ts'

/** What I have by now, in numbers. */
export function SpaceHead({ hasCoins, hasStreak }: { hasCoins: boolean; hasStreak: boolean }) {
  const { t } = useTranslation()
  const { data: streak } = useQuery({ ...streakQuery, enabled: hasStreak })
  const badges = useBadgeCount()
  return (
    <SpaceFigures hasCoins={hasCoins} steps={hasStreak ? (streak?.streak ?? null) : null}>
      {badges !== null && (
        <SpaceFigure
          icon={<MedalIcon size={20} weight="fill" aria-hidden />}
          label={t('badges.count', { count: badges })}
          value={String(badges)}
        />
      )}
    </SpaceFigures>
  )
}
