import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './Tips.module.css'
import { TipBook } from './TipBook.tsx'

/** The book of tips over the map. */
export function TipsPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} width={560} onClose={onClose}>
      <h2 className={styles.title} id={titleId}>
        {t('tips.title')}
      </h2>
      <TipBook />
    </Popup>
  )
}
