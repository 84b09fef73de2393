import { create } from 'zustand'
import type { Review } from '#shared/contract/reviews.ts'
import { isFailure } from '#src/lib/failure.ts'
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

export const useRatings = create<Ratings>(() => NONE)

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Confirms a rating: it is sent after ten seconds, unless it is taken back. */
export function holdRating(rating: HeldRating): void {
  const { id } = rating.review
  useRatings.setState(({ held, lost, gone }) => ({
    held: [...held.filter(({ review }) => review.id !== id), rating],
    lost: lost.filter(({ review }) => review.id !== id),
    gone: new Set([...gone, id]),
  }))
  clearTimeout(timers.get(id))
  timers.set(
    id,
    setTimeout(() => void send(id, false), UNDO_MS),
  )
}

/** Takes a rating back. @returns it; undefined where it was sent already */
export function takeBack(reviewId: string): HeldRating | undefined {
  const rating = takeOut(reviewId)
  if (rating) showAgain(reviewId)
  return rating
}

/** @param isLeaving the page itself goes, or may go */
function sendHeld(isLeaving: boolean): void {
  for (const { review } of useRatings.getState().held) void send(review.id, isLeaving)
}

/** Sends once more what did not arrive. */
export function sendAgain(lost: LostRating): void {
  holdRating(lost)
  void send(lost.review.id, false)
}

/** The leader has read what became of it. */
export function dismissLost(reviewId: string): void {
  useRatings.setState(({ lost }) => ({ lost: lost.filter(({ review }) => review.id !== reviewId) }))
}

let leaderId: string | null = null

/**
 * Sends what is held when the page hides, and when the leader goes elsewhere: ten seconds outlive neither.
 * What became of another leader's ratings on this device is forgotten. @returns how to stop
 */
export function watchRatings(whose: string): () => void {
  if (whose !== leaderId) forgetRatings()
  leaderId = whose
  const hide = () => {
    if (document.visibilityState === 'hidden') sendHeld(true)
  }
  const leave = () => sendHeld(true)
  // a tablet ends a hidden page without another word
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', leave)
    sendHeld(false)
  }
}

function forgetRatings(): void {
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  useRatings.setState(NONE)
}

/** Out of what is held; its time is up. */
function takeOut(reviewId: string): HeldRating | undefined {
  const rating = useRatings.getState().held.find(({ review }) => review.id === reviewId)
  clearTimeout(timers.get(reviewId))
  timers.delete(reviewId)
  useRatings.setState(({ held }) => ({ held: held.filter((one) => one !== rating) }))
  return rating
}

function showAgain(reviewId: string): void {
  useRatings.setState(({ gone }) => ({ gone: new Set([...gone].filter((id) => id !== reviewId)) }))
}

async function send(reviewId: string, isLeaving: boolean): Promise<void> {
  const rating = takeOut(reviewId)
  if (!rating) return
  const whose = leaderId
  useRatings.setState(({ flying }) => ({ flying: flying + 1 }))
  const why = await sendRating(rating, isLeaving).then(
    () => null,
    (error: unknown) => whyLost(reviewId, error),
  )
  if (leaderId !== whose) return
  useRatings.setState(({ flying, lost }) => ({
    flying: flying - 1,
    lost: why ? [...lost, { ...rating, why }] : lost,
  }))
  if (!why) countRated()
  else if (why.kind === 'taken' && !why.now.rating) showAgain(reviewId)
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
