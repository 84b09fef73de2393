import { useTranslation } from 'react-i18next'
import type { Review } from '#shared/contract/reviews.ts'
import { Button } from '#src/ui/Button.tsx'
import { MorePages } from '#src/ui/MorePages.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { QuietDesk } from '#src/ui/QuietDesk.tsx'
import { ReviewFilters } from './parts/ReviewFilters.tsx'
import { ReviewLetter } from './parts/ReviewLetter.tsx'
import styles from './parts/LeaderLists.module.css'
import { giveBack, refreshReviews, type ReviewChoice } from './queries.ts'
import { nextToRate, useToRate, useWaitingReviews } from './use-to-rate.ts'

interface ToRateProps {
  choice: ReviewChoice
  onChoice: (choice: ReviewChoice) => void
  onReview: (review: Review) => void
  onTeam: () => void
}

/** What players have handed in, the oldest first: letters on the desk of the leader area (FIN-7). */
export function ToRate({ choice, onChoice, onReview, onTeam }: ToRateProps) {
  const { t } = useTranslation()
  const query = useToRate(choice)
  const { reviews, error, refetch, hasNextPage } = query
  const waiting = useWaitingReviews()
  const isChosen = choice.player !== undefined || choice.task !== undefined
  if (reviews?.length === 0 && !hasNextPage && !isChosen)
    return (
      <QuietDesk sentence={t('reviews.allRated')} action={{ label: t('reviews.toTeam'), onPress: onTeam }} />
    )
  const first = reviews && nextToRate(reviews, '')
  return (
    <>
      <div className={styles.start}>
        {waiting && <p className={styles.count}>{t('reviews.waiting', { count: waiting.count })}</p>}
        {first && (
          <Button size="thumb" onClick={() => onReview(first)}>
            {t('reviews.begin')}
          </Button>
        )}
      </div>
      {waiting && <ReviewFilters waiting={waiting} choice={choice} onChoice={onChoice} />}
      {!reviews && <Coming error={error} sentence={t('reviews.failed')} onRetry={refetch} heights={[9, 9]} />}
      {reviews?.length === 0 && !hasNextPage && <p className={styles.none}>{t('reviews.noneChosen')}</p>}
      {reviews && (
        <ol className={styles.letters}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewLetter
                review={review}
                onReview={() => onReview(review)}
                onGiveBack={() => void giveBack(review.id).then(() => refreshReviews())}
              />
            </li>
          ))}
        </ol>
      )}
      {reviews && <MorePages pages={query} label={t('reviews.more')} className={styles.more} />}
    </>
  )
}
