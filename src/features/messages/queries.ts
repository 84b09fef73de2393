import { queryOptions } from '@tanstack/react-query'
import { readMessages } from '#shared/contract/messages.ts'
import { markNoticeRead } from '#shared/contract/notices.ts'
import { ask, call } from '#src/lib/http.ts'

/** New ones come while somebody plays (ms). */
const ASK_EVERY_MS = 60_000

/** What is to stand over the map until it was closed, the oldest first. It comes with the next minute where it did not now. */
export const alertsQuery = (language: string) =>
  queryOptions({
    queryKey: ['alerts', language],
    queryFn: ({ signal }) =>
      ask(readMessages, { query: { type: 'allAlert,allMailboxAlert', status: 'unread' } }, { signal }),
    refetchInterval: ASK_EVERY_MS,
    meta: { telling: 'log' },
  })

export const sendClosed = (noticeId: string) =>
  call(markNoticeRead, { params: { noticeId } }, { telling: 'log' })
