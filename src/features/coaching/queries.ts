import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  askSignOff,
  decideSignOff,
  readAskedSignOffs,
  readEndedSignOffs,
  readSignOffs,
  withdrawSignOff,
} from '#shared/contract/coaching.ts'
import { ask, call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** First word of every key: whatever is done makes all of it old. */
const COACHING = 'coaching'

export const signOffsQuery = queryOptions({
  queryKey: [COACHING, 'mine'],
  queryFn: ({ signal }) => ask(readSignOffs, {}, { signal }),
})

/** What waits for me as a leader. */
export const askedSignOffsQuery = queryOptions({
  queryKey: [COACHING, 'asked'],
  queryFn: async ({ signal }) => (await ask(readAskedSignOffs, {}, { signal })).asked,
})

const START: string | undefined = undefined

/** What was given, declined or withdrawn of my players' requests, the latest first, page by page. */
export function endedSignOffsQuery() {
  return infiniteQueryOptions({
    queryKey: [COACHING, 'ended'],
    queryFn: ({ signal, pageParam: after }) =>
      ask(readEndedSignOffs, { query: after === undefined ? {} : { after } }, { signal }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export const sendAsk = (training: string, note: string) => call(askSignOff, { body: { training, note } })
export const sendWithdrawal = (signOffId: string) => call(withdrawSignOff, { params: { signOffId } })
export const sendDecision = (signOffId: string, isGiven: boolean, words: string) =>
  call(decideSignOff, { params: { signOffId }, body: { isGiven, words } })

/** The badges count them among what waits for a leader. */
export async function refreshSignOffs(client: QueryClient = queryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [COACHING] }),
    client.invalidateQueries({ queryKey: ['reviews', 'waiting'] }),
  ])
}
