import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskOrder } from '#shared/contract/shop-desk.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { MorePages } from '#src/ui/MorePages.tsx'
import { deskOrdersQuery } from '../queries.ts'
import styles from '../Shop.module.css'
import { DeskOrderRow } from './DeskOrderRow.tsx'
import { EndPopup } from './EndPopup.tsx'

/** Orders that wait, the oldest first, or that have ended, the latest first. */
export function DeskOrders({ state }: { state: 'waiting' | 'ended' }) {
  const { t, i18n } = useTranslation()
  const pages = useInfiniteQuery(deskOrdersQuery(state, i18n.language))
  const [ending, setEnding] = useState<{ order: DeskOrder; isHandedOver: boolean } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const hasEnded = useRef(false)
  const { data, error, refetch } = pages
  if (!data)
    return <Coming error={error} sentence={t('shop.orders.failed')} onRetry={refetch} heights={[6, 6]} />
  const orders = data.pages.flatMap((page) => page.orders)
  return (
    <div className={styles.page}>
      {orders.length === 0 && <EmptyState sentence={t(`shop.desk.none.${state}`)} />}
      <ul ref={list} tabIndex={-1} className={styles.rows} aria-label={t(`shop.desk.room.${state}`)}>
        {orders.map((order) => (
          <li key={order.id} className={styles.row}>
            <DeskOrderRow
              order={order}
              onEnd={(isHandedOver) => {
                setEnding({ order, isHandedOver })
                setOpen(true)
              }}
            />
          </li>
        ))}
      </ul>
      <MorePages pages={pages} label={t('shop.orders.more')} />
      {ending && (
        <EndPopup
          {...ending}
          isOpen={isOpen}
          onEnded={() => {
            hasEnded.current = true
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
          onGone={() => {
            setEnding(null)
            // its row goes, and with it the button that opened the dialog
            if (hasEnded.current) list.current?.focus({ preventScroll: true })
            hasEnded.current = false
          }}
        />
      )}
    </div>
  )
}
