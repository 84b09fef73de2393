import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { report } from '#src/lib/report.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { GoalCard } from './parts/GoalCard.tsx'
import { KudosList } from './parts/KudosList.tsx'
import { ThankForm } from './parts/ThankForm.tsx'
import { sendSeen, togetherQuery } from './queries.ts'
import styles from './Together.module.css'

/** My teams: what they set out to do this week, what I was thanked for, and whom I can thank. */
export function TeamRoom() {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(togetherQuery(i18n.language))
  useEffect(() => {
    const kudos = (data?.kudos ?? []).filter(({ isNews }) => isNews).map(({ id }) => id)
    const goals = (data?.goals ?? []).filter(({ isNews }) => isNews).map(({ teamId }) => teamId)
    // who reads it here need not be told on the map
    if (kudos.length + goals.length > 0) {
      sendSeen({ kudos, goals }).catch((failure: unknown) => report('what was read stays news', failure))
    }
  }, [data])
  if (!data)
    return <Coming error={error} sentence={t('together.failed')} onRetry={refetch} heights={[8, 8]} />
  const { teams, goals, kudos, kudosLeft } = data
  if (teams.length === 0) return <EmptyState sentence={t('together.noTeam')} />
  return (
    <div className={styles.room}>
      <section className={styles.part} aria-labelledby="team-goals">
        <h2 id="team-goals" className={styles.heading}>
          {t('together.goal.title')}
        </h2>
        {goals.map((goal) => (
          <GoalCard key={goal.teamId} goal={goal} />
        ))}
        {goals.length === 0 && <p className={styles.note}>{t('together.goal.none')}</p>}
      </section>
      <section className={styles.part} aria-labelledby="team-thanks">
        <h2 id="team-thanks" className={styles.heading}>
          {t('together.thank.title')}
        </h2>
        <ThankForm left={kudosLeft} />
      </section>
      <section className={styles.part} aria-labelledby="team-kudos">
        <h2 id="team-kudos" className={styles.heading}>
          {t('together.kudos.title')}
        </h2>
        <KudosList kudos={kudos} />
      </section>
    </div>
  )
}
