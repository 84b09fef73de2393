import type { readToRate } from '#shared/contract/reviews.ts'
import type { VisitOf } from '#server/http/route.ts'

/** What the calls about reviews are handed: their caller is signed in. */
export type LeaderVisit = VisitOf<typeof readToRate>
