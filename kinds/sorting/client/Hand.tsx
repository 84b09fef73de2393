import { useTranslation } from 'react-i18next'
import type { Shown } from './use-sorting.ts'
import styles from './Hand.module.css'

interface HandProps {
  /** Undefined where everything lies in a group. */
  item: Shown | undefined
  isTaken: boolean
  waiting: number
}

/** The card that goes next, on top of those that wait. */
export function Hand({ item, isTaken, waiting }: HandProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.hand}>
      <p className={styles.how}>{t('sorting.how')}</p>
      <div className={styles.stack} data-waiting={Math.min(waiting, 2)}>
        {item && !isTaken ? (
          <div key={item.key} className={styles.card} data-item={item.key}>
            {item.picture !== null && (
              <img className={styles.picture} src={item.picture} alt="" draggable={false} />
            )}
            <p className={styles.text}>{item.text}</p>
          </div>
        ) : (
          <p className={styles.empty}>
            {item ? t('sorting.saidTaken', { name: item.text }) : t('sorting.allLaid')}
          </p>
        )}
      </div>
      <p className={styles.waiting}>{waiting > 0 ? t('sorting.left', { count: waiting }) : ' '}</p>
    </div>
  )
}
