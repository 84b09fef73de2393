import { useTranslation } from 'react-i18next'
import type { ShopItem } from '#shared/contract/shop.ts'
import { counted } from '#shared/domain/numbers.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { useDay } from './use-day.ts'
import styles from '../Shop.module.css'
import { Price } from './Price.tsx'

interface ItemCardProps {
  item: ShopItem
  coins: number
  onBuy: () => void
}

/** An item with its price, and its button or why it has none. */
export function ItemCard({ item, coins, onBuy }: ItemCardProps) {
  const { t } = useTranslation()
  const day = useDay()
  const { name, description, picture, price, stock, state, opensOn, closesOn } = item
  const facts = [
    state !== 'sold-out' && stock !== null && t('shop.left', counted(stock)),
    state !== 'soon' && closesOn !== null && t('shop.until', { day: day(closesOn) }),
  ].filter((fact) => fact !== false)
  return (
    <>
      <img className={styles.picture} src={picture} alt="" />
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        {description !== '' && <p dir="auto">{description}</p>}
        {facts.length > 0 && <p className={styles.note}>{facts.join(' · ')}</p>}
      </div>
      <div className={styles.foot}>
        <Price coins={price} />
        {state === 'open' && (
          <Button aria-label={t('shop.buyNamed', { name })} onClick={onBuy}>
            {t('shop.buy')}
          </Button>
        )}
        {state === 'too-dear' && (
          <span className={styles.note}>{t('shop.missing', counted(price - coins))}</span>
        )}
        {state === 'sold-out' && <Chip tone="plain">{t('shop.soldOut')}</Chip>}
        {state === 'held' && <Chip tone="good">{t('shop.held')}</Chip>}
        {state === 'soon' && (
          <Chip tone="plain">{t('shop.from', { day: opensOn === null ? '' : day(opensOn) })}</Chip>
        )}
      </div>
    </>
  )
}
