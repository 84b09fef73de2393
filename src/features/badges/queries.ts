import { queryOptions } from '@tanstack/react-query'
import { markBadgesSeen, readBadges, readNewBadges } from '#shared/contract/badges.ts'
import { ask, call } from '#src/lib/http.ts'

/** Below the progress's own key: a finished task makes both stale too. Words are in the language that is asked in. */
export const badgesQuery = (language: string) =>
  queryOptions({
    queryKey: ['progress', 'badges', language],
    queryFn: ({ signal }) => ask(readBadges, {}, { signal }),
  })

/** What is to be announced. It is asked for again with every finish, and says but once that it fails. */
export const newBadgesQuery = (language: string) =>
  queryOptions({
    queryKey: ['progress', 'badges-to-tell', language],
    queryFn: ({ signal }) => ask(readNewBadges, {}, { signal }),
    meta: { isPolled: true },
  })

/** They are announced no more. */
export function sendSeen(ids: readonly string[], adventureId: string | null): Promise<undefined> {
  return call(markBadgesSeen, { body: { ids: [...ids], ...(adventureId !== null && { adventureId }) } })
}
