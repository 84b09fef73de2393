import { NAMED_ENDPOINTS } from '#shared/contract/all.ts'
import { readApiDescription } from '#shared/contract/api-description.ts'
import { on, type Route } from '#server/http/route.ts'
import about from './about.json' with { type: 'json' }
import { describeApi } from './describe.ts'

/** Of the paths that are ours, `/v2`. */
const VERSION = '2'

export const apiDescriptionRoutes: readonly Route[] = [
  on(readApiDescription, (_, { tenant }) =>
    describeApi(NAMED_ENDPOINTS, about, { title: tenant.look.title, version: VERSION }),
  ),
]
