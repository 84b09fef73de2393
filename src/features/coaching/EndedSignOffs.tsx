import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Coming } from '#src/ui/Coming.tsx'
import { MorePages } from '#src/ui/MorePages.tsx'
import styles from './Coaching.module.css'
import { EndedCard } from './parts/EndedCard.tsx'
import { endedSignOffsQuery } from './queries.ts'

/** What became of my players' requests, the latest first; nothing where none has ended yet (COACH-1). */
export function EndedSignOffs() {
  const { t } = useTranslation()
  const pages = useInfiniteQuery(endedSignOffsQuery())
  const { data, error, refetch } = pages
  if (!data) return <Coming error={error} sentence={t('coaching.failed')} onRetry={refetch} heights={[6]} />
  const ended = data.pages.flatMap((page) => page.ended)
  if (ended.length === 0) return null
  return (
    <section className={styles.ended}>
      <h2 className={styles.heading}>{t('coaching.ended')}</h2>
      <ul className={styles.cards}>
        {ended.map((one) => (
          <li key={one.id} className={styles.card}>
            <EndedCard ended={one} />
          </li>
        ))}
      </ul>
      <MorePages pages={pages} label={t('coaching.more')} />
    </section>
  )
}
