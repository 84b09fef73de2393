import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupThousands } from '#shared/domain/numbers.ts'
import { Coin } from '#src/ui/Glyphs.tsx'
import { HudCell } from '#src/ui/HudBar.tsx'
import { StarFourIcon } from '#src/ui/icons.ts'
import { progressQuery } from './queries.ts'
import styles from './PointsCells.module.css'

/** Points, and coins where there is a shop to spend them in. */
export function PointsCells({ hasCoins, hasUnit }: { hasCoins: boolean; hasUnit: boolean }) {
  const { t } = useTranslation()
  const { data } = useQuery(progressQuery)
  const points = data?.playerPoints ?? 0
  const coins = data?.playerCoins ?? 0
  // The first figures stand there; only what is earned counts up.
  const first = data ? 'known' : 'unknown'
  return (
    <>
      <HudCell
        key={`points ${first}`}
        icon={<StarFourIcon size={20} weight="fill" className={styles.points} aria-hidden />}
        value={points}
        {...(hasUnit && { unit: t('progress.points') })}
        label={t('progress.pointsSpoken', { count: points, number: groupThousands(points) })}
      />
      {hasCoins && (
        <HudCell
          key={`coins ${first}`}
          icon={<Coin size={20} className={styles.coins} />}
          value={coins}
          label={t('progress.coinsSpoken', { count: coins, number: groupThousands(coins) })}
        />
      )}
    </>
  )
}
