import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { minutesOfRecall } from '#shared/domain/recall.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { ComingBack } from './parts/ComingBack.tsx'
import { recallQuery } from './queries.ts'
import styles from './Recall.module.css'

/** In my space: what comes back today, and the way there; else when something does. */
export function RecallSummary({ onOpen }: { onOpen: () => void }) {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(recallQuery(i18n.language))
  if (!data) return <Coming error={error} sentence={t('recall.failed')} onRetry={refetch} heights={[3]} />
  const { cards, known, upcoming, isForStreak, answeredToday } = data
  if (cards.length === 0) {
    const words = known === 0 ? 'none' : answeredToday > 0 ? 'doneToday' : 'nothingToday'
    return (
      <div className={styles.summary}>
        <p className={styles.note}>{t(`recall.${words}`)}</p>
        <ComingBack days={upcoming.slice(0, 3)} />
      </div>
    )
  }
  return (
    <div className={styles.summary}>
      <p className={styles.due}>
        {t('recall.due', {
          cards: t('recall.cards', { count: cards.length }),
          minutes: t('recall.minutes', { count: minutesOfRecall(cards.length) }),
        })}
      </p>
      {isForStreak && <p className={styles.note}>{t('recall.forStreak')}</p>}
      <Button onClick={onOpen}>{t('recall.begin')}</Button>
    </div>
  )
}
