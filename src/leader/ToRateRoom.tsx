import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { holdRating, takeBack, useRatings } from '#src/features/reviews/ratings.ts'
import type { HeldRating } from '#src/features/reviews/queries.ts'
import type { LeaderAccept } from '#src/features/reviews/leader-accept.ts'
import { LeaderAcceptPopup } from '#src/features/reviews/LeaderAcceptPopup.tsx'
import { LostRatings } from '#src/features/reviews/LostRatings.tsx'
import { openedWorkQuery, refreshReviews, type ReviewChoice } from '#src/features/reviews/queries.ts'
import { ToRate } from '#src/features/reviews/ToRate.tsx'
import { UndoRating } from '#src/features/reviews/UndoRating.tsx'
import { nextToRate, useToRate, useWaitingReviews } from '#src/features/reviews/use-to-rate.ts'
import { isFailure, isShownByModal } from '#src/lib/failure.ts'
import { useIsAsked } from '#src/overlay/overlay.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { LEADER_AREA, pathOfOpenReview } from './leader-paths.ts'
import styles from './LeaderPage.module.css'

/** The desk: what waits, and over it the work that is open, as its address says. One confirmed, the next opens by itself. */
export function ToRateRoom() {
  const { reviewId } = useParams()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const choice = choiceIn(search)
  const { reviews = [] } = useToRate(choice)
  const hasHeld = useRatings(({ held }) => held.length > 0)
  /** What was taken back, and is open again. */
  const [draft, setDraft] = useState<HeldRating | null>(null)
  // What is on its way out still needs its words.
  const [lastId, setLastId] = useState(reviewId)
  if (reviewId !== undefined && reviewId !== lastId) setLastId(reviewId)

  const query = wordsOf(choice)
  const toList = () => void navigate(LEADER_AREA.toRate + query, { replace: true })
  const toReview = (id: string, replace = true) => void navigate(pathOfOpenReview(id) + query, { replace })
  const next = nextToRate(reviews, reviewId ?? '')

  const undo = (id = useRatings.getState().held.at(-1)?.review.id) => {
    const taken = id === undefined ? undefined : takeBack(id)
    if (!taken) return
    setDraft(taken)
    toReview(taken.review.id, reviewId !== undefined)
  }

  return (
    <>
      <LostRatings />
      <ToRate
        choice={choice}
        onChoice={(chosen) => void navigate(LEADER_AREA.toRate + wordsOf(chosen), { replace: true })}
        onReview={({ id }) => toReview(id, false)}
        onTeam={() => void navigate(LEADER_AREA.team, { replace: true })}
      />
      {lastId !== undefined && (
        <OpenReview
          reviewId={lastId}
          isOpen={reviewId !== undefined}
          draft={draft?.review.id === lastId ? draft : null}
          onRate={(rating) => {
            holdRating(rating)
            setDraft(null)
            if (next) toReview(next.id)
            else toList()
          }}
          onNext={next ? () => toReview(next.id) : null}
          onClose={() => {
            toList()
            // what was opened is mine now, and the list says so
            void refreshReviews()
          }}
          onGone={() => setLastId(undefined)}
          onUndo={undo}
        />
      )}
      {hasHeld && lastId === undefined && (
        <div className={styles.undo}>
          <UndoRating onUndo={undo} />
        </div>
      )}
    </>
  )
}

interface OpenReviewProps {
  reviewId: string
  isOpen: boolean
  draft: HeldRating | null
  onRate: (rating: HeldRating) => void
  onNext: (() => void) | null
  onClose: () => void
  onGone: () => void
  onUndo: (reviewId?: string) => void
}

function OpenReview({ reviewId, onRate, onUndo, ...popup }: OpenReviewProps) {
  const { t, i18n } = useTranslation()
  const { data: work, error, refetch } = useQuery(openedWorkQuery(reviewId, i18n.language))
  const waiting = useWaitingReviews()
  const isSaidByModal = useIsAsked('apiError') && isShownByModal(error)

  const accept = ({ assessment, comment }: LeaderAccept) => {
    if (work) onRate({ review: work.review, stars: assessment, comment, key: crypto.randomUUID() })
  }

  return (
    <LeaderAcceptPopup
      {...popup}
      work={work}
      left={waiting?.count ?? 0}
      undo={<UndoRating onUndo={onUndo} />}
      onAccept={accept}
      onUndo={() => onUndo()}
      trouble={
        error &&
        !isSaidByModal && (
          <ErrorState
            sentence={t(isFailure(error, 404) ? 'reviews.gone' : 'reviews.workFailed')}
            error={error}
            action={
              isFailure(error, 404)
                ? { label: t('reviews.backToList'), onPress: popup.onClose }
                : { label: t('shell.retry'), onPress: () => void refetch() }
            }
          />
        )
      }
    />
  )
}

const CHOICES = ['player', 'task', 'adventure'] as const

function choiceIn(search: URLSearchParams): ReviewChoice {
  return Object.fromEntries(CHOICES.flatMap((name) => (search.has(name) ? [[name, search.get(name)]] : [])))
}

function wordsOf(choice: ReviewChoice): string {
  const words = new URLSearchParams({ ...choice }).toString()
  return words === '' ? '' : `?${words}`
}
