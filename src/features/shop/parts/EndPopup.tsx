import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskOrder } from '#shared/contract/shop-desk.ts'
import { counted } from '#shared/domain/numbers.ts'
import { ORDER_NOTE_LENGTH } from '#shared/domain/shop.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { focusFirstWrong } from '#src/ui/focus-first-wrong.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { refreshShop, sendEnd } from '../queries.ts'
import styles from '../Shop.module.css'
import { END_REFUSED } from './refused.ts'

interface EndPopupProps {
  order: DeskOrder
  isHandedOver: boolean
  isOpen: boolean
  /** It was handed over or rejected. */
  onEnded: () => void
  onClose: () => void
  onGone: () => void
}

/** Before an order ends: what its buyer is told with it. A rejection says why. */
export function EndPopup({ order, isHandedOver, isOpen, onEnded, onClose, onGone }: EndPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { sending, send } = useSending(END_REFUSED)
  const [note, setNote] = useState('')
  const [isWordless, setWordless] = useState(false)
  const { id, name, price, buyer } = order
  const buyerName = buyer?.displayName ?? t('shop.desk.buyerGone')
  const action = isHandedOver ? 'handOver' : 'reject'

  const end = async (form: HTMLFormElement) => {
    const isMissing = !isHandedOver && note.trim() === ''
    focusFirstWrong(form, () => setWordless(isMissing))
    if (isMissing) return
    const isDone = await send(() => sendEnd(id, isHandedOver, note))
    void refreshShop()
    if (isDone) onEnded()
  }
  return (
    <Popup
      isOpen={isOpen}
      labelledBy={titleId}
      closeLabel={t('shell.close')}
      // what was typed is not lost by a press beside it
      dismissable="escape"
      onClose={onClose}
      onGone={onGone}
    >
      <form
        className={styles.page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void end(event.currentTarget)
        }}
      >
        <h2 id={titleId}>{t(`shop.desk.${action}Title`, { name, buyer: buyerName })}</h2>
        <p className={styles.note}>
          {isHandedOver ? t('shop.desk.handOverAbout') : t('shop.desk.rejectAbout', counted(price))}
        </p>
        <TextField
          label={t(isHandedOver ? 'shop.desk.words' : 'shop.desk.reason')}
          error={isWordless ? t('shop.desk.reasonMissing') : undefined}
          value={note}
          maxLength={ORDER_NOTE_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setNote(target.value)}
        />
        {sending.state === 'failed' && <Notice tone="error">{t(`shop.refused.${sending.reason}`)}</Notice>}
        <div className={styles.line}>
          <Button
            type="submit"
            variant={isHandedOver ? 'primary' : 'danger'}
            loadingVerb={sending.state === 'sending' && t('shop.desk.working')}
          >
            {t(`shop.desk.${action}`)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('shop.desk.leave')}
          </Button>
        </div>
      </form>
    </Popup>
  )
}
