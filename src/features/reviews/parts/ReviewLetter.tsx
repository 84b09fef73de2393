import { useTranslation } from 'react-i18next'
import type { Review } from '#shared/contract/reviews.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { LockSimpleIcon, StarFourIcon } from '#src/ui/icons.ts'
import styles from './LeaderLists.module.css'

interface ReviewLetterProps {
  review: Review
  onReview: () => void
  onGiveBack: () => void
}

/** One thing that was handed in, as a letter: from whom, what, since when, and who has opened it. */
export function ReviewLetter({ review, onReview, onGiveBack }: ReviewLetterProps) {
  const { t } = useTranslation()
  const { ago, moment } = useWhen()
  const { player, task, handedInAt, claim, points } = review
  return (
    <article className={styles.letter} data-held={claim?.isMine === false}>
      <button type="button" className={styles.open} data-review={review.id} onClick={onReview}>
        <span className={styles.seal}>
          <Avatar name={player.displayName} picture={player.avatar} sprite={player.avatarSprite} size={48} />
        </span>
        <span className={styles.lines}>
          <span className={styles.name}>{task.name}</span>
          <span>{player.displayName}</span>
          <span className={styles.note}>{ago(handedInAt)}</span>
        </span>
      </button>
      <div className={styles.tags}>
        {points > 0 && (
          <Chip tone="plain" icon={<StarFourIcon size={16} weight="fill" aria-hidden />}>
            {t('reviews.brings', { count: points })}
          </Chip>
        )}
        {claim && !claim.isMine && (
          <Chip tone="warn" icon={<LockSimpleIcon size={16} weight="fill" aria-hidden />}>
            {t('reviews.claimed', { name: claim.by.displayName })}
          </Chip>
        )}
        {claim?.isMine && (
          <>
            <Chip>{t('reviews.mine', { until: moment(claim.until) })}</Chip>
            <Button variant="secondary" onClick={onGiveBack}>
              {t('reviews.giveBack')}
            </Button>
          </>
        )}
      </div>
    </article>
  )
}
