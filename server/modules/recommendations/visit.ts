import type { readRecommendations } from '#shared/contract/recommendations.ts'
import type { VisitOf } from '#server/http/route.ts'

/** Of a player: anyone who is signed in. */
export type Visit = VisitOf<typeof readRecommendations>
