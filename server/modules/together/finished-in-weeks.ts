import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { localDateIn, type LocalDate } from '#shared/domain/local-date.ts'
import { readFirstWeekday, weekStart } from '#shared/domain/week.ts'
import { people } from '#server/db/schema/people.ts'
import { completions } from '#server/db/schema/play.ts'
import { teamMembers, teams } from '#server/db/schema/teams.ts'
import type { TogetherVisit } from './visit.ts'

/** How many weeks before this one a proposal looks at. */
const WEEKS_BEFORE = 4

export interface TeamWeeks {
  members: number
  /** Finished tasks of this week. */
  done: number
  /** Of the weeks before it, the last one first. */
  before: number[]
}

/** The first day of the week that it is now, by the tenant's clock. */
export function thisWeek({ tenant, now }: Pick<TogetherVisit, 'tenant' | 'now'>): LocalDate {
  return weekStart(localDateIn(tenant.timeZone, now), readFirstWeekday(tenant.params))
}

/** What the members of teams have finished, each task at its first time, week by week. */
export async function readTeamWeeks(
  teamIds: readonly string[],
  visit: TogetherVisit,
): Promise<(teamId: string) => TeamWeeks> {
  const { db, tenant } = visit
  const first = thisWeek(visit)
  const weekAt = (weeks: number) =>
    sql`((${first}::date + ${7 * weeks}::int)::timestamp at time zone ${tenant.timeZone})`
  const done = sql<number>`count(*) filter (where ${completions.completedAt} >= ${weekAt(0)})::int`
  const before = Array.from({ length: WEEKS_BEFORE }, (_, index) => {
    const [from, to] = [weekAt(-index - 1), weekAt(-index)]
    return sql`count(*) filter (where ${completions.completedAt} >= ${from} and ${completions.completedAt} < ${to})`
  })
  const isMember = and(
    eq(teamMembers.tenantId, tenant.id),
    inArray(teamMembers.teamId, [...teamIds]),
    eq(people.isDisabled, false),
  )
  const ofMember = and(eq(people.tenantId, teamMembers.tenantId), eq(people.id, teamMembers.personId))
  const [sizes, counts] = await Promise.all([
    db
      .select({ teamId: teamMembers.teamId, members: sql<number>`count(*)::int` })
      .from(teamMembers)
      .innerJoin(people, ofMember)
      .where(isMember)
      .groupBy(teamMembers.teamId),
    db
      .select({
        teamId: teamMembers.teamId,
        done,
        before: sql<number[]>`array[${sql.join(before, sql`, `)}]::int[]`,
      })
      .from(teamMembers)
      .innerJoin(people, ofMember)
      .innerJoin(
        completions,
        and(eq(completions.tenantId, teamMembers.tenantId), eq(completions.personId, teamMembers.personId)),
      )
      .where(and(isMember, sql`${completions.completedAt} >= ${weekAt(-WEEKS_BEFORE)}`))
      .groupBy(teamMembers.teamId),
  ])
  return (teamId) => {
    const counted = counts.find((row) => row.teamId === teamId)
    return {
      members: sizes.find((row) => row.teamId === teamId)?.members ?? 0,
      done: counted?.done ?? 0,
      before: counted?.before ?? Array.from({ length: WEEKS_BEFORE }, () => 0),
    }
  }
}

/** Teams in use that somebody plays in, by name. */
export function readOwnTeams({ db, player }: TogetherVisit): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: teams.id, name: teams.name })
    .from(teamMembers)
    .innerJoin(teams, and(eq(teams.tenantId, teamMembers.tenantId), eq(teams.id, teamMembers.teamId)))
    .where(
      and(
        eq(teamMembers.tenantId, player.tenantId),
        eq(teamMembers.personId, player.id),
        isNull(teams.archivedAt),
      ),
    )
    .orderBy(sql`lower(${teams.name})`, teams.id)
}
