import { useTranslation } from 'react-i18next'
import type { Recall } from '#shared/contract/recall.ts'
import { useWeekday } from './use-weekday.ts'
import styles from '../Recall.module.css'

/** On which days something comes back, and how much; nothing where none is known. */
export function ComingBack({ days }: { days: Recall['upcoming'] }) {
  const { t } = useTranslation()
  const format = useWeekday()
  if (days.length === 0) return null
  return (
    <section className={styles.ahead}>
      <h3 className={styles.heading}>{t('recall.ahead')}</h3>
      <ul className={styles.days}>
        {days.map(({ day, cards }) => (
          <li key={day}>
            <span>{format(day)}</span>
            <span className={styles.note}>{t('recall.cards', { count: cards })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
