import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { changePerson, Person } from '#shared/contract/people.ts'
import { roleSetOf, rolesOf } from '#shared/domain/role-sets.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { teamLeaders } from '#server/db/schema/teams.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { dropSessionsOf } from '#server/http/session.ts'
import { callOffLed, fillSeatsOf, lockSessionsOf } from '#server/play/forget-sessions.ts'
import { mustHaveRoomForPerson } from '#server/http/must-fit-quotas.ts'
import { withAccommodations } from '#server/lib/accommodations.ts'
import { mustShowPerson } from './read-people.ts'
import type { AdminVisit } from './visit.ts'

/** @throws Problem 404, 409 where no admin would be left, or more people than the tenant may have */
export async function change(
  personId: string,
  { role, roles = role && [role], isDisabled, accommodations }: HandlerInput<typeof changePerson>['body'],
  visit: AdminVisit,
): Promise<Person> {
  const { db, tenant, now } = visit
  const before = await mustShowPerson(personId, visit)
  const person = { tenantId: tenant.id, id: personId }
  const isThem = and(eq(people.tenantId, tenant.id), eq(people.id, personId))
  const set = roles && roleSetOf(roles)
  const isLeaving = isDisabled === true || (set !== undefined && set.role !== 'admin')
  await db.transaction(async (tx) => {
    await lockSessionsOf(tx, person)
    if (isDisabled === false && before.isDisabled) await mustHaveRoomForPerson(tx, tenant.id)
    // all admins are locked in one order, as removing an account does
    if (isLeaving) await mustLeaveAnAdmin(tx, personId, tenant.id)
    if (set !== undefined || isDisabled !== undefined || accommodations !== undefined) {
      const changed = await tx
        .update(people)
        .set({
          ...set,
          ...(isDisabled !== undefined && { isDisabled }),
          ...(accommodations && { accommodations: withAccommodations(accommodations) }),
        })
        .where(isThem)
        .returning({ id: people.id })
      if (changed.length === 0) throw notFound()
    }
    // rights of before end with the sessions that had them
    const after = set ? rolesOf(set) : before.roles
    if (isDisabled === true || !isDeepStrictEqual(after, before.roles))
      await dropSessionsOf(tx, { tenantId: tenant.id, personId, exceptHash: null })
    const isLeader = after.includes('leader')
    const leads = isDisabled !== true && isLeader
    if (!leads) await callOffLed(tx, { tenantId: tenant.id, ids: [personId] }, now)
    if (isDisabled === false) await fillSeatsOf(tx, person, now)
    if (set !== undefined && !isLeader) {
      await tx
        .delete(teamLeaders)
        .where(and(eq(teamLeaders.tenantId, tenant.id), eq(teamLeaders.personId, personId)))
    }
  })
  return mustShowPerson(personId, visit)
}

/** @throws Problem 404 */
export async function endSessions(personId: string, visit: AdminVisit): Promise<void> {
  const { db, tenant, player, session } = visit
  await mustShowPerson(personId, visit)
  const exceptHash = player.id === personId ? session.hash : null
  await dropSessionsOf(db, { tenantId: tenant.id, personId, exceptHash })
}

async function mustLeaveAnAdmin(tx: Database, personId: string, tenantId: string): Promise<void> {
  const admins = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.tenantId, tenantId), eq(people.role, 'admin'), eq(people.isDisabled, false)))
    .orderBy(people.id)
    .for('update')
  if (admins.length > 0 && admins.every(({ id }) => id === personId)) throw new Problem(409, 'last-admin')
}
