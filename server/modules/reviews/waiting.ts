import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { WaitingReviews } from '#shared/contract/reviews.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { signOffs } from '#server/db/schema/coaching.ts'
import { people } from '#server/db/schema/people.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import { showReviewedTask, wordsOf } from '#server/play/read-reviews.ts'
import { isAskedOf, playersOf } from '#server/policies/must-lead.ts'
import type { LeaderVisit } from './visit.ts'

/** How much waits, by task and by player, the most first. */
export async function readWaitingReviews(visit: LeaderVisit): Promise<WaitingReviews> {
  const { db, player, tenant } = visit
  const isSigningOff = readSwitches(tenant.params).training_sign_of_enabled
  const [tasks, players, asked] = await Promise.all([
    countByTask(visit),
    countByPlayer(visit),
    isSigningOff ? db.$count(signOffs, and(isAskedOf(db, player), isNull(signOffs.decidedAt))) : 0,
  ])
  const versions = await wordsOf(
    visit,
    tasks.flatMap(({ versionIds }) => versionIds),
  )
  // those of a team that tries another version may have a task that the others have not
  const versionOf = ({ taskId, versionIds }: (typeof tasks)[number]) => {
    const seen = versionIds.flatMap((id) => versions.get(id) ?? [])
    return seen.find(({ content }) => content.tasks.has(taskId)) ?? seen[0]
  }
  return {
    count: tasks.reduce((sum, task) => sum + task.count, 0),
    signOffs: asked,
    tasks: tasks.map((task) => ({
      task: showReviewedTask(task, versionOf(task)),
      count: task.count,
    })),
    players: players.map((one) => ({
      player: { id: one.id, displayName: one.displayName },
      count: one.count,
    })),
  }
}

function countByTask({ db, player }: LeaderVisit) {
  const players = playersOf(db, player).as('players')
  const { adventureId, taskId } = reviews
  const task = { adventureId, taskId }
  const versionIds = sql<string[]>`json_agg(distinct ${versionSeenBy(reviews.personId)})`
  return db
    .select({ ...task, versionIds, count: count() })
    .from(players)
    .innerJoin(reviews, waitsOf(players))
    .innerJoin(adventures, and(eq(adventures.tenantId, reviews.tenantId), eq(adventures.id, adventureId)))
    .groupBy(...Object.values(task))
    .orderBy(desc(count()), adventureId, taskId)
}

function countByPlayer({ db, player }: LeaderVisit) {
  const players = playersOf(db, player).as('players')
  const named = { id: people.id, displayName: people.displayName }
  return db
    .select({ ...named, count: count() })
    .from(players)
    .innerJoin(reviews, waitsOf(players))
    .innerJoin(people, and(eq(people.tenantId, players.tenantId), eq(people.id, players.id)))
    .groupBy(...Object.values(named))
    .orderBy(desc(count()), people.displayName, people.id)
}

function waitsOf(players: { id: PgColumn; tenantId: PgColumn }) {
  return and(
    eq(reviews.tenantId, players.tenantId),
    eq(reviews.personId, players.id),
    isNull(reviews.ratedAt),
  )
}
