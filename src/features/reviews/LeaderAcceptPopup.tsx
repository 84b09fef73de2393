import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Review, ReviewWork } from '#shared/contract/reviews.ts'
import type { Assessment } from '#shared/domain/assessment.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { classes } from '#src/ui/class-names.ts'
import { GenericPopup } from '#src/ui/play/GenericPopup.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { Star } from '#src/ui/Star.tsx'
import type { LeaderAccept } from './leader-accept.ts'
import { Desk } from './parts/Desk.tsx'
import styles from './parts/Desk.module.css'
import { RatingForm } from './parts/RatingForm.tsx'
import { TakenWork } from './parts/TakenWork.tsx'
import { isNewerWork, WorkView } from './parts/WorkView.tsx'

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

/** Where the sheet has no height to spare, its crest gives way to the work. */
const HAS_CREST = '(min-width: 900px) and (min-height: 820px)'

/** A leader gives one to five stars beside what was handed in; a press on the background is no answer (FIN-5, FIN-7). */
export function LeaderAcceptPopup(props: LeaderAcceptPopupProps) {
  const { work, left, draft, undo, isOpen, onAccept, onNext, onClose, onGone, onUndo, trouble } = props
  const { t } = useTranslation()
  const hasCrest = useMedia(HAS_CREST)
  const whoId = useId()
  const review = work?.review
  const isTaken = review && (review.rating !== null || review.claim?.isMine === false)
  return (
    <GenericPopup
      text={{ title: review?.task.name ?? t('reviews.toRate'), buttonText: t('reviews.send') }}
      {...(review && { kicker: t('reviews.left', { count: left }) })}
      iconUrl={null}
      glyph={hasCrest ? <Star className={styles.star} /> : null}
      color="one"
      backgroundUrl={null}
      className={styles.desk ?? ''}
      bodyClassName={classes(styles.sheet, hasCrest && styles.belowCrest)}
      width={1120}
      dismissable="escape"
      isOpen={isOpen}
      onClose={onClose}
      onGone={onGone}
      onButton={null}
    >
      <Desk
        key={review?.id ?? ''}
        workLabel={t('reviews.work.title')}
        whoId={whoId}
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
            {review && <Author id={whoId} review={review} />}
            {isTaken ? (
              <TakenWork review={review} onNext={onNext} onClose={onClose} />
            ) : (
              <RatingForm
                review={ratable(work)}
                comments={commentsOf(work)}
                draft={draft}
                undo={undo}
                onAccept={onAccept}
                onLater={onClose}
              />
            )}
          </>
        }
        onUndo={onUndo}
      />
    </GenericPopup>
  )
}

const commentsOf = (work: ReviewWork | undefined) => work?.rating?.comments

/** A leader who cannot see a work does not rate it. */
function ratable(work: ReviewWork | undefined): Review | undefined {
  return work && !isNewerWork(work) ? work.review : undefined
}

/** Who handed the work in, and when. */
function Author({ id, review: { player, handedInAt } }: { id: string; review: Review }) {
  const { t } = useTranslation()
  const { ago } = useWhen()
  return (
    <p className={styles.who} id={id}>
      <Avatar name={player.displayName} picture={player.avatar} sprite={player.avatarSprite} />
      <span>
        {t('reviews.handedIn', { name: player.displayName })}
        <br />
        {ago(handedInAt)}
      </span>
    </p>
  )
}
