import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { LocalDate } from '#shared/domain/local-date.ts'
import type { Database } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import { assignments, teamMembers, teams } from '#server/db/schema/teams.ts'

/** Says until when somebody should play an adventure; undefined where no day is set. */
export type DueDays = (personId: string, adventureId: string) => LocalDate | undefined

/** Of several days, as a person and as a member of teams in use, the earliest counts. */
export async function readDueDays(
  db: Database,
  tenantId: string,
  personIds: readonly string[],
): Promise<DueDays> {
  const rows = personIds.length === 0 ? [] : await findDueDays(db).execute({ tenantId, ids: [...personIds] })
  return (person, adventure) =>
    rows
      .flatMap((row) => (row.personId === person && row.adventureId === adventure ? (row.dueOn ?? []) : []))
      .toSorted()[0]
}

const findDueDays = prepared((db) => {
  const { adventureId, dueOn } = assignments
  const ids = sql`${sql.placeholder('ids')}::uuid[]`
  const isSet = and(eq(assignments.tenantId, sql.placeholder('tenantId')), isNotNull(dueOn))
  return unionAll(
    db
      .select({ personId: assignments.personId, adventureId, dueOn })
      .from(assignments)
      .where(and(isSet, sql`${assignments.personId} = any(${ids})`)),
    db
      .select({ personId: teamMembers.personId, adventureId, dueOn })
      .from(teamMembers)
      .innerJoin(
        teams,
        and(
          eq(teams.tenantId, teamMembers.tenantId),
          eq(teams.id, teamMembers.teamId),
          isNull(teams.archivedAt),
        ),
      )
      .innerJoin(
        assignments,
        and(eq(assignments.tenantId, teamMembers.tenantId), eq(assignments.teamId, teamMembers.teamId)),
      )
      .where(and(isSet, sql`${teamMembers.personId} = any(${ids})`)),
  ).prepare('find_due_days')
})
