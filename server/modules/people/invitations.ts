import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type {
  invitePerson,
  OpenInvitation,
  readOpenInvitations,
  SentInvitation,
} from '#shared/contract/people-invitations.ts'
import { userNameOf } from '#shared/domain/user-name.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { teams } from '#server/db/schema/teams.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { momentIn } from '#server/http/page-cursor.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { hasAccount } from '#server/lib/accounts.ts'
import { toCursor } from '#server/lib/cursor.ts'
import { mailAnew, sendInvitation } from '#server/lib/invitations.ts'
import { LinkStands, type MailedLink } from '#server/lib/links.ts'
import { countWantedMail } from '#server/lib/mail-limits.ts'
import { mustHaveMails, mustHaveRoomToInvite } from '#server/http/must-fit-quotas.ts'
import type { AdminVisit } from './visit.ts'

const PAGE_SIZE = 50

export async function readInvitationsPage(
  { after }: HandlerInput<typeof readOpenInvitations>['query'],
  visit: AdminVisit,
): Promise<Reply<typeof readOpenInvitations>> {
  const place = after === undefined ? null : momentIn(after)
  const { createdAt, id } = mailedLinks
  const rows = await visit.db
    .select()
    .from(mailedLinks)
    .where(
      and(
        isWaiting(visit),
        place ? sql`(${createdAt}, ${id}) < (${place.at}::timestamptz, ${place.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
  return {
    invitations: await showInvitations(shown, visit),
    next: last ? toCursor([last.createdAt.toISOString(), last.id]) : null,
  }
}

/** @throws Problem 409 for anyone who is invited or here already, for a leader of another role, and where a quota is used up; 422, 429 */
export async function inviteOne(
  { firstName, lastName, email, role, language, teams: parts }: HandlerInput<typeof invitePerson>['body'],
  visit: AdminVisit,
): Promise<SentInvitation> {
  const { db, tenant, player, now } = visit
  if (!tenant.languages.includes(language)) throw refusedField('language', 'is not spoken here')
  if (role !== 'leader' && parts.some(({ isLeader }) => isLeader)) throw new Problem(409, 'no-leader')
  await mustKnowTeams(
    parts.map(({ id }) => id),
    visit,
  )
  const invited = {
    firstName,
    lastName,
    username: userNameOf(firstName, lastName),
    role,
    adventureId: null,
    invitedBy: player.id,
    teams: parts.map(({ id, isLeader }) => ({ teamId: id, isLeader })),
  }
  const origin = await visit.linkOrigin()
  const id = await db
    .transaction(async (tx) => {
      if (await hasAccount(tx, tenant.id, email)) throw new Problem(409, 'already-here')
      await mustHaveRoomToInvite(tx, tenant.id, 1, now)
      await mustHaveMails(tx, tenant.id, now)
      mustNotWait(await countWantedMail(tx, { tenantId: tenant.id, email }, now))
      return sendInvitation(tx, { tenantId: tenant.id, email, language, invited, origin }, now)
    })
    .catch((error: unknown) => {
      throw error instanceof LinkStands ? new Problem(409, 'already-invited') : error
    })
  return mustShow(id, visit)
}

/** @throws Problem 404 for what was accepted or withdrawn, 409 where the mails of today are used up, 429 */
export async function resend(invitationId: string, visit: AdminVisit): Promise<SentInvitation> {
  const { db, tenant, now } = visit
  const isIt = and(isWaiting(visit), eq(mailedLinks.id, invitationId))
  const [before] = await db.select({ email: mailedLinks.email }).from(mailedLinks).where(isIt)
  if (!before) throw notFound()
  const mail = { tenantId: tenant.id, email: before.email }
  await db.transaction(async (tx) => {
    await mustHaveMails(tx, tenant.id, now)
    mustNotWait(await countWantedMail(tx, mail, now))
    if (!(await mailAnew(tx, { tenantId: tenant.id, id: invitationId }, now))) throw notFound()
  })
  return mustShow(invitationId, visit)
}

/** @throws Problem 404 for what was accepted or withdrawn */
export async function withdraw(invitationId: string, visit: AdminVisit): Promise<void> {
  const dropped = await visit.db
    .delete(mailedLinks)
    .where(and(isWaiting(visit), eq(mailedLinks.id, invitationId)))
    .returning({ id: mailedLinks.id })
  if (dropped.length === 0) throw notFound()
}

async function mustShow(id: string, visit: AdminVisit): Promise<SentInvitation> {
  const { db, tenant } = visit
  const isIt = and(eq(mailedLinks.tenantId, tenant.id), eq(mailedLinks.id, id))
  const [shown] = await showInvitations(await db.select().from(mailedLinks).where(isIt), visit)
  if (!shown) throw new Error('an invitation is not there that was just sent')
  return { ...shown, isMailed: visit.sendsMail }
}

/** Invitations that nobody has accepted; the first admin's has no address. */
export function isWaiting({ tenant }: AdminVisit) {
  return and(
    eq(mailedLinks.tenantId, tenant.id),
    eq(mailedLinks.kind, 'invitation'),
    isNull(mailedLinks.usedAt),
    ne(mailedLinks.email, ''),
  )
}

/** @throws Problem 422 */
async function mustKnowTeams(ids: readonly string[], { db, tenant }: AdminVisit): Promise<void> {
  const named = [...new Set(ids)]
  if (named.length === 0) return
  const known = await db.$count(
    teams,
    and(eq(teams.tenantId, tenant.id), inArray(teams.id, named), isNull(teams.archivedAt)),
  )
  if (known < named.length) throw refusedField('teams', 'is not here')
}

async function showInvitations(rows: readonly MailedLink[], visit: AdminVisit): Promise<OpenInvitation[]> {
  const { db, tenant, now } = visit
  const named = rows.flatMap(({ invited }) => invited?.teams ?? []).map(({ teamId }) => teamId)
  const known =
    named.length === 0
      ? []
      : await db
          .select({ id: teams.id, name: teams.name })
          .from(teams)
          .where(and(eq(teams.tenantId, tenant.id), inArray(teams.id, [...new Set(named)])))
  return rows.flatMap(({ id, email, language, invited, createdAt, expiresAt }) => {
    if (!invited) return []
    const { firstName, lastName, role } = invited
    const theirs = (invited.teams ?? []).flatMap(({ teamId, isLeader }) => {
      const team = known.find((one) => one.id === teamId)
      return team ? [{ ...team, isLeader }] : []
    })
    return [
      {
        id,
        email,
        firstName,
        lastName,
        role,
        language,
        teams: theirs,
        sentAt: createdAt.toISOString(),
        isQueued: createdAt > now,
        expiresAt: expiresAt.toISOString(),
        isExpired: expiresAt <= now,
      },
    ]
  })
}
