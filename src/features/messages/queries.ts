import { queryOptions } from '@tanstack/react-query'
import { readMessage, readMessages, type AlertMessage } from '#shared/contract/messages.ts'
import { markNoticeRead } from '#shared/contract/notices.ts'
import { ask, call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { markAsRead } from '#src/outbox/read-marks.ts'

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
    meta: { isPolled: true },
  })

/** One message as it is when it is opened; 404 for one that was taken back since it was listed. */
export const messageQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: ['message', id, language],
    queryFn: ({ signal }) => ask(readMessage, { params: { id } }, { signal }),
    staleTime: 0,
  })

export function refreshAlerts(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ALERTS] })
}

/** It is known as unread no more, whoever asks for it before the server has heard. */
export async function sendClosed(noticeId: string): Promise<void> {
  const queryKey = [ALERTS]
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueriesData<AlertMessage[]>({ queryKey }, (all) => all?.filter(({ id }) => id !== noticeId))
  await markAsRead(noticeId, (how) => call(markNoticeRead, { params: { noticeId } }, how))
}
