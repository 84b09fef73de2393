import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { adventures, enrolments } from '#server/db/schema/adventures.ts'
import { avatars, people, sessions } from '#server/db/schema/people.ts'
import { attempts, completions } from '#server/db/schema/play.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { streaks, wallets } from '#server/db/schema/rewards.ts'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
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

/** What is known of each person, and of the adventure that each plays: one round trip. */
export function readFacts(ids: readonly string[], { db, player }: LeaderVisit) {
  return db
    .select({
      id: people.id,
      displayName: people.displayName,
      avatarSprite: people.avatarSprite,
      timeZone: people.timeZone,
      picture: avatars.version,
      versionId: adventures.versionId,
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
    .where(and(eq(people.tenantId, player.tenantId), inArray(people.id, [...ids])))
}

/** In which of my teams each is. */
export function readMemberships(ids: readonly string[], { db, player }: LeaderVisit) {
  return db
    .select({ personId: teamMembers.personId, id: teams.id, name: teams.name })
    .from(teamLeaders)
    .innerJoin(
      teamMembers,
      and(eq(teamMembers.tenantId, teamLeaders.tenantId), eq(teamMembers.teamId, teamLeaders.teamId)),
    )
    .innerJoin(teams, and(eq(teams.tenantId, teamMembers.tenantId), eq(teams.id, teamMembers.teamId)))
    .where(
      and(
        eq(teamLeaders.tenantId, player.tenantId),
        eq(teamLeaders.personId, player.id),
        inArray(teamMembers.personId, [...ids]),
      ),
    )
    .orderBy(teams.name)
}
