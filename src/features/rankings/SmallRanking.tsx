import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { localMonth } from './local-day.ts'
import { MyPlace } from './parts/MyPlace.tsx'
import { RankRow } from './parts/RankRow.tsx'
import { smallRankingQuery } from './queries.ts'
import styles from './Rankings.module.css'

/** Two above me, me and two below: my team, this month (RANK-1). */
export function SmallRanking() {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(smallRankingQuery)
  if (!data) return <Coming error={error} sentence={t('rankings.failed')} onRetry={refetch} />
  if (data.rows.length === 0) {
    return <EmptyState sentence={t(data.hasTeam ? 'rankings.empty.month' : 'rankings.noTeam')} />
  }
  return (
    <div className={styles.small}>
      {data.month && <p className={styles.quiet}>{localMonth(data.month, i18n.language)}</p>}
      <ol className={styles.rows}>
        {data.rows.map((person) => (
          <RankRow key={person.id} person={person} />
        ))}
      </ol>
      <MyPlace me={data.me} />
    </div>
  )
}
