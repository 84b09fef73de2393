import { useTranslation } from 'react-i18next'
import type { Rating, Review } from '#shared/contract/reviews.ts'
import { ASSESSMENTS, isSentBack } from '#shared/domain/assessment.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { StarsGiven } from '#src/ui/StarsGiven.tsx'
import styles from './Message.module.css'
import { ReplyForm } from './ReplyForm.tsx'

interface MessageProps {
  /** A leader rated what I handed in; else somebody answered to my rating. */
  isMine: boolean
  review: Review
  onTask: (() => void) | null
  onReplied: () => void
}

/** A leader's stars and words, with what they brought and what to do next; or what a player answered to them. */
export function Message({ isMine, review, onTask, onReplied }: MessageProps) {
  const { rating } = review
  const { t } = useTranslation()
  const { ago } = useWhen()
  if (!rating) return null
  return (
    <article className={styles.message}>
      <StarsGiven
        stars={rating.stars}
        starsNumber={ASSESSMENTS.length}
        label={t('reviews.stars', { stars: rating.stars, all: ASSESSMENTS.length })}
        size={isMine ? 'large' : 'row'}
      />
      <h3 className={styles.task}>{review.task.name}</h3>
      <p className={styles.note}>
        {isMine
          ? t('reviews.messages.rated', { name: rating.by.displayName })
          : t('reviews.messages.reply', { name: review.player.displayName })}
        , {ago(rating.ratedAt)}
      </p>
      {rating.comment && (
        <blockquote className={styles.words} dir="auto">
          {rating.comment}
        </blockquote>
      )}
      {isMine && review.points > 0 && (
        <p className={styles.points}>{t('reviews.messages.brought', { count: review.points })}</p>
      )}
      {isMine && isSentBack(rating.stars) && <Next rating={rating} onTask={onTask} />}
      {rating.reply !== null && (
        <blockquote className={styles.reply} dir="auto">
          {isMine && (
            <>
              <span className={styles.note}>{t('reviews.messages.sent')}</span>
              <br />
            </>
          )}
          {rating.reply}
        </blockquote>
      )}
      {isMine && rating.reply === null && (
        <ReplyForm reviewId={review.id} leader={rating.by.displayName} onReplied={onReplied} />
      )}
    </article>
  )
}

/** By whether the task may be repeated, and whether the leader said why. */
const NEXT = {
  again: { said: 'reviews.messages.low', silent: 'reviews.messages.lowSilent' },
  done: { said: 'reviews.messages.lowDone', silent: 'reviews.messages.lowDoneSilent' },
} as const

/** After few stars: what to do with them. */
function Next({ rating, onTask }: { rating: Rating; onTask: (() => void) | null }) {
  const { t } = useTranslation()
  const name = rating.by.displayName
  const mayRepeat = rating.mayRepeat && onTask !== null
  return (
    <>
      <p className={styles.next}>
        {t(NEXT[mayRepeat ? 'again' : 'done'][rating.comment === '' ? 'silent' : 'said'], { name })}
      </p>
      {mayRepeat && <Button onClick={onTask}>{t('reviews.messages.again')}</Button>}
    </>
  )
}
