import { leastOf } from '#server/lib/smallest-group.ts'
import { nearTeams, stampNow, type Nearness } from './near.ts'
import { enrolledOf, justThese, peopleIn, scopeOf } from './scope.ts'
import type { FiguresVisit } from './visit.ts'

interface Asked {
  adventureId: string
  team: string
  /** Of that team, enrolled in the adventure. */
  people: readonly string[]
  /** Of a large tenant, when it was counted last. */
  counted: Nearness | null
}

/**
 * Which teams are too near to another group that the reader may choose. Beside a large tenant, which was counted a while ago, a team to
 * which somebody has come or gone since could be taken from it: it is as one that is too near, until the tenant is counted anew.
 */
export async function nearnessNow(
  { adventureId, team, people, counted }: Asked,
  visit: FiguresVisit,
  teams: readonly { id: string }[],
): Promise<ReadonlySet<string>> {
  const { db, tenant } = visit
  if (counted) {
    const isAsItWas = (await stampNow(db, tenant.id, team, justThese(people))) === counted.stamps.get(team)
    return isAsItWas ? counted.near : new Set([team])
  }
  const whole = await peopleIn(db, enrolledOf(await scopeOf(undefined, visit), tenant.id, adventureId))
  return (await nearTeams(db, tenant.id, teams, justThese(whole), leastOf(tenant))).near
}
