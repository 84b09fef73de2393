import type { readTeam } from '#shared/contract/team.ts'
import type { VisitOf } from '#server/http/route.ts'

/** What the calls about my team are handed. */
export type LeaderVisit = VisitOf<typeof readTeam>
