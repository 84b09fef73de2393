import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { ROLES } from '#shared/domain/roles.ts'
import type { Language } from '#shared/domain/languages.ts'
import { userNameOf } from '#shared/domain/user-name.ts'
import type { Database } from '#server/db/database.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import { teamLeaders, teams } from '#server/db/schema/teams.ts'
import { dropSessionsOfAll } from '#server/http/session.ts'
import { enqueueAll } from '#server/lib/jobs.ts'
import { LINK_LIFE_MS, MAIL_LINK } from '#server/lib/links.ts'
import { callOffLed } from '#server/play/forget-sessions.ts'
import { joinTeams } from '#server/play/join-teams.ts'
import type { AdminVisit } from '../visit.ts'
import type { Change, Invite, KnownInvitation } from './plan.ts'
import { whenMailed } from './when-mailed.ts'

/** Rows a statement: PostgreSQL takes 65,535 values. */
const BATCH = 2000

/** In the caller's transaction. */
export async function makeTeams(tx: Database, names: readonly string[], visit: AdminVisit): Promise<void> {
  const rows = names.map((name) => ({
    tenantId: visit.tenant.id,
    id: randomUUID(),
    name,
    createdAt: visit.now,
  }))
  for (const some of inBatches(rows)) await tx.insert(teams).values(some).onConflictDoNothing()
}

interface Sending {
  /** Of the mails to those whose line names none. */
  language: Language
  origin: string
}

export interface Invited {
  /** Lines of those who were invited by somebody else in the same moment: they are not invited twice. */
  late: number[]
  /** When the last mail goes out. */
  lastMailAt: Date
}

/** Invites those whom a file names: as many as an hour takes are mailed now, the others after them. */
export async function inviteAll(
  tx: Database,
  invites: readonly Invite[],
  { language, origin }: Sending,
  { tenant, now, player }: AdminVisit,
): Promise<Invited> {
  const replaced = invites.flatMap(({ replaces }) => replaces ?? [])
  for (const some of inBatches(replaced)) {
    await tx
      .update(mailedLinks)
      .set({ usedAt: now })
      .where(and(eq(mailedLinks.tenantId, tenant.id), inArray(mailedLinks.id, some)))
  }
  const moments = await whenMailed(tx, invites.length, { tenant, now })
  const rows = invites.map(({ line, email, firstName, lastName, role, parts, language: own }, at) => {
    const mailedAt = moments[at] ?? now
    const link = {
      tenantId: tenant.id,
      id: randomUUID(),
      kind: 'invitation' as const,
      email,
      origin,
      language: own ?? language,
      invited: {
        firstName,
        lastName,
        username: userNameOf(firstName, lastName),
        role,
        adventureId: null,
        invitedBy: player.id,
        teams: [...parts],
      },
      // the link lives from its mail on
      expiresAt: new Date(mailedAt.getTime() + LINK_LIFE_MS.invitation),
      createdAt: mailedAt,
    }
    return { line, link }
  })
  const stored = new Set<string>()
  for (const some of inBatches(rows)) {
    const made = await tx
      .insert(mailedLinks)
      .values(some.map(({ link }) => link))
      .onConflictDoNothing()
      .returning({ id: mailedLinks.id })
    for (const { id } of made) stored.add(id)
  }
  const mailed = rows.filter(({ link }) => stored.has(link.id))
  const mails = mailed.map(({ link }) => ({
    tenantId: tenant.id,
    kind: MAIL_LINK,
    payload: { linkId: link.id },
    runAt: link.createdAt,
  }))
  for (const some of inBatches(mails)) await enqueueAll(tx, some, now)
  return {
    late: rows.flatMap(({ line, link }) => (stored.has(link.id) ? [] : line)),
    lastMailAt: mailed.at(-1)?.link.createdAt ?? now,
  }
}

/** Makes of invitations that are still open what they are from now on; no mail goes out. */
export async function changeInvitations(
  tx: Database,
  invitations: readonly KnownInvitation[],
  { tenant }: AdminVisit,
): Promise<void> {
  if (invitations.length === 0) return
  const rows = invitations.map(({ id, firstName, lastName, role, parts }) => ({
    id,
    more: { firstName, lastName, username: userNameOf(firstName, lastName), role, teams: parts },
  }))
  await tx.execute(sql`
    update mailed_links set invited = mailed_links.invited || changed.more
    from json_to_recordset(${JSON.stringify(rows)}::json) as changed(id uuid, more jsonb)
    where mailed_links.tenant_id = ${tenant.id} and mailed_links.id = changed.id and mailed_links.used_at is null`)
}

/** Gives roles, which sign out everywhere, and parts in teams; who is a leader no more leads none. */
export async function changePeople(
  tx: Database,
  changes: readonly Change[],
  { tenant, now }: AdminVisit,
): Promise<void> {
  for (const role of ROLES) {
    const ids = changes.filter((change) => change.role === role).map(({ personId }) => personId)
    for (const some of inBatches(ids)) {
      await tx
        .update(people)
        .set({ role, moreRoles: [] })
        .where(and(eq(people.tenantId, tenant.id), inArray(people.id, some)))
      await dropSessionsOfAll(tx, tenant.id, some)
      if (role === 'leader') continue
      await tx
        .delete(teamLeaders)
        .where(and(eq(teamLeaders.tenantId, tenant.id), inArray(teamLeaders.personId, some)))
      await callOffLed(tx, { tenantId: tenant.id, ids: some }, now)
    }
  }
  const joining = changes.flatMap(({ personId, parts }) => parts.map((part) => ({ ...part, personId })))
  await joinTeams(tx, tenant.id, joining, now)
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / BATCH)
  return Array.from({ length: count }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH))
}
