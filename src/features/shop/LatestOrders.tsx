import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWhen } from '#src/i18n/use-when.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { OrderState } from './parts/OrderState.tsx'
import { Price } from './parts/Price.tsx'
import { myOrdersQuery } from './queries.ts'
import styles from './LatestOrders.module.css'

/** As many as are read at a glance. */
const SHOWN = 3

/** What I bought last, and what became of it (SPACE-1). */
export function LatestOrders() {
  const { t, i18n } = useTranslation()
  const { day } = useWhen()
  const { data, error, refetch } = useInfiniteQuery(myOrdersQuery(i18n.language))
  if (!data) return <Coming error={error} sentence={t('shop.orders.failed')} onRetry={refetch} />
  const [...orders] = data.pages[0]?.orders ?? []
  if (orders.length === 0) return <p className={styles.note}>{t('shop.orders.none')}</p>
  return (
    <ul className={styles.rows}>
      {orders.slice(0, SHOWN).map(({ id, name, picture, price, state, kind, orderedAt }) => (
        <li key={id} className={styles.row}>
          <img className={styles.picture} src={picture} alt="" loading="lazy" />
          <div className={styles.words}>
            <span className={styles.name} dir="auto">
              {name}
            </span>
            <span className={styles.note}>{day(orderedAt)}</span>
            <span className={styles.line}>
              <OrderState state={state} kind={kind} />
              <Price coins={price} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
