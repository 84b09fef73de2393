import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#shared/contract/shop.ts'
import { counted } from '#shared/domain/numbers.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { refreshShop, showOnMap, takeBack } from '../queries.ts'
import styles from '../Shop.module.css'
import { OrderState } from './OrderState.tsx'
import { Price } from './Price.tsx'
import { RETURN_REFUSED, USE_REFUSED } from './refused.ts'
import { sortOf } from './sort-of.ts'

interface MyOrderProps {
  order: ShopOrder
  /** Coins came back, or the map or the face shows something else. */
  onChanged: () => void
}

/** One order of mine, the way back as long as there is one, and whether the map shows it. */
export function MyOrder({ order, onChanged }: MyOrderProps) {
  const { t, i18n } = useTranslation()
  const { moment } = useWhen()
  const { sending, send } = useSending(RETURN_REFUSED)
  const use = useSending(USE_REFUSED)
  const { id, name, picture, price, kind, state, orderedAt, note, returnableUntil, isUsed } = order
  const title = useRef<HTMLHeadingElement>(null)
  const place = sortOf(kind) === 'worn' ? 'worn' : 'onMap'
  const isReturnable = useIsBefore(returnableUntil)
  const time = new Intl.DateTimeFormat(i18n.language || undefined, { timeStyle: 'short' })

  const giveBack = async () => {
    if (await send(() => takeBack(id))) {
      // the button goes, and with it the keyboard's place
      title.current?.focus({ preventScroll: true })
      announce({
        kind: 'answered',
        text: `${t('shop.orders.state.returned')}. ${t('shop.orders.coinsBack', counted(price))}`,
      })
      onChanged()
    }
    void refreshShop()
  }
  const show = async (isShown: boolean) => {
    if (await use.send(() => showOnMap(id, isShown))) onChanged()
    void refreshShop()
  }
  return (
    <>
      <img className={styles.thumb} src={picture} alt="" />
      <div className={styles.about}>
        <h2 ref={title} tabIndex={-1} className={styles.name} dir="auto">
          {name}
        </h2>
        <div className={styles.line}>
          <OrderState state={state} kind={kind} />
          <Price coins={price} />
        </div>
        <span className={styles.note}>{t('shop.orders.ordered', { when: moment(orderedAt) })}</span>
        {note !== '' && (
          <blockquote className={styles.quote} dir="auto">
            {note}
          </blockquote>
        )}
        {(state === 'rejected' || state === 'returned') && (
          <span className={styles.note}>{t('shop.orders.coinsBack', counted(price))}</span>
        )}
        {sending.state === 'failed' && <Notice tone="error">{t(`shop.refused.${sending.reason}`)}</Notice>}
        {isUsed !== null && (
          <Switch
            label={t(`shop.orders.${place}`)}
            hint={t(`shop.orders.${place}Hint`)}
            isOn={isUsed}
            onChange={(isShown) => void show(isShown)}
          />
        )}
        {use.sending.state === 'failed' && (
          <Notice tone="error">{t(`shop.refused.${use.sending.reason}`)}</Notice>
        )}
        {isReturnable && returnableUntil !== null && (
          <div className={styles.line}>
            <Button
              variant="secondary"
              aria-label={t('shop.orders.takeBackNamed', { name })}
              loadingVerb={sending.state === 'sending' && t('shop.orders.takingBack')}
              onClick={() => void giveBack()}
            >
              {t('shop.orders.takeBack')}
            </Button>
            <span className={styles.note}>
              {t('shop.orders.takeBackUntil', { time: time.format(new Date(returnableUntil)) })}
            </span>
          </div>
        )}
      </div>
    </>
  )
}

/** Whether a moment (ISO) is still to come; it turns by itself. */
function useIsBefore(moment: string | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  const left = moment === null ? 0 : new Date(moment).getTime() - now
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), left + 1)
    return () => clearTimeout(timer)
  }, [left])
  return left > 0
}
