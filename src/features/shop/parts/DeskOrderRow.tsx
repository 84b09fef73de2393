import { useTranslation } from 'react-i18next'
import type { DeskOrder } from '#shared/contract/shop-desk.ts'
import { isolate } from '#src/i18n/isolate.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import styles from '../Shop.module.css'
import { OrderState } from './OrderState.tsx'
import { Price } from './Price.tsx'

interface DeskOrderRowProps {
  order: DeskOrder
  onEnd: (isHandedOver: boolean) => void
}

/** An order with its buyer; one that waits, with what can be done about it. */
export function DeskOrderRow({ order, onEnd }: DeskOrderRowProps) {
  const { t } = useTranslation()
  const { moment } = useWhen()
  const { name, picture, price, kind, state, buyer, by, orderedAt, endedAt, note } = order
  const buyerName = buyer?.displayName ?? t('shop.desk.buyerGone')
  return (
    <>
      <img className={styles.thumb} src={picture} alt="" />
      <div className={styles.about}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <div className={styles.line}>
          <Avatar name={buyerName} picture={buyer?.avatar} sprite={buyer?.avatarSprite} size={28} />
          <strong>{buyerName}</strong>
          <Price coins={price} />
        </div>
        <span className={styles.note}>{t('shop.orders.ordered', { when: moment(orderedAt) })}</span>
        {endedAt !== null && (
          <div className={styles.line}>
            <OrderState state={state} kind={kind} />
            <span className={styles.note}>
              {[moment(endedAt), by && isolate(by)].filter(Boolean).join(' · ')}
            </span>
          </div>
        )}
        {note !== '' && (
          <blockquote className={styles.quote} dir="auto">
            {note}
          </blockquote>
        )}
      </div>
      {state === 'waiting' && (
        <div className={styles.actions}>
          <Button
            aria-label={t('shop.desk.handOverNamed', { name, buyer: buyerName })}
            onClick={() => onEnd(true)}
          >
            {t('shop.desk.handOver')}
          </Button>
          <Button
            variant="secondary"
            aria-label={t('shop.desk.rejectNamed', { name, buyer: buyerName })}
            onClick={() => onEnd(false)}
          >
            {t('shop.desk.reject')}
          </Button>
        </div>
      )}
    </>
  )
}
