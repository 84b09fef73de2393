import { readActivities } from '#shared/contract/activities.ts'
import { on, type Route } from '#server/http/route.ts'
import { readLatestActivities } from './read-activities.ts'

export const activityRoutes: readonly Route[] = [
  on(readActivities, ({ query }, visit) => readLatestActivities(query, visit)),
]
