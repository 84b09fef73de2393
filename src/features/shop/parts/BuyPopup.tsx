import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopItem } from '#shared/contract/shop.ts'
import { counted } from '#shared/domain/numbers.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { buy } from '../queries.ts'
import styles from './BuyPopup.module.css'
import { Price } from './Price.tsx'
import { BUY_REFUSED, canTryAgain } from './refused.ts'
import { sortOf } from './sort-of.ts'

interface BuyPopupProps {
  item: ShopItem
  /** What the buyer has. */
  coins: number
  isOpen: boolean
  onBought: () => void
  /** The shop has changed meanwhile. */
  onRefused: () => void
  onOrders: () => void
  onClose: () => void
  onGone: () => void
}

/** Before coins are spent: what it costs and what is left; then that it is bought, or why it is not. */
export function BuyPopup(props: BuyPopupProps) {
  const { item, coins, isOpen, onBought, onRefused, onOrders, onClose, onGone } = props
  const { t } = useTranslation()
  const titleId = useId()
  const { sending, send } = useSending(BUY_REFUSED)
  const { name, picture, price, kind } = item
  const sort = sortOf(kind)
  const isBought = sending.state === 'done'
  const isOver = sending.state === 'failed' && !canTryAgain(sending.reason)

  const confirm = async () => {
    if (await send(() => buy(item))) onBought()
    else onRefused()
  }
  return (
    <Popup
      isOpen={isOpen}
      labelledBy={titleId}
      width={420}
      closeLabel={t('shell.close')}
      hasPicture
      footer={
        <div className={styles.actions}>
          {sending.state === 'failed' && <Notice tone="error">{t(`shop.refused.${sending.reason}`)}</Notice>}
          {isBought && (
            <>
              <Button wide autoFocus onClick={onClose}>
                {t('shop.confirm.back')}
              </Button>
              <Button wide variant="secondary" onClick={onOrders}>
                {t('shop.orders.title')}
              </Button>
            </>
          )}
          {!isBought && !isOver && (
            <Button
              wide
              loadingVerb={sending.state === 'sending' && t('shop.confirm.buying')}
              onClick={() => void confirm()}
            >
              {t('shop.confirm.buy', counted(price))}
            </Button>
          )}
          {!isBought && (
            <Button
              key={isOver ? 'back' : 'leave'}
              wide
              variant="secondary"
              // what was pressed is gone
              autoFocus={isOver}
              onClick={onClose}
            >
              {t(isOver ? 'shop.confirm.back' : 'shop.confirm.leave')}
            </Button>
          )}
        </div>
      }
      onClose={onClose}
      onGone={onGone}
    >
      <div className={styles.panel}>
        <img className={styles.picture} src={picture} alt="" />
        <h2 id={titleId} className={styles.title} aria-live="polite">
          {t(isBought ? 'shop.bought.title' : 'shop.confirm.title', { name })}
        </h2>
        {isBought ? (
          <p className={styles.words}>{t(`shop.bought.${sort}`)}</p>
        ) : (
          <dl className={styles.sum}>
            <Line name={t('shop.confirm.price')} coins={price} />
            <Line name={t('shop.confirm.before')} coins={coins} />
            <Line name={t('shop.confirm.after')} coins={coins - price} />
          </dl>
        )}
        {!isBought && <p className={styles.note}>{t(`shop.confirm.${sort}`)}</p>}
        <p className={styles.note}>{t(isBought ? 'shop.bought.undo' : 'shop.confirm.undo')}</p>
      </div>
    </Popup>
  )
}

function Line({ name, coins }: { name: string; coins: number }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>
        <Price coins={coins} />
      </dd>
    </div>
  )
}
