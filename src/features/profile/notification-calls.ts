import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#shared/contract/endpoint.ts'
import {
  changeMyNotifications,
  readMyNotifications,
  type MyNotifications,
} from '#shared/contract/notification-settings.ts'
import { ask, call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { profileQuery } from './queries.ts'

export type ChosenNotifications = CallInput<typeof changeMyNotifications>['body']

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => ask(readMyNotifications, {}, { signal }),
})

let lastSave: Promise<void> = Promise.resolve()

/** One change after the other, and each with what was chosen before it; what fails stays out of those that follow. */
export function saveNotifications(change: Partial<ChosenNotifications>): Promise<void> {
  const whose = playerId()
  const queued = lastSave.then(() => send(change, whose))
  lastSave = queued.catch(() => undefined)
  return queued
}

/** The server takes them all together. Anyone who has left meanwhile changes nothing for who came after. */
async function send(change: Partial<ChosenNotifications>, whose: string | undefined): Promise<void> {
  const { queryKey } = notificationsQuery
  const known = queryClient.getQueryData(queryKey)
  if (!known || playerId() !== whose) return
  const { kinds, quietHours, isByEmail }: MyNotifications = known
  const body = { quietHours, isByEmail, ...change, kinds: { ...kinds, ...change.kinds } }
  const saved = await call(changeMyNotifications, { body })
  if (playerId() !== whose) return
  // an answer that is still on its way knows nothing of it
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, saved)
}

const playerId = (): string | undefined => queryClient.getQueryData(profileQuery.queryKey)?.id
