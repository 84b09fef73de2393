import { and, asc, eq, exists, inArray, isNull, not, or, sql } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { NO_ACCOMMODATIONS } from '#shared/domain/accommodation-defaults.ts'
import type { Person, readPeople } from '#shared/contract/people.ts'
import { rolesOf } from '#shared/domain/role-sets.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { passkeys, totpSecrets } from '#server/db/schema/second-factor.ts'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import { readPageByName } from '#server/http/page-by-name.ts'
import { notFound } from '#server/http/problem.ts'
import { containing } from '#server/lib/containing.ts'
import { avatarAddress } from '#server/lib/profiles.ts'
import { isRemovedAddress } from '#server/lib/removed-account.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { isCounted, isInGroup, readGroup, type GroupValues } from '#server/play/figure-group.ts'
import type { AdminVisit } from './visit.ts'

/** Anyone who removed the account is nobody's to see, nor to bring back (decision 0015). */
export const isRemoved = isRemovedAddress(people.email)

/** @throws Problem 404 for people of an adventure, task or mission that is not there */
export async function readPeoplePage(
  { search = '', role, team, state, after, adventure, ...asked }: HandlerInput<typeof readPeople>['query'],
  visit: AdminVisit,
): Promise<Reply<typeof readPeople>> {
  const { db, tenant } = visit
  const group = adventure === undefined ? null : await readGroup({ ...asked, adventure }, visit)
  if (adventure !== undefined && !group) throw notFound()
  const { ids, next } = await readPageByName(after, ({ columns, isBehind, order, limit }) =>
    db
      .select(columns)
      .from(people)
      .where(
        and(
          eq(people.tenantId, tenant.id),
          not(isRemoved),
          search === ''
            ? undefined
            : or(
                ...[people.displayName, people.username, people.email].map((one) => containing(one, search)),
              ),
          role === undefined
            ? undefined
            : or(eq(people.role, role), sql`${role} = any (${people.moreRoles})`),
          state === undefined ? undefined : eq(people.isDisabled, state === 'disabled'),
          team === undefined ? undefined : isIn(team, visit, group ? [teamMembers] : undefined),
          group ? isInFigures(group.values) : undefined,
          isBehind,
        ),
      )
      .orderBy(...order)
      .limit(limit),
  )
  return { people: await showPeople(ids, visit), group: group?.names ?? null, next }
}

const isInFigures = (values: GroupValues) =>
  and(
    isCounted(sql`people`),
    isInGroup((name) => sql`${sql.param(values[name])}`),
  )

/** @param parts as what: a leader is in a team too, but plays in none by that */
function isIn(
  teamId: string,
  { db }: AdminVisit,
  parts: readonly (typeof teamMembers | typeof teamLeaders)[] = [teamMembers, teamLeaders],
) {
  const of = (table: typeof teamMembers | typeof teamLeaders) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(
          and(eq(table.tenantId, people.tenantId), eq(table.personId, people.id), eq(table.teamId, teamId)),
        ),
    )
  return or(...parts.map(of))
}

/** @throws Problem 404 for who is not here, or has removed the account */
export async function mustShowPerson(personId: string, visit: AdminVisit): Promise<Person> {
  const person = await findPerson(personId, visit)
  if (!person) throw notFound()
  return person
}

export async function findPerson(personId: string, visit: AdminVisit): Promise<Person | undefined> {
  const [person] = await showPeople([personId], visit)
  return person
}

async function showPeople(ids: readonly string[], visit: AdminVisit): Promise<Person[]> {
  if (ids.length === 0) return []
  const { db, tenant, now } = visit
  const [rows, parts] = await Promise.all([
    db
      .select({
        id: people.id,
        displayName: people.displayName,
        avatarSprite: shownFace(),
        picture: avatars.version,
        username: people.username,
        email: people.email,
        role: people.role,
        moreRoles: people.moreRoles,
        isDisabled: people.isDisabled,
        hasSecondFactor: HAS_SECOND_FACTOR,
        pendingEmail: pendingEmail(now),
        extraExamTime: people.extraExamTime,
        accommodations: people.accommodations,
        createdAt: people.createdAt,
      })
      .from(people)
      .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
      .where(and(eq(people.tenantId, tenant.id), inArray(people.id, [...ids]), not(isRemoved))),
    readParts(ids, visit),
  ])
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return []
    const theirs = parts.filter(({ personId }) => personId === id)
    const { picture, moreRoles: _, ...shown } = row
    return [
      {
        ...shown,
        accommodations: { ...NO_ACCOMMODATIONS, ...row.accommodations },
        roles: rolesOf(row),
        avatar: avatarAddress(id, picture),
        createdAt: row.createdAt.toISOString(),
        teams: theirs.map((part) => ({
          id: part.id,
          name: part.name,
          isLeader: part.isLeader,
          isMember: part.isMember,
        })),
      },
    ]
  })
}

const HAS_SECOND_FACTOR = sql<boolean>`
  exists (select 1 from ${totpSecrets} where ${totpSecrets.tenantId} = ${people.tenantId}
    and ${totpSecrets.personId} = ${people.id} and ${totpSecrets.confirmedAt} is not null)
  or exists (select 1 from ${passkeys} where ${passkeys.tenantId} = ${people.tenantId}
    and ${passkeys.personId} = ${people.id})`

/** The address whose link waits to be opened. */
const pendingEmail = (now: Date) => sql<string | null>`(
  select ${mailedLinks.email} from ${mailedLinks}
  where ${mailedLinks.tenantId} = ${people.tenantId} and ${mailedLinks.personId} = ${people.id}
    and ${mailedLinks.kind} = 'email' and ${mailedLinks.usedAt} is null
    and ${mailedLinks.expiresAt} > ${now.toISOString()}::timestamptz limit 1)`

/** In which teams in use they are, and as what. */
function readParts(ids: readonly string[], { db, tenant }: AdminVisit) {
  const isMember = sql<boolean>`${teamMembers.personId} is not null`
  const isLeader = sql<boolean>`${teamLeaders.personId} is not null`
  return db
    .select({ personId: people.id, id: teams.id, name: teams.name, isMember, isLeader })
    .from(people)
    .innerJoin(teams, and(eq(teams.tenantId, people.tenantId), isNull(teams.archivedAt)))
    .leftJoin(
      teamMembers,
      and(
        eq(teamMembers.tenantId, teams.tenantId),
        eq(teamMembers.teamId, teams.id),
        eq(teamMembers.personId, people.id),
      ),
    )
    .leftJoin(
      teamLeaders,
      and(
        eq(teamLeaders.tenantId, teams.tenantId),
        eq(teamLeaders.teamId, teams.id),
        eq(teamLeaders.personId, people.id),
      ),
    )
    .where(
      and(
        eq(people.tenantId, tenant.id),
        inArray(people.id, [...ids]),
        or(sql`${teamMembers.personId} is not null`, sql`${teamLeaders.personId} is not null`),
      ),
    )
    .orderBy(asc(teams.name))
}
