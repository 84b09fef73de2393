import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, NavLink, useLocation, useNavigate } from 'react-router-dom'
import { counted } from '#shared/domain/numbers.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { MyOrders } from '#src/features/shop/MyOrders.tsx'
import { shopQuery } from '#src/features/shop/queries.ts'
import styles from '#src/features/shop/Shop.module.css'
import { ShopShelf } from '#src/features/shop/ShopShelf.tsx'
import { refreshWorld } from '#src/flows/finish-task.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { MY_ORDERS, SHOP } from '#src/navigation/paths.ts'
import { groundOf } from '#src/shell/page/Ground.tsx'
import rooms from '#src/shell/page/SkyPage.module.css'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { ListPage } from '../views/ListPage.tsx'

/** The shop, and what I bought in it (SHOP-1). */
export function ShopRoute() {
  const { t, i18n } = useTranslation()
  const { adventure } = useAdventure()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { data } = useQuery(shopQuery(i18n.language))
  const title = useRef<HTMLHeadingElement>(null)
  const isOrders = pathname === MY_ORDERS
  useCoveredStage()
  useEffect(() => title.current?.focus({ preventScroll: true }), [pathname])
  if (!isOrders && pathname !== SHOP) return <Navigate to={SHOP} replace />
  const name = t(isOrders ? 'shop.orders.title' : 'shop.title')
  const refresh = () => {
    void refreshWorld()
    // what is bought for a face is seen there
    void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
  }
  return (
    <ListPage
      isWide
      isAtTop
      label={name}
      ground={groundOf(adventure.missions.get(adventure.rootId), adventure)}
    >
      <div className={styles.head}>
        <div>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            {name}
          </h1>
          {data && <p className={styles.note}>{t('shop.balance', counted(data.coins))}</p>}
        </div>
        <nav className={styles.rooms} aria-label={t('shop.rooms')}>
          <NavLink to={SHOP} end replace className={rooms.room ?? ''}>
            {t('shop.title')}
          </NavLink>
          <NavLink to={MY_ORDERS} replace className={rooms.room ?? ''}>
            {t('shop.orders.title')}
          </NavLink>
        </nav>
      </div>
      {isOrders ? (
        <MyOrders onChanged={refresh} onShop={() => void navigate(SHOP, { replace: true })} />
      ) : (
        <ShopShelf onSpent={refresh} onOrders={() => void navigate(MY_ORDERS, { replace: true })} />
      )}
    </ListPage>
  )
}
