import { randomUUID } from 'node:crypto'
import { and, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { assign as assignCall, Assignment, readAssignments } from '#shared/contract/people.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { people } from '#server/db/schema/people.ts'
import { assignments, teamMembers, teams } from '#server/db/schema/teams.ts'
import { momentIn } from '#server/http/page-cursor.ts'
import { notFound, refusedField } from '#server/http/problem.ts'
import { toCursor } from '#server/lib/cursor.ts'
import { enrolAll } from '#server/play/enrol.ts'
import { wordsOf } from '#server/play/read-reviews.ts'
import { findPerson } from './read-people.ts'
import { findTeam } from './teams.ts'
import type { AdminVisit } from './visit.ts'

const PAGE_SIZE = 50

/** @throws Problem 404 for an adventure that is not here, 422 unless one of person and team is named, and here */
export async function assign(
  adventureId: string,
  { personId, teamId, dueOn }: HandlerInput<typeof assignCall>['body'],
  visit: AdminVisit,
): Promise<Assignment> {
  const { db, tenant, now } = visit
  const isHere = and(eq(adventures.tenantId, tenant.id), eq(adventures.id, adventureId))
  if ((await db.$count(adventures, isHere)) === 0) throw notFound()
  if ((personId === undefined) === (teamId === undefined)) {
    throw refusedField('personId', 'either a person or a team')
  }
  if (personId !== undefined && !(await findPerson(personId, visit)))
    throw refusedField('personId', 'is not here')
  if (teamId !== undefined && (await findTeam(teamId, visit))?.isArchived !== false) {
    throw refusedField('teamId', 'is not here')
  }
  const { tenantId, id } = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(assignments)
      .values({
        tenantId: tenant.id,
        id: randomUUID(),
        adventureId,
        personId: personId ?? null,
        teamId: teamId ?? null,
        dueOn,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: [
          assignments.tenantId,
          personId === undefined ? assignments.teamId : assignments.personId,
          assignments.adventureId,
        ],
        set: { dueOn },
      })
      .returning()
    if (!row) throw new Error('an assignment was neither found nor made')
    const personIds = personId === undefined ? await membersOf(tx, row) : [personId]
    await enrolAll(tx, { tenantId: tenant.id, personIds, adventureId }, now)
    return row
  })
  const [shown] = await show(visit, [id])
  if (!shown) throw new Error(`the assignment ${id} of ${tenantId} is not there`)
  return shown
}

/** @throws Problem 404 */
export async function dropOne(assignmentId: string, { db, tenant }: AdminVisit): Promise<void> {
  const dropped = await db
    .delete(assignments)
    .where(and(eq(assignments.tenantId, tenant.id), eq(assignments.id, assignmentId)))
    .returning({ id: assignments.id })
  if (dropped.length === 0) throw notFound()
}

export async function readAssignmentsPage(
  { person, after }: HandlerInput<typeof readAssignments>['query'],
  visit: AdminVisit,
): Promise<Reply<typeof readAssignments>> {
  const { db, tenant } = visit
  const place = after === undefined ? null : momentIn(after)
  const rows = await db
    .select({ id: assignments.id, at: assignments.createdAt })
    .from(assignments)
    .leftJoin(teams, and(eq(teams.tenantId, assignments.tenantId), eq(teams.id, assignments.teamId)))
    .where(
      and(
        eq(assignments.tenantId, tenant.id),
        isNull(teams.archivedAt),
        person === undefined ? undefined : isFor(person, visit),
        place
          ? sql`(${assignments.createdAt}, ${assignments.id}) < (${place.at}::timestamptz, ${place.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(assignments.createdAt), desc(assignments.id))
    .limit(PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
  return {
    assignments: await show(
      visit,
      shown.map(({ id }) => id),
    ),
    next: last ? toCursor([last.at.toISOString(), last.id]) : null,
    adventures: await readAdventures(visit),
  }
}

/** That is somebody's own, or of a team that they play in. */
function isFor(personId: string, { db }: AdminVisit) {
  const membership = db
    .select({ one: sql`1` })
    .from(teamMembers)
    .where(
      and(
        eq(teamMembers.tenantId, assignments.tenantId),
        eq(teamMembers.teamId, assignments.teamId),
        eq(teamMembers.personId, personId),
      ),
    )
  return or(eq(assignments.personId, personId), exists(membership))
}

async function readAdventures(visit: AdminVisit): Promise<{ id: string; name: string }[]> {
  const rows = await visit.db
    .select({ id: adventures.id, versionId: adventures.versionId, folder: adventures.folder })
    .from(adventures)
    .where(eq(adventures.tenantId, visit.tenant.id))
    .orderBy(adventures.folder)
  const versions = await wordsOf(
    visit,
    rows.map(({ versionId }) => versionId),
  )
  return rows.map(({ id, versionId, folder }) => ({
    id,
    name: versions.get(versionId)?.words.adventure ?? folder,
  }))
}

async function membersOf(
  tx: Database,
  { tenantId, teamId }: { tenantId: string; teamId: string | null },
): Promise<string[]> {
  const members = await tx
    .select({ personId: teamMembers.personId })
    .from(teamMembers)
    .where(and(eq(teamMembers.tenantId, tenantId), eq(teamMembers.teamId, teamId ?? '')))
  return members.map(({ personId }) => personId)
}

/** In the order of the ids. */
async function show(visit: AdminVisit, ids: readonly string[]): Promise<Assignment[]> {
  if (ids.length === 0) return []
  const { db, tenant } = visit
  const [rows, known] = await Promise.all([
    db
      .select({
        id: assignments.id,
        adventureId: assignments.adventureId,
        dueOn: assignments.dueOn,
        person: { id: people.id, displayName: people.displayName },
        team: { id: teams.id, name: teams.name },
      })
      .from(assignments)
      .leftJoin(people, and(eq(people.tenantId, assignments.tenantId), eq(people.id, assignments.personId)))
      .leftJoin(teams, and(eq(teams.tenantId, assignments.tenantId), eq(teams.id, assignments.teamId)))
      .where(and(eq(assignments.tenantId, tenant.id), inArray(assignments.id, [...ids]))),
    readAdventures(visit),
  ])
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    const adventureName = known.find((one) => one.id === row?.adventureId)?.name ?? ''
    return row ? [{ ...row, adventureName }] : []
  })
}
