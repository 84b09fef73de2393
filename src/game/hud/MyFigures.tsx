import { groupThousands } from '#shared/domain/numbers.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#src/features/platform/store.ts'
import { progressQuery } from '#src/features/progress/queries.ts'
import { useStreak } from '#src/features/streak/use-streak.ts'
import { Disc } from '#src/ui/Disc.tsx'
import { Coin } from '#src/ui/Glyphs.tsx'
import { FlameIcon, StarFourIcon } from '#src/ui/icons.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import styles from './MyFigures.module.css'

/** The figures of the status bar with their names; on a phone the streak stands nowhere else beside the points. */
export function MyFigures() {
  const { t } = useTranslation()
  const { config } = useAdventure()
  const hasStreak = usePlatform(({ switches }) => switches.streak_enabled)
  const streak = useStreak(hasStreak)
  const { data: progress } = useQuery(progressQuery)
  if (!progress) return null
  const { playerPoints: points, playerCoins: coins } = progress
  return (
    <dl className={styles.figures}>
      <Figure
        icon={<StarFourIcon size={16} weight="fill" aria-hidden />}
        name={t('tasks.finish.points', { count: points })}
        value={points}
      />
      {config.shop.isShopEnabled && (
        <Figure
          icon={<Coin size={16} className={styles.coins} />}
          name={t('tasks.finish.coins', { count: coins })}
          value={coins}
        />
      )}
      {streak && (
        <Figure
          icon={<FlameIcon size={16} weight="fill" className={styles.flame} aria-hidden />}
          name={t(`streak.title.${streak.type}`)}
          value={streak.streak}
        />
      )}
    </dl>
  )
}

function Figure({ icon, name, value }: { icon: ReactNode; name: string; value: number }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <Disc>{icon}</Disc>
        {groupThousands(value)}
      </dd>
    </div>
  )
}
