import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#shared/contract/shop.ts'
import { counted } from '#shared/domain/numbers.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { OrderState } from './parts/OrderState.tsx'
import styles from './Shop.module.css'

interface OrderLetterProps {
  order: ShopOrder
  onOrders: () => void
}

/** That an order was handed over, or why not: as it stands among the messages. */
export function OrderLetter({
  order: { name, state, kind, price, note, endedAt },
  onOrders,
}: OrderLetterProps) {
  const { t } = useTranslation()
  const { ago } = useWhen()
  const isRejected = state === 'rejected'
  const sentence = isRejected ? t('shop.letter.rejected', counted(price)) : t('shop.letter.handed')
  return (
    <>
      <OrderState state={state} kind={kind} />
      <h3 className={styles.name} dir="auto">
        {name}
      </h3>
      <p className={styles.note}>
        {sentence}
        {endedAt !== null && ` · ${ago(endedAt)}`}
      </p>
      {note !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {note}
        </blockquote>
      )}
      <Button variant="secondary" onClick={onOrders}>
        {t('shop.orders.title')}
      </Button>
    </>
  )
}
