import { readErrorGroups, resolveErrorGroup } from '#shared/contract/errors.ts'
import { addEvents, reportError } from '#shared/contract/statistics.ts'
import { on, type Route } from '#server/http/route.ts'
import { readGroups, resolveGroup } from './read-errors.ts'
import { storeEvents } from './store-events.ts'
import { storeError } from './store-error.ts'

export const statisticsRoutes: readonly Route[] = [
  on(addEvents, async ({ body }, visit) => {
    await storeEvents(body.events, visit)
    return undefined
  }),
  on(reportError, async ({ body }, visit) => {
    await storeError(body, visit)
    return undefined
  }),
  on(readErrorGroups, ({ query }, visit) => readGroups(query, visit)),
  on(resolveErrorGroup, async ({ params, body }, visit) => {
    await resolveGroup(params.key, body.isResolved, visit)
    return undefined
  }),
]
