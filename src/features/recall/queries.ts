import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { answerRecall, readRecall, type RecallCard, type RecallVerdict } from '#shared/contract/recall.ts'
import { ask, call } from '#src/lib/http.ts'
import { underKey } from '#src/lib/under-key.ts'

/** What comes back today; words are in the language that is asked in. */
export const recallQuery = (language: string) =>
  queryOptions({
    queryKey: ['recall', language],
    queryFn: ({ signal }) => ask(readRecall, {}, { signal }),
  })

/** The same for the map, where what does not come is not missed. */
export const recallOnMapQuery = (language: string) =>
  queryOptions({ ...recallQuery(language), meta: { reporting: 'none' } })

/** Rejects with the `Failure`; tried again with the same answers it is the same answer. */
export function sendRecall(
  { taskId, cardId }: RecallCard,
  answers: readonly string[],
): Promise<RecallVerdict> {
  const about = JSON.stringify(['recall', taskId, cardId, answers])
  return underKey(about, (key) =>
    call(answerRecall, { body: { key, taskId, cardId, answers: [...answers] } }),
  )
}

export function refreshRecall(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['recall'] })
}
