import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  claimReview,
  rateReview,
  readRated,
  readReviewWork,
  readToRate,
  readWaiting,
  releaseReview,
  replyToRating,
  type Review,
  type ReviewPage,
  type ReviewWork,
  type WaitingReviews,
} from '#shared/contract/reviews.ts'
import { assessMission, readMissionAssessment } from '#shared/contract/assessments.ts'
import { markNoticeRead, readNotices } from '#shared/contract/notices.ts'
import type { Assessment } from '#shared/domain/assessment.ts'
import { ask, call } from '#src/lib/http.ts'
import { isFailure } from '#src/lib/failure.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { markAsRead } from '#src/outbox/read-marks.ts'

/** A rating that was confirmed. */
export interface HeldRating {
  review: Review
  stars: Assessment
  comment: string
  /** Made once for this rating: however often it is sent, it counts once. */
  key: string
}

/** First word of every key under which reviews are known: a rating makes all of it old at once. */
const REVIEWS = 'reviews'
/** Other leaders rate, and players hand in: lists and badge are asked for again after so long (ms). */
const FRESH_MS = 60_000

/** Of whom, and of which task; all of it where nothing is named. */
export interface ReviewChoice {
  player?: string
  task?: string
  adventure?: string
}

const nextOf = ({ next }: ReviewPage) => next ?? undefined
const START: string | undefined = undefined

/** What waits for me, the oldest first, page by page. */
export function toRateQuery(choice: ReviewChoice, language: string) {
  return infiniteQueryOptions({
    queryKey: [REVIEWS, 'to-rate', language, choice],
    queryFn: ({ signal, pageParam: after }) =>
      ask(readToRate, { query: { ...choice, ...(after !== undefined && { after }) } }, { signal }),
    initialPageParam: START,
    getNextPageParam: nextOf,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })
}

/** What was rated of my players, the newest first, page by page. */
export function ratedQuery(language: string) {
  return infiniteQueryOptions({
    queryKey: [REVIEWS, 'rated', language],
    queryFn: ({ signal, pageParam: after }) =>
      ask(readRated, { query: after === undefined ? {} : { after } }, { signal }),
    initialPageParam: START,
    getNextPageParam: nextOf,
    staleTime: FRESH_MS,
  })
}

/** How much waits for me, by task and by player. */
export function waitingQuery(language: string) {
  return queryOptions({
    queryKey: [REVIEWS, 'waiting', language],
    queryFn: ({ signal }) => ask(readWaiting, {}, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    meta: { isPolled: true },
  })
}

/** One less, until it is asked for anew. */
export function countRated(): void {
  queryClient.setQueriesData<WaitingReviews>(
    { queryKey: [REVIEWS, 'waiting'] },
    (known) => known && { ...known, count: Math.max(0, known.count - 1) },
  )
}

/** Opens a work: it is mine for 24 h, or it says who has it. Never kept: who has it is asked anew each time. */
export function openedWorkQuery(reviewId: string, language: string) {
  return queryOptions({
    queryKey: ['opened-work', reviewId, language],
    queryFn: ({ signal }) => openWork(reviewId, signal),
    staleTime: Infinity,
    gcTime: 0,
  })
}

async function openWork(reviewId: string, signal: AbortSignal): Promise<ReviewWork> {
  const input = { params: { reviewId } }
  try {
    await ask(claimReview, input, { signal })
  } catch (error) {
    if (!isFailure(error, 409)) throw error
  }
  return ask(readReviewWork, input, { signal })
}

/** Who has it now. */
export function readWork(reviewId: string): Promise<ReviewWork> {
  return call(readReviewWork, { params: { reviewId } })
}

export function giveBack(reviewId: string) {
  return call(releaseReview, { params: { reviewId } })
}

/** @param isLeaving the page is going: it is sent all the same, and nobody hears the answer */
export function sendRating({ review, stars, comment, key }: HeldRating, isLeaving: boolean) {
  const body = { stars, comment, key }
  return call(rateReview, { params: { reviewId: review.id }, body }, { isLeaving })
}

export function sendReply(reviewId: string, text: string): Promise<undefined> {
  return call(replyToRating, { params: { reviewId }, body: { text } })
}

/** My notices, the newest first, page by page. */
export function noticesQuery(language: string) {
  return infiniteQueryOptions({
    queryKey: ['notices', language],
    queryFn: ({ signal, pageParam: after }) =>
      ask(readNotices, { query: after === undefined ? {} : { after } }, { signal }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })
}

export function markRead(noticeId: string): Promise<void> {
  return markAsRead(noticeId, (how) => call(markNoticeRead, { params: { noticeId } }, how))
}

/** Whether a mission is to be assessed. Asked after it was finished; without an answer nobody is asked. */
export function missionAssessmentQuery(missionId: string) {
  return queryOptions({
    queryKey: ['mission-assessment', missionId],
    queryFn: ({ signal }) => ask(readMissionAssessment, { params: { id: missionId } }, { signal }),
    staleTime: 0,
  })
}

export function sendAssessment(missionId: string, stars: number) {
  return call(assessMission, { params: { id: missionId }, body: { stars } })
}

/** A rating was given, here or elsewhere: lists, badge, team and missions show the new state. */
export async function refreshReviews(client: QueryClient = queryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [REVIEWS] }),
    client.invalidateQueries({ queryKey: ['team'] }),
  ])
}
