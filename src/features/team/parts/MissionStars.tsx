import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ASSESSMENTS } from '#shared/domain/assessment.ts'
import { StarsGiven } from '#src/ui/StarsGiven.tsx'
import { teamAssessmentsQuery } from '../queries.ts'
import styles from './Team.module.css'

/** What my players thought of the missions that they finished (TASK-8); nothing before enough of them have said so. */
export function MissionStars() {
  const { t, i18n } = useTranslation()
  const { data } = useQuery(teamAssessmentsQuery(i18n.language))
  if (!data || data.missions.length === 0) return null
  const figure = new Intl.NumberFormat(i18n.language || undefined, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('team.missionStars')}</h2>
      <ul className={styles.missions}>
        {data.missions.map(({ adventureId, id, name, average, count }) => (
          <li key={`${adventureId}/${id}`} className={styles.mission}>
            <span className={styles.name}>{name}</span>
            <StarsGiven
              stars={average}
              starsNumber={ASSESSMENTS.length}
              label={t('team.averageStars', { average: figure.format(average), all: ASSESSMENTS.length })}
            />
            <span className={styles.note}>{t('team.said', { average: figure.format(average), count })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
