import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  chooseTip,
  readTeammates,
  readTip,
  readTipBook,
  readTipExchange,
  readTips,
  withdrawTip,
  writeTip,
  type Protips,
} from '#shared/contract/tips.ts'
import { ask, call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { markAsRead } from '#src/outbox/read-marks.ts'

/** First word of every key: whatever is done with tips makes all of it old. */
const TIPS = 'tips'
/** New ones come while somebody plays (ms). */
const ASK_EVERY_MS = 60_000

/** What was chosen for me. Words are in the language that is asked in. */
export const tipsQuery = (language: string) =>
  queryOptions({
    queryKey: [TIPS, 'mine', language],
    queryFn: ({ signal }) => ask(readTips, {}, { signal }),
    refetchInterval: ASK_EVERY_MS,
    meta: { isPolled: true },
  })

/** The newest first, page by page. */
export const tipBookQuery = (language: string) =>
  infiniteQueryOptions({
    queryKey: [TIPS, 'book', language],
    queryFn: ({ signal, pageParam: after }) =>
      ask(readTipBook, { query: after === undefined ? {} : { after } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const teammatesQuery = queryOptions({
  queryKey: [TIPS, 'teammates'],
  queryFn: async ({ signal }) => (await ask(readTeammates, {}, { signal })).teammates,
})

/** What I have given and received so far. */
export const tipExchangeQuery = (language: string) =>
  queryOptions({
    queryKey: [TIPS, 'exchange', language],
    queryFn: ({ signal }) => ask(readTipExchange, {}, { signal }),
  })

/** @returns points that it brought */
export async function sendRead(id: string): Promise<number> {
  const { points } = await call(readTip, { body: { id } })
  return points
}

/** That I have heard of the choice of a tip of mine: it is told no more. */
export async function sendHeard(id: string): Promise<void> {
  const queryKey = [TIPS, 'mine']
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueriesData<Protips>(
    { queryKey },
    (known) => known && { ...known, chosen: known.chosen.filter((one) => one.id !== id) },
  )
  await markAsRead(id, (how) => call(readTip, { body: { id } }, how))
}

export const sendTip = (text: string) => call(writeTip, { body: { text } })
export const sendChoice = (tipId: string, personId: string) => call(chooseTip, { body: { tipId, personId } })
export const sendWithdrawal = (tipId: string) => call(withdrawTip, { params: { tipId } })

export function refreshTips(client: QueryClient = queryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [TIPS] })
}
