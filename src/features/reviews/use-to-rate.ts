import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Review } from '#shared/contract/reviews.ts'
import { useRatings } from './ratings.ts'
import { toRateQuery, waitingQuery, type ReviewChoice } from './queries.ts'

/** What waits, without what was confirmed here and is only on its way. */
export function useToRate(choice: ReviewChoice) {
  const { i18n } = useTranslation()
  const gone = useRatings((ratings) => ratings.gone)
  const list = useInfiniteQuery(toRateQuery(choice, i18n.language))
  const reviews = list.data?.pages.flatMap((page) => page.reviews).filter(({ id }) => !gone.has(id))
  return { ...list, reviews }
}

/** How many wait; undefined until it is known. */
export function useWaitingReviews() {
  const { i18n } = useTranslation()
  const rated = useRatings(({ held, flying }) => held.length + flying)
  const { data } = useQuery(waitingQuery(i18n.language))
  return data && { ...data, count: Math.max(0, data.count - rated) }
}

/** The next that nobody else holds, after this one, or from the beginning where it was the last. */
export function nextToRate(reviews: readonly Review[], afterId: string): Review | undefined {
  const free = reviews.filter(({ id, claim }) => id !== afterId && claim?.isMine !== false)
  const place = reviews.findIndex(({ id }) => id === afterId)
  return free.find((one) => reviews.indexOf(one) > place) ?? free[0]
}
