import { queryOptions } from '@tanstack/react-query'
import { readMessages, type AlertMessage } from '#shared/contract/messages.ts'
import { markNoticeRead } from '#shared/contract/notices.ts'
import { ask, call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** First word of the key. */
const ALERTS = 'alerts'
/** New ones come while somebody plays (ms). */
const ASK_EVERY_MS = 60_000

/** What is to stand over the map until it was closed, the oldest first. It comes with the next minute where it did not now. */
export const alertsQuery = (language: string) =>
  queryOptions({
    queryKey: [ALERTS, language],
    queryFn: ({ signal }) =>
      ask(readMessages, { query: { type: 'allAlert,allMailboxAlert', status: 'unread' } }, { signal }),
    refetchInterval: ASK_EVERY_MS,
    meta: { telling: 'log' },
  })

/** It is known as unread no more, whoever asks for it before the server has heard. */
export async function sendClosed(noticeId: string): Promise<void> {
  const queryKey = [ALERTS]
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueriesData<AlertMessage[]>({ queryKey }, (all) => all?.filter(({ id }) => id !== noticeId))
  await call(markNoticeRead, { params: { noticeId } }, { telling: 'log' })
}
