import type { readLiveQuiz } from '#shared/contract/live.ts'
import type { VisitOf } from '#server/http/route.ts'

/** Of the person who is signed in. */
export type LiveVisit = VisitOf<typeof readLiveQuiz>
