import type { readRecall } from '#shared/contract/recall.ts'
import type { VisitOf } from '#server/http/route.ts'

/** What the calls about what comes back are handed. */
export type RecallVisit = VisitOf<typeof readRecall>
