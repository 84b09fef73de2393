import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '#src/features/profile/Section.tsx'
import { LatestOrders } from '#src/features/shop/LatestOrders.tsx'
import { MY_ORDERS, SHOP } from '#src/navigation/paths.ts'
import styles from './PlayerProgress.module.css'

/** What I bought last, where there is a shop. */
export function OrderSection() {
  const { t } = useTranslation()
  return (
    <Section id="orders" title={t('shop.orders.title')}>
      <LatestOrders />
      <div className={styles.ways}>
        <Link to={MY_ORDERS} className={styles.more}>
          {t('shop.orders.all')}
        </Link>
        <Link to={SHOP} className={styles.more}>
          {t('shop.open')}
        </Link>
      </div>
    </Section>
  )
}
