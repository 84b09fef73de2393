import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewWork } from '#shared/contract/reviews.ts'
import type { Assessment } from '#shared/domain/assessment.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import type { LeaderAccept } from './leader-accept.ts'
import { Desk } from './parts/Desk.tsx'
import styles from './parts/Desk.module.css'
import { RatingForm } from './parts/RatingForm.tsx'
import { TakenWork } from './parts/TakenWork.tsx'
import { WorkView } from './parts/WorkView.tsx'

interface LeaderAcceptPopupProps {
  /** Undefined while it comes. */
  work: ReviewWork | undefined
  /** How many wait, this one among them. */
  left: number
  /** What was given before it was taken back. */
  draft: { stars: Assessment; comment: string } | null
  /** Where a rating can still be taken back. */
  undo: ReactNode
  isOpen: boolean
  onAccept: (accept: LeaderAccept) => void
  /** To the next one, where this is not to be rated; null where none waits. */
  onNext: (() => void) | null
  /** 'Later', and Escape: nothing was rated. */
  onClose: () => void
  onGone: () => void
  /** Takes the last rating back. */
  onUndo: () => void
  /** Stands in the place of the work that did not come. */
  trouble: ReactNode
}

/** A leader gives one to five stars beside what was handed in; a press on the background is no answer (FIN-5, FIN-7). */
export function LeaderAcceptPopup(props: LeaderAcceptPopupProps) {
  const { work, left, draft, undo, isOpen, onAccept, onNext, onClose, onGone, onUndo, trouble } = props
  const { t } = useTranslation()
  const { ago } = useWhen()
  const titleId = useId()
  const review = work?.review
  const isTaken = review && (review.rating !== null || review.claim?.isMine === false)
  return (
    <Popup
      {...(review ? { labelledBy: titleId } : { label: t('reviews.toRate') })}
      className={styles.desk ?? ''}
      width={1120}
      dismissable="escape"
      isOpen={isOpen}
      onClose={onClose}
      onGone={onGone}
    >
      <Desk
        key={review?.id ?? ''}
        workLabel={t('reviews.work.title')}
        work={
          <>
            {work && <WorkView work={work} />}
            {!work && trouble}
            {!work && !trouble && (
              <SkeletonGroup label={t('shell.loading')}>
                <Skeleton height="6rem" />
                <Skeleton height="6rem" />
                <Skeleton height="6rem" />
              </SkeletonGroup>
            )}
          </>
        }
        rating={
          <>
            {review && (
              <header>
                <p className={styles.kicker}>{t('reviews.left', { count: left })}</p>
                <h2 className={styles.title} id={titleId}>
                  {review.task.name}
                </h2>
                <p className={styles.who}>
                  <Avatar
                    name={review.player.displayName}
                    picture={review.player.avatar}
                    sprite={review.player.avatarSprite}
                  />
                  <span>
                    {t('reviews.handedIn', { name: review.player.displayName })}
                    <br />
                    {ago(review.handedInAt)}
                  </span>
                </p>
              </header>
            )}
            {review && isTaken && <TakenWork review={review} onNext={onNext} onClose={onClose} />}
            {(!review || !isTaken) && (
              <RatingForm review={review} draft={draft} undo={undo} onAccept={onAccept} onLater={onClose} />
            )}
          </>
        }
        onUndo={onUndo}
      />
    </Popup>
  )
}
