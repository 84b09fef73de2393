import { useTranslation } from 'react-i18next'
import { counted } from '#shared/domain/numbers.ts'
import { Disc } from '#src/ui/Disc.tsx'
import { Coin } from '#src/ui/Glyphs.tsx'
import styles from './Price.module.css'

/** So many coins, with the coin itself before them. */
export function Price({ coins }: { coins: number }) {
  const { t } = useTranslation()
  return (
    <span className={styles.price}>
      <Disc>
        <Coin size={16} className={styles.coin} />
      </Disc>
      <strong>{t('shop.coins', counted(coins))}</strong>
    </span>
  )
}
