import { useTranslation } from 'react-i18next'
import { ASSESSMENTS } from '#shared/domain/assessment.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { dismissLost, sendAgain, useRatings, type LostRating } from './ratings.ts'
import styles from './parts/LeaderLists.module.css'

/** Ratings that were not taken, and why: nobody believes to have rated what another did (FIN-8). */
export function LostRatings() {
  const lost = useRatings((ratings) => ratings.lost)
  return lost.map((rating) => <Lost key={rating.review.id} rating={rating} />)
}

function Lost({ rating }: { rating: LostRating }) {
  const { t } = useTranslation()
  const { review, why } = rating
  const what = { task: review.task.name, name: review.player.displayName }
  const now = why.kind === 'taken' ? why.now : null
  return (
    <Notice tone="error">
      <p className={styles.lost}>
        {why.kind === 'unsent' && t('reviews.lost.unsent', what)}
        {why.kind === 'gone' && t('reviews.lost.gone', what)}
        {now?.rating &&
          t('reviews.lost.rated', {
            ...what,
            leader: now.rating.by.displayName,
            stars: t('reviews.stars', { stars: now.rating.stars, all: ASSESSMENTS.length }),
          })}
        {now && !now.rating && t('reviews.lost.held', { ...what, leader: now.claim?.by.displayName ?? '' })}
      </p>
      <Button
        variant="secondary"
        onClick={() => (why.kind === 'unsent' ? sendAgain(rating) : dismissLost(review.id))}
      >
        {t(why.kind === 'unsent' ? 'reviews.lost.again' : 'reviews.lost.seen')}
      </Button>
    </Notice>
  )
}
