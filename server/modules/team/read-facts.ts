import { and, eq, isNull, sql } from 'drizzle-orm'
import { prepared } from '#server/db/prepared.ts'
import { adventures, enrolments } from '#server/db/schema/adventures.ts'
import { avatars, people, sessions } from '#server/db/schema/people.ts'
import { attempts, completions } from '#server/db/schema/play.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { streaks, wallets } from '#server/db/schema/rewards.ts'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { isUsed } from '#server/policies/must-lead.ts'
import { STREAK } from '#server/rewards/streak.ts'
import type { LeaderVisit } from './visit.ts'

const inAdventure = and(
  eq(completions.tenantId, people.tenantId),
  eq(completions.personId, people.id),
  eq(completions.adventureId, enrolments.adventureId),
)

const theirs = (table: typeof attempts | typeof sessions | typeof reviews) =>
  and(eq(table.tenantId, people.tenantId), eq(table.personId, people.id))

/** Of a subquery: nothing may have happened. */
const momentOrNull = (value: Date | string): Date | null => new Date(value)

const ids = sql`${sql.placeholder('ids')}::uuid[]`
const tenantId = sql.placeholder('tenantId')

/** What is known of each person, and of the adventure that each plays: one round trip. */
export function readFacts(personIds: readonly string[], { db, player }: LeaderVisit) {
  return findFacts(db).execute({ tenantId: player.tenantId, ids: [...personIds] })
}

const findFacts = prepared((db) =>
  db
    .select({
      id: people.id,
      displayName: people.displayName,
      avatarSprite: shownFace(),
      timeZone: people.timeZone,
      picture: avatars.version,
      adventureId: adventures.id,
      versionId: sql<string | null>`${versionSeenBy(people.id)}`,
      enrolledAt: enrolments.createdAt,
      points: wallets.points,
      streak: STREAK,
      done: sql<string[]>`(
        select coalesce(json_agg(${completions.taskId}), '[]') from ${completions} where ${inAdventure})`,
      lastDone: sql<Date | null>`(
        select max(${completions.completedAt}) from ${completions} where ${inAdventure})`.mapWith(
        momentOrNull,
      ),
      waiting: sql<number>`(
        select count(*)::integer from ${reviews} where ${and(theirs(reviews), isNull(reviews.ratedAt))})`,
      lastActiveAt: sql<Date | null>`greatest(
        (select max(${sessions.seenAt}) from ${sessions} where ${theirs(sessions)}),
        (select max(greatest(${attempts.startedAt}, ${attempts.finishedAt}))
          from ${attempts} where ${theirs(attempts)}))`.mapWith(momentOrNull),
    })
    .from(people)
    .innerJoin(wallets, and(eq(wallets.tenantId, people.tenantId), eq(wallets.personId, people.id)))
    .innerJoin(streaks, and(eq(streaks.tenantId, people.tenantId), eq(streaks.personId, people.id)))
    .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.tenantId, people.tenantId),
        eq(enrolments.personId, people.id),
        sql`${enrolments.isActive}`,
      ),
    )
    .leftJoin(
      adventures,
      and(eq(adventures.tenantId, enrolments.tenantId), eq(adventures.id, enrolments.adventureId)),
    )
    .where(and(eq(people.tenantId, tenantId), sql`${people.id} = any(${ids})`))
    .prepare('find_facts_of_players'),
)

/** In which of my teams each is. */
export function readMemberships(personIds: readonly string[], { db, player }: LeaderVisit) {
  const me = { tenantId: player.tenantId, leaderId: player.id }
  return findMemberships(db).execute({ ...me, ids: [...personIds] })
}

const findMemberships = prepared((db) =>
  db
    .select({ personId: teamMembers.personId, id: teams.id, name: teams.name })
    .from(teamLeaders)
    .innerJoin(
      teamMembers,
      and(eq(teamMembers.tenantId, teamLeaders.tenantId), eq(teamMembers.teamId, teamLeaders.teamId)),
    )
    .innerJoin(teams, isUsed(teamMembers))
    .where(
      and(
        eq(teamLeaders.tenantId, tenantId),
        eq(teamLeaders.personId, sql.placeholder('leaderId')),
        sql`${teamMembers.personId} = any(${ids})`,
      ),
    )
    .orderBy(teams.name)
    .prepare('find_memberships_of_players'),
)
