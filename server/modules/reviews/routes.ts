import {
  claimReview,
  rateReview,
  readRated,
  readToRate,
  readWaiting,
  releaseReview,
  replyToRating,
} from '#shared/contract/reviews.ts'
import { on, type Route } from '#server/http/route.ts'
import { claim, release } from './claim.ts'
import { readRatedPage, readToRatePage } from './pages.ts'
import { rate } from './rate.ts'
import { reply } from './reply.ts'
import { readWaitingReviews } from './waiting.ts'

export const reviewRoutes: readonly Route[] = [
  on(readToRate, ({ query }, visit) => readToRatePage(query, visit)),
  on(readRated, ({ query }, visit) => readRatedPage(query, visit)),
  on(readWaiting, (_, visit) => readWaitingReviews(visit)),
  on(claimReview, ({ params }, visit) => claim(params.reviewId, visit)),
  on(releaseReview, ({ params }, visit) => release(params.reviewId, visit)),
  on(rateReview, ({ params, body }, visit) => rate(params.reviewId, body, visit)),
  on(replyToRating, async ({ params, body }, visit) => {
    await reply(params.reviewId, body.text, visit)
    return undefined
  }),
]
