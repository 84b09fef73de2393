import { NAMED_ENDPOINTS } from '#shared/contract/all.ts'
import { readApiDescription, type ApiDescription } from '#shared/contract/api-description.ts'
import { on, type Route } from '#server/http/route.ts'
import about from './about.json' with { type: 'json' }
import { describeApi } from './describe.ts'

/** Of the paths that are ours, `/v2`. */
const VERSION = '2'

/** The same for every tenant but for its title, and a tenth of a second's work: made once, when it is asked for first. */
let described: ApiDescription | null = null

export const apiDescriptionRoutes: readonly Route[] = [
  on(readApiDescription, (_, { tenant }) => {
    const { title } = tenant.look
    described ??= describeApi(NAMED_ENDPOINTS, about, { title, version: VERSION })
    return { ...described, info: { ...described.info, title } }
  }),
]
