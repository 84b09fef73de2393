import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopItem } from '#shared/contract/shop.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { BuyPopup } from './parts/BuyPopup.tsx'
import { ItemCard } from './parts/ItemCard.tsx'
import { refreshShop, shopQuery } from './queries.ts'
import styles from './Shop.module.css'

interface ShopShelfProps {
  /** Coins were spent. */
  onSpent: () => void
  /** Where what was bought stands. */
  onOrders: () => void
}

/** What there is to buy, the cheapest first (SHOP-1). */
export function ShopShelf({ onSpent, onOrders }: ShopShelfProps) {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(shopQuery(i18n.language))
  // as it was when its button was pressed: no price changes under the buyer's cursor
  const [wanted, setWanted] = useState<{ item: ShopItem; coins: number; opened: string } | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (!data) {
    return <Coming error={error} sentence={t('shop.failed')} onRetry={refetch} heights={[12, 12, 12]} />
  }
  if (data.items.length === 0) return <EmptyState sentence={t('shop.empty')} />
  return (
    <>
      <ul className={styles.shelf} aria-label={t('shop.title')}>
        {data.items.map((item) => (
          <li key={item.id} className={styles.item} data-away={isAway(item) || undefined}>
            <ItemCard
              item={item}
              coins={data.coins}
              onBuy={() => {
                setWanted({ item, coins: data.coins, opened: crypto.randomUUID() })
                setOpen(true)
              }}
            />
          </li>
        ))}
      </ul>
      {wanted && (
        <BuyPopup
          key={wanted.opened}
          item={wanted.item}
          coins={wanted.coins}
          isOpen={isOpen}
          onBought={() => {
            void refreshShop()
            onSpent()
          }}
          onRefused={() => void refreshShop()}
          onOrders={onOrders}
          onClose={() => setOpen(false)}
          onGone={() => setWanted(null)}
        />
      )}
    </>
  )
}

const isAway = ({ state }: ShopItem): boolean => state === 'sold-out' || state === 'soon'
