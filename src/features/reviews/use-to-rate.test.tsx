import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { aReview } from '#src/testing/reviews.ts'
import { speakIn } from '#src/testing/words.ts'
import { holdRating, UNDO_MS, watchRatings } from './ratings.ts'
import { waitingQuery } from './queries.ts'
import { useWaitingReviews } from './use-to-rate.ts'

const rating = { review: aReview(1), stars: 4, comment: '', key: crypto.randomUUID() } as const
const waiting = (count: number) => ({ count, signOffs: 0, tasks: [], players: [] })

/** What was shown, in its order, without what was shown before. */
let shown: (number | undefined)[] = []
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  await speakIn('en')
  vi.useFakeTimers()
  queryClient.setQueryData(waitingQuery('en').queryKey, waiting(3))
  watchRatings(crypto.randomUUID())
  shown = []
  renderHook(
    () => {
      const count = useWaitingReviews()?.count
      if (shown.at(-1) !== count) shown.push(count)
    },
    { wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider> },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  queryClient.clear()
})

/** Rates one, and gives the answer by hand. */
async function rate(): Promise<(answer: Answer) => Promise<void>> {
  let land = (_answer: Answer): void => {}
  const rated = new Promise<Answer>((resolve) => (land = resolve))
  let isRated = false
  answerWith(async (url) => {
    if (url.endsWith('/rating')) return rated
    return url.endsWith('/waiting') ? { status: 200, body: waiting(isRated ? 2 : 3) } : { status: 500 }
  })
  act(() => holdRating(rating))
  await pass(UNDO_MS)
  return async (answer) => {
    isRated = answer !== 'no-answer' && answer.status === 200
    land(answer)
    await pass(0)
  }
}

it('the count of what waits does not rise while a rating is on its way [FIN-8]', async () => {
  const answer = await rate()
  await answer({ status: 200, body: aReview(1) })
  await pass(0)
  expect(shown).toEqual([3, 2])
})

it('the count of what waits rises again where the rating did not arrive [FIN-8]', async () => {
  const answer = await rate()
  await answer('no-answer')
  await pass(0)
  expect(shown).toEqual([3, 2, 3])
})
