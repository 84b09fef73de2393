import { create } from 'zustand'
import type { Review } from '#shared/contract/reviews.ts'
import { Failure, isFailure } from '#src/lib/failure.ts'
import { defineOutboxKind } from '#src/outbox/kind.ts'
import { onSessionEnd } from '#src/outbox/session.ts'
import { countRated, readWork, refreshReviews, sendRating, type HeldRating } from './queries.ts'

/** How long a rating can be taken back (FIN-8), in ms. */
export const UNDO_MS = 10_000

/** A rating that was not taken: another leader has the work, it is gone, or the server was not reached. */
export interface LostRating extends HeldRating {
  why: { kind: 'taken'; now: Review } | { kind: 'gone' } | { kind: 'unsent' }
}

interface Ratings {
  /** Confirmed, and not sent yet: the newest last. */
  held: readonly HeldRating[]
  /** How many are on their way. */
  flying: number
  lost: readonly LostRating[]
  /** Confirmed in this page, by id: they stand in no list any more, whatever is known of it. */
  gone: ReadonlySet<string>
}

const NONE: Ratings = { held: [], flying: 0, lost: [], gone: new Set() }

/** What the desk shows of this leader's ratings. */
export const useRatings = create<Ratings>(() => NONE)

let leaderId = ''

/** Ratings by review: each waits ten seconds, of two the later counts, and what does not arrive its leader sends again. */
const ratings = defineOutboxKind<HeldRating, unknown>({
  id: 'ratings',
  merge: (_, after) => after,
  holdMs: UNDO_MS,
  atLeave: 'send',
  verdict: () => 'refused',
  send({ items: [rating] }, { isLeaving }) {
    if (!rating) return Promise.reject(new Failure(0, 'rating'))
    useRatings.setState(({ held, flying }) => ({
      held: held.filter((one) => one.review.id !== rating.review.id),
      flying: flying + 1,
    }))
    return sendRating(rating, isLeaving)
  },
  onReply({ person }) {
    if (person !== leaderId) return
    useRatings.setState(({ flying }) => ({ flying: flying - 1 }))
    countRated()
    void refreshReviews()
  },
  onRefused({ person, items: [rating] }, error) {
    if (rating && person === leaderId) void lose(rating, error)
  },
  onDropped(person, items) {
    if (person !== leaderId) return
    const unsent = items.map((rating) => ({ ...rating, why: { kind: 'unsent' } as const }))
    useRatings.setState(({ lost }) => ({ held: [], flying: 0, lost: [...lost, ...unsent] }))
  },
})

// Behind the ratings' own end, which sends what is held: a sign-out leaves nothing, and nobody hears the replies.
onSessionEnd({
  leave(person) {
    if (person === leaderId) forgetRatings('')
    return Promise.resolve()
  },
  drop: () => {},
})

function forgetRatings(nextLeaderId: string): void {
  leaderId = nextLeaderId
  useRatings.setState(NONE)
}

/** Confirms a rating: it is sent after ten seconds, unless it is taken back. */
export function holdRating(rating: HeldRating): void {
  const { id } = rating.review
  useRatings.setState(({ held, lost, gone }) => ({
    held: [...held.filter(({ review }) => review.id !== id), rating],
    lost: lost.filter(({ review }) => review.id !== id),
    gone: new Set([...gone, id]),
  }))
  ratings.at(leaderId, id).put(rating)
}

/** Takes a rating back. @returns it; undefined where it was sent already */
export function takeBack(reviewId: string): HeldRating | undefined {
  const [rating] = ratings.at(leaderId, reviewId).take()
  if (!rating) return undefined
  useRatings.setState(({ held }) => ({ held: held.filter(({ review }) => review.id !== reviewId) }))
  showAgain(reviewId)
  return rating
}

/** Sends once more what did not arrive. */
export function sendAgain(lost: LostRating): void {
  holdRating(lost)
  void ratings.at(leaderId, lost.review.id).deliver()
}

/** The leader has read what became of it. */
export function dismissLost(reviewId: string): void {
  useRatings.setState(({ lost }) => ({ lost: lost.filter(({ review }) => review.id !== reviewId) }))
}

/**
 * Sends what is held when the leader goes elsewhere in the product: ten seconds do not outlive the desk.
 * What became of another leader's ratings on this device is forgotten. @returns how to stop
 */
export function watchRatings(whose: string): () => void {
  if (whose !== leaderId) forgetRatings(whose)
  return () => {
    for (const { review } of useRatings.getState().held) void ratings.at(whose, review.id).deliver()
  }
}

function showAgain(reviewId: string): void {
  useRatings.setState(({ gone }) => ({ gone: new Set([...gone].filter((id) => id !== reviewId)) }))
}

async function lose(rating: HeldRating, error: unknown): Promise<void> {
  const { id } = rating.review
  const whose = leaderId
  const why = await whyLost(id, error)
  if (leaderId !== whose) return
  useRatings.setState(({ flying, lost }) => ({ flying: flying - 1, lost: [...lost, { ...rating, why }] }))
  if (why.kind === 'taken' && !why.now.rating) showAgain(id)
  await refreshReviews()
}

async function whyLost(reviewId: string, error: unknown): Promise<LostRating['why']> {
  if (isFailure(error, 404)) return { kind: 'gone' }
  if (!isFailure(error, 409)) return { kind: 'unsent' }
  try {
    return { kind: 'taken', now: (await readWork(reviewId)).review }
  } catch (unread) {
    // unless it is gone the next try says who has it
    return { kind: isFailure(unread, 404) ? 'gone' : 'unsent' }
  }
}
