import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Rating, Review } from '#shared/contract/reviews.ts'
import { ASSESSMENTS } from '#shared/domain/assessment.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { StarsGiven } from '#src/ui/StarsGiven.tsx'
import { MorePages } from '#src/ui/MorePages.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import styles from './parts/LeaderLists.module.css'
import { QuietDesk } from '#src/ui/QuietDesk.tsx'
import { ratedQuery } from './queries.ts'

/** What was rated of my players, by whom, when, with how many stars and what words; the newest first. */
export function RatedWorks({ onToRate }: { onToRate: () => void }) {
  const { t, i18n } = useTranslation()
  const query = useInfiniteQuery(ratedQuery(i18n.language))
  const { data, error, refetch } = query
  if (!data) {
    return <Coming error={error} sentence={t('reviews.failed')} onRetry={refetch} heights={[7, 7]} />
  }
  const reviews = data.pages.flatMap((page) => page.reviews)
  if (reviews.length === 0) {
    return (
      <QuietDesk
        sentence={t('reviews.noneRated')}
        action={{ label: t('reviews.toWaiting'), onPress: onToRate }}
      />
    )
  }
  return (
    <>
      <ol className={styles.log}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.entry}>
            <Rated review={review} />
          </li>
        ))}
      </ol>
      <MorePages pages={query} label={t('reviews.more')} className={styles.more} />
    </>
  )
}

function Rated({ review: { player, task, rating } }: { review: Review }) {
  return (
    <>
      <Avatar name={player.displayName} picture={player.avatar} sprite={player.avatarSprite} size={48} />
      <div className={styles.lines}>
        <h2 className={styles.name}>{task.name}</h2>
        <p className={styles.plain}>{player.displayName}</p>
        {rating && <Words rating={rating} player={player.displayName} />}
      </div>
    </>
  )
}

function Words({ rating, player }: { rating: Rating; player: string }) {
  const { t } = useTranslation()
  const { moment } = useWhen()
  const { stars, comment, by, ratedAt, mayRepeat, reply } = rating
  return (
    <>
      <p className={styles.given}>
        <StarsGiven
          stars={stars}
          starsNumber={ASSESSMENTS.length}
          label={t('reviews.stars', { stars, all: ASSESSMENTS.length })}
        />
        <span className={styles.note}>
          {t('reviews.givenBy', { name: by.displayName, when: moment(ratedAt) })}
        </span>
      </p>
      {comment && (
        <blockquote className={styles.quote} dir="auto">
          {comment}
        </blockquote>
      )}
      {mayRepeat && <p className={styles.note}>{t('reviews.wasSentBack')}</p>}
      {reply !== null && (
        <blockquote className={styles.quote} dir="auto">
          <span className={styles.note}>{t('reviews.replied', { name: player })}</span>
          <br />
          {reply}
        </blockquote>
      )}
    </>
  )
}
