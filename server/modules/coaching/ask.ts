import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { askSignOff, readSignOffs } from '#shared/contract/coaching.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { SignOff } from '#shared/contract/sign-off.ts'
import { SIGN_OFF_TRACE_MS, WAITING_SIGN_OFFS, WITHDRAWN_SIGN_OFFS } from '#shared/domain/coaching.ts'
import type { Database } from '#server/db/database.ts'
import { signOffs } from '#server/db/schema/coaching.ts'
import { people } from '#server/db/schema/people.ts'
import { teamLeaders, teamMembers } from '#server/db/schema/teams.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { selectSignOffs, showSignOff, STANDS } from '#server/play/sign-offs.ts'
import { mustSignOff, type CoachingVisit } from './visit.ts'

const SHOWN = 50

export async function readMine(visit: CoachingVisit): Promise<Reply<typeof readSignOffs>> {
  mustSignOff(visit)
  const rows = await selectSignOffs(visit.db)
    .where(and(isMine(visit), STANDS))
    .orderBy(desc(signOffs.askedAt), desc(signOffs.id))
    .limit(SHOWN)
  return { signOffs: rows.map(showSignOff), hasLeader: await hasLeader(visit) }
}

/** @throws Problem 409 for a training that waits, for too many that do, and where nobody could answer */
export async function ask(
  { training, note }: HandlerInput<typeof askSignOff>['body'],
  visit: CoachingVisit,
): Promise<SignOff> {
  mustSignOff(visit)
  const { db, player, now } = visit
  if (!(await hasLeader(visit))) throw new Problem(409, 'no-leader')
  const id = randomUUID()
  await db.transaction(async (tx) => {
    await lockPlayer(tx, visit)
    const waits = await tx.$count(signOffs, and(isMine(visit), isNull(signOffs.decidedAt)))
    if (waits >= WAITING_SIGN_OFFS) throw new Problem(409, 'enough-asked')
    const asked = await tx
      .insert(signOffs)
      .values({ tenantId: player.tenantId, id, personId: player.id, training, note, askedAt: now })
      .onConflictDoNothing()
      .returning({ id: signOffs.id })
    if (asked.length === 0) throw new Problem(409, 'already-asked')
  })
  return { id, training, note, askedAt: now.toISOString(), decision: null }
}

/**
 * Leaders who may have seen it see that it was withdrawn, without its note.
 * @throws Problem 404 for what is not mine, 409 for what was decided
 */
export async function withdraw(id: string, visit: CoachingVisit): Promise<void> {
  mustSignOff(visit)
  const isIt = and(isMine(visit), eq(signOffs.id, id))
  const isWithdrawn = await visit.db.transaction(async (tx) => {
    await lockPlayer(tx, visit)
    return (await removeFresh(tx, isIt, visit.now)) || (await endWaiting(tx, isIt, visit))
  })
  if (isWithdrawn) return
  const isDecided = (await visit.db.$count(signOffs, and(isIt, isNotNull(signOffs.isGiven)))) > 0
  throw isDecided ? new Problem(409, 'already-decided') : notFound()
}

/** Who asks and withdraws again and again would fill the list of the leaders. */
async function removeFresh(db: Database, isIt: SQL | undefined, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SIGN_OFF_TRACE_MS)
  const removed = await db
    .delete(signOffs)
    .where(and(isIt, isNull(signOffs.decidedAt), gt(signOffs.askedAt, since)))
    .returning({ id: signOffs.id })
  return removed.length > 0
}

async function endWaiting(db: Database, isIt: SQL | undefined, visit: CoachingVisit): Promise<boolean> {
  const ended = await db
    .update(signOffs)
    .set({ decidedBy: visit.player.id, decidedAt: visit.now, note: '' })
    .where(and(isIt, isNull(signOffs.decidedAt)))
    .returning({ id: signOffs.id })
  if (ended.length === 0) return false
  const isWithdrawn = and(isMine(visit), isNotNull(signOffs.decidedAt), isNull(signOffs.isGiven))
  const tooOld = db
    .select({ id: signOffs.id })
    .from(signOffs)
    .where(isWithdrawn)
    .orderBy(desc(signOffs.decidedAt), desc(signOffs.id))
    .offset(WITHDRAWN_SIGN_OFFS)
  await db.delete(signOffs).where(and(isWithdrawn, inArray(signOffs.id, tooOld)))
  return true
}

/**
 * One call at a time of one person, or both would be the last that there is room for. Not `for update`: a leader who decides
 * holds the request while the notice wants the person's key.
 */
async function lockPlayer(db: Database, { player }: CoachingVisit): Promise<void> {
  await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.tenantId, player.tenantId), eq(people.id, player.id)))
    .for('no key update')
}

function isMine({ player }: CoachingVisit) {
  return and(eq(signOffs.tenantId, player.tenantId), eq(signOffs.personId, player.id))
}

async function hasLeader({ db, player }: CoachingVisit): Promise<boolean> {
  const { tenantId, id } = player
  const [leader] = await db
    .select({ id: teamLeaders.personId })
    .from(teamMembers)
    .innerJoin(
      teamLeaders,
      and(eq(teamLeaders.tenantId, teamMembers.tenantId), eq(teamLeaders.teamId, teamMembers.teamId)),
    )
    .where(
      and(
        eq(teamMembers.tenantId, tenantId),
        eq(teamMembers.personId, id),
        sql`leads(${tenantId}, ${teamLeaders.personId}, ${id})`,
      ),
    )
    .limit(1)
  return leader !== undefined
}
