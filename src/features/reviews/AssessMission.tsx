import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ASSESSMENTS } from '#shared/domain/assessment.ts'
import { StarRating } from '#src/ui/play/StarRating.tsx'
import styles from './AssessMission.module.css'
import { missionAssessmentQuery, sendAssessment } from './queries.ts'

/** Asks once how a finished mission was (TASK-8, view missionAssessment): a press on a star says it, and nobody has to. */
export function AssessMission({ missionId }: { missionId: string }) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(missionAssessmentQuery(missionId))
  const [stars, setStars] = useState<number | null>(null)
  const isSaid = stars !== null
  if (!isPending && !data?.isDue && !isSaid) return null
  const assess = (given: number) => {
    setStars(given)
    // what was said elsewhere meanwhile stands
    sendAssessment(missionId, given).catch(() => undefined)
  }
  return (
    // has its room from the beginning: what stands there already does not move
    <div className={styles.assess} data-pending={isPending}>
      <StarRating
        label={t('reviews.mission.ask')}
        starsNumber={ASSESSMENTS.length}
        view="missionAssessment"
        value={stars}
        disabled={isSaid || isPending}
        starName={(one) => t('reviews.stars', { stars: one, all: ASSESSMENTS.length })}
        onChange={assess}
      />
      <p role="status">{isSaid && t('reviews.mission.thanks')}</p>
    </div>
  )
}
