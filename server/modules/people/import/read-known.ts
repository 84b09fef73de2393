import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import type { TeamPart } from '#server/play/join-teams.ts'
import { isWaiting } from '../invitations.ts'
import type { AdminVisit } from '../visit.ts'
import type { Known, KnownInvitation, KnownPerson } from './plan.ts'

/**
 * What the tenant knows of whom a file names: four round trips, whatever its length.
 * @param db a transaction's, where it is about to change: who is known then waits for nobody else
 */
export async function readKnown(
  db: Database,
  emails: readonly string[],
  visit: AdminVisit,
  { isLocking }: { isLocking: boolean },
): Promise<Omit<Known, 'makesTeams'>> {
  const small = [...new Set(emails.map((email) => email.toLowerCase()))]
  const [known, invitations, named] = [
    await readPeople(db, small, visit, isLocking),
    await readInvitations(db, small, visit, isLocking),
    await db
      .select({ id: teams.id, name: teams.name, archivedAt: teams.archivedAt })
      .from(teams)
      .where(eq(teams.tenantId, visit.tenant.id)),
  ]
  const used = named.filter(({ archivedAt }) => archivedAt === null)
  return {
    people: known,
    invitations,
    teams: new Map(used.map(({ id, name }) => [name.toLowerCase(), id])),
    archivedTeams: new Set(
      named.flatMap(({ name, archivedAt }) => (archivedAt === null ? [] : name.toLowerCase())),
    ),
    importer: visit.player.id,
  }
}

async function readPeople(
  db: Database,
  emails: string[],
  { tenant }: AdminVisit,
  isLocking: boolean,
): Promise<Map<string, KnownPerson>> {
  if (emails.length === 0) return new Map()
  const email = sql<string>`lower(${people.email})`
  const query = db
    .select({ id: people.id, role: people.role, moreRoles: people.moreRoles, email })
    .from(people)
    .where(and(eq(people.tenantId, tenant.id), inArray(email, emails)))
    .orderBy(asc(people.id))
  const rows = await (isLocking ? query.for('update') : query)
  const ids = rows.map(({ id }) => id)
  const parts = new Map<string, TeamPart[]>()
  for (const [table, isLeader] of [
    [teamMembers, false],
    [teamLeaders, true],
  ] as const) {
    const theirs =
      ids.length === 0
        ? []
        : await db
            .select({ personId: table.personId, teamId: table.teamId })
            .from(table)
            .where(and(eq(table.tenantId, tenant.id), inArray(table.personId, ids)))
    for (const { personId, teamId } of theirs) {
      parts.set(personId, [...(parts.get(personId) ?? []), { teamId, isLeader }])
    }
  }
  return new Map(
    rows.map(({ email: address, ...person }) => [address, { ...person, parts: parts.get(person.id) ?? [] }]),
  )
}

async function readInvitations(
  db: Database,
  emails: string[],
  visit: AdminVisit,
  isLocking: boolean,
): Promise<Map<string, KnownInvitation>> {
  if (emails.length === 0) return new Map()
  const query = db
    .select({
      id: mailedLinks.id,
      email: sql<string>`lower(${mailedLinks.email})`,
      invited: mailedLinks.invited,
      expiresAt: mailedLinks.expiresAt,
    })
    .from(mailedLinks)
    .where(and(isWaiting(visit), inArray(sql`lower(${mailedLinks.email})`, emails)))
  const rows = await (isLocking ? query.for('update') : query)
  return new Map(
    rows.flatMap(({ id, email, invited, expiresAt }): [string, KnownInvitation][] => {
      if (!invited) return []
      const { firstName, lastName, role, teams: parts = [] } = invited
      return [[email, { id, firstName, lastName, role, parts, isExpired: expiresAt <= visit.now }]]
    }),
  )
}
