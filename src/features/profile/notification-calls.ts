import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#shared/contract/endpoint.ts'
import {
  changeMyNotifications,
  readMyNotifications,
  type MyNotifications,
} from '#shared/contract/notification-settings.ts'
import { ask, call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'

export type ChosenNotifications = CallInput<typeof changeMyNotifications>['body']

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => ask(readMyNotifications, {}, { signal }),
})

let lastTurn: Promise<void> = Promise.resolve()

/** One change after the other, and each with what was chosen before it; what fails stays out of those that follow. */
export function saveNotifications(change: Partial<ChosenNotifications>): Promise<void> {
  const turn = lastTurn.then(() => send(change))
  lastTurn = turn.catch(() => undefined)
  return turn
}

/** The server takes them all together. */
async function send(change: Partial<ChosenNotifications>): Promise<void> {
  const known = queryClient.getQueryData(notificationsQuery.queryKey)
  if (!known) return
  const { kinds, quietHours, isByEmail }: MyNotifications = known
  const body = { quietHours, isByEmail, ...change, kinds: { ...kinds, ...change.kinds } }
  queryClient.setQueryData(notificationsQuery.queryKey, await call(changeMyNotifications, { body }))
}
