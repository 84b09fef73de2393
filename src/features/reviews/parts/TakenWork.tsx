import { useTranslation } from 'react-i18next'
import type { Review } from '#shared/contract/reviews.ts'
import { ASSESSMENTS } from '#shared/domain/assessment.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { StarsGiven } from '#src/ui/StarsGiven.tsx'
import styles from './Desk.module.css'

interface TakenWorkProps {
  /** Rated, or held by another leader. */
  review: Review
  onNext: (() => void) | null
  onClose: () => void
}

/** Another leader was first: who, and what is left to do. */
export function TakenWork({ review: { rating, claim }, onNext, onClose }: TakenWorkProps) {
  const { t } = useTranslation()
  const { moment } = useWhen()
  return (
    <div className={styles.form}>
      <Notice tone="warn">
        {rating && t('reviews.ratedBy', { name: rating.by.displayName, when: moment(rating.ratedAt) })}
        {!rating && claim && t('reviews.heldBy', { name: claim.by.displayName, until: moment(claim.until) })}
      </Notice>
      {rating && (
        <StarsGiven
          stars={rating.stars}
          starsNumber={ASSESSMENTS.length}
          label={t('reviews.stars', { stars: rating.stars, all: ASSESSMENTS.length })}
          size="large"
        />
      )}
      {rating?.comment && <blockquote className={styles.who}>{rating.comment}</blockquote>}
      <div className={styles.end}>
        {onNext && (
          <Button wide size="thumb" onClick={onNext} autoFocus>
            {t('reviews.next')}
          </Button>
        )}
        <Button wide size="thumb" variant="secondary" onClick={onClose} autoFocus={!onNext}>
          {t('reviews.backToList')}
        </Button>
      </div>
    </div>
  )
}
