import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { MorePages } from '#src/ui/MorePages.tsx'
import { MyOrder } from './parts/MyOrder.tsx'
import { myOrdersQuery } from './queries.ts'
import styles from './Shop.module.css'

interface MyOrdersProps {
  /** Coins came back, or the map shows something else. */
  onChanged: () => void
  onShop: () => void
}

/** What I bought, the latest first, each with what became of it (SHOP-1). */
export function MyOrders({ onChanged, onShop }: MyOrdersProps) {
  const { t, i18n } = useTranslation()
  const pages = useInfiniteQuery(myOrdersQuery(i18n.language))
  const { data, error, refetch } = pages
  if (!data)
    return <Coming error={error} sentence={t('shop.orders.failed')} onRetry={refetch} heights={[5, 5]} />
  const orders = data.pages.flatMap((page) => page.orders)
  if (orders.length === 0) {
    return (
      <EmptyState sentence={t('shop.orders.none')}>
        <Button onClick={onShop}>{t('shop.open')}</Button>
      </EmptyState>
    )
  }
  return (
    <div className={styles.page}>
      <ul className={styles.rows} aria-label={t('shop.orders.title')}>
        {orders.map((order) => (
          <li key={order.id} className={styles.row}>
            <MyOrder order={order} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      <MorePages pages={pages} label={t('shop.orders.more')} />
    </div>
  )
}
