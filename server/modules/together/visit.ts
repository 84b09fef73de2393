import type { readTogether } from '#shared/contract/together.ts'
import type { VisitOf } from '#server/http/route.ts'

/** Of the person who is signed in. */
export type TogetherVisit = VisitOf<typeof readTogether>
