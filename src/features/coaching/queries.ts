import { queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  askSignOff,
  decideSignOff,
  readAskedSignOffs,
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

export const sendAsk = (training: string, note: string) => call(askSignOff, { body: { training, note } })
export const sendWithdrawal = (signOffId: string) => call(withdrawSignOff, { params: { signOffId } })
export const sendDecision = (signOffId: string, isGiven: boolean, words: string) =>
  call(decideSignOff, { params: { signOffId }, body: { isGiven, words } })

export function refreshSignOffs(client: QueryClient = queryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [COACHING] })
}
