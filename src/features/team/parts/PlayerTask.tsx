import { useTranslation } from 'react-i18next'
import type { TeamPlayerPage } from '#shared/contract/team.ts'
import { ASSESSMENTS } from '#shared/domain/assessment.ts'
import { claimOf } from '#shared/scene/tasks/facts.ts'
import { counted } from '#shared/domain/numbers.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckIcon, PlayIcon } from '#src/ui/icons.ts'
import { StarsGiven } from '#src/ui/StarsGiven.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Team.module.css'

type Task = TeamPlayerPage['missions'][number]['tasks'][number]

interface PlayerTaskProps {
  task: Task
  onReview: (reviewId: string) => void
}

/** A task of a player of mine; one that waits for its stars leads to them. */
export function PlayerTask({ task, onReview }: PlayerTaskProps) {
  const { t } = useTranslation()
  const { moment } = useWhen()
  const { name, isDone, completedAt, points, attempts, review, type } = task
  return (
    <div className={styles.task} data-done={isDone}>
      <span className={styles.disc}>
        {isDone ? (
          <CheckIcon size={16} weight="bold" aria-hidden />
        ) : (
          attempts > 0 && <PlayIcon size={16} aria-hidden />
        )}
      </span>
      <div className={styles.names}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {isDone && <VisuallyHidden> ({t('team.done')})</VisuallyHidden>}
        </span>
        <span className={styles.note}>
          {[
            attempts === 0 ? t('team.notBegun') : t('team.attempts', { count: attempts }),
            completedAt !== null && moment(completedAt),
            isDone && t('team.points', counted(points)),
            isDone && claimOf(type) && t('team.claim.chip'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {review?.rating?.comment && <q className={styles.note}>{review.rating.comment}</q>}
      </div>
      {review?.rating && (
        <StarsGiven
          stars={review.rating.stars}
          starsNumber={ASSESSMENTS.length}
          label={t('team.stars', { stars: review.rating.stars, all: ASSESSMENTS.length })}
        />
      )}
      {review && !review.rating && (
        <Button variant="secondary" onClick={() => onReview(review.id)}>
          {t('team.rate')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
