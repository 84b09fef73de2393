import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { counted } from '#shared/domain/numbers.ts'
import { Coin } from '#src/ui/Glyphs.tsx'
import { HudCell } from '#src/ui/HudBar.tsx'
import { StarFourIcon } from '#src/ui/icons.ts'
import { progressQuery } from './queries.ts'
import styles from './PointsCells.module.css'

interface PointsCellsProps {
  hasUnit: boolean
  /** To where coins are spent; null where there is no shop, and so no coins. */
  onShop: (() => void) | null
}

/** Points, and coins where there is a shop to spend them in: they lead to it. */
export function PointsCells({ hasUnit, onShop }: PointsCellsProps) {
  const { t } = useTranslation()
  const { data } = useQuery(progressQuery)
  // The first figures stand there; only what is earned counts up.
  const first = data ? 'known' : 'unknown'
  const coins = data ? t('progress.coinsSpoken', counted(data.playerCoins)) : t('progress.coinsUnknown')
  return (
    <>
      <HudCell
        key={`points ${first}`}
        spot="playerProgress"
        icon={<StarFourIcon size={20} weight="fill" className={styles.points} aria-hidden />}
        value={data?.playerPoints ?? UNKNOWN}
        {...(hasUnit && { unit: t('progress.points') })}
        label={data ? t('progress.pointsSpoken', counted(data.playerPoints)) : t('progress.pointsUnknown')}
      />
      {onShop && (
        <HudCell
          key={`coins ${first}`}
          spot="playerProgress"
          icon={<Coin size={20} className={styles.coins} />}
          value={data?.playerCoins ?? UNKNOWN}
          label={[coins, t('shop.open')].join(' · ')}
          onPress={onShop}
        />
      )}
    </>
  )
}

/** Stands for a figure that has not come: nought would be a lie. */
const UNKNOWN = '–'
