import { useTranslation } from 'react-i18next'
import { CheckCircleIcon } from '#src/ui/icons.ts'
import type { Spot } from './picture.ts'
import styles from './SpotList.module.css'

interface SpotListProps {
  spots: readonly Spot[]
  seen: readonly string[]
  onOpen: (spot: Spot) => void
}

/** All places in words: anyone who does not see the picture plays by it alone. */
export function SpotList({ spots, seen, onOpen }: SpotListProps) {
  const { t } = useTranslation()
  return (
    <div>
      <h2 className={styles.title}>{t('picture.places')}</h2>
      <ol className={styles.list}>
        {spots.map((spot, index) => {
          const isSeen = seen.includes(spot.id)
          return (
            <li key={spot.id} className={styles.row}>
              <button type="button" className={styles.open} data-place={spot.id} onClick={() => onOpen(spot)}>
                <span className={styles.number} data-seen={isSeen} aria-hidden>
                  {index + 1}
                </span>
                <span className={styles.name}>{spot.title}</span>
                <span className={styles.mark}>
                  {isSeen && <CheckCircleIcon size={20} weight="fill" aria-hidden />}
                  {t(isSeen ? 'picture.seen' : 'picture.unseen')}
                </span>
              </button>
              {isSeen && <p className={styles.text}>{spot.text}</p>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
