import { and, count, eq, isNull } from 'drizzle-orm'
import type { WaitingReviews } from '#shared/contract/reviews.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { people } from '#server/db/schema/people.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { showReviewedTask, wordsOf } from '#server/play/read-reviews.ts'
import { playersOf } from '#server/policies/must-lead.ts'
import type { LeaderVisit } from './visit.ts'

/** How much waits, by task and by player, the most first. */
export async function readWaitingReviews(visit: LeaderVisit): Promise<WaitingReviews> {
  const rows = await countByTaskAndPlayer(visit)
  const told = await wordsOf(
    visit,
    rows.map(({ versionId }) => versionId),
  )
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    tasks: sumBy(rows, ({ adventureId, taskId }) => `${adventureId}/${taskId}`).map(([row, sum]) => ({
      task: showReviewedTask(row, told.get(row.versionId)),
      count: sum,
    })),
    players: sumBy(rows, ({ personId }) => personId).map(([{ personId, displayName }, sum]) => ({
      player: { id: personId, displayName },
      count: sum,
    })),
  }
}

function countByTaskAndPlayer({ db, player }: LeaderVisit) {
  const players = playersOf(db, player).as('players')
  const { adventureId, taskId, personId } = reviews
  const group = {
    adventureId,
    taskId,
    personId,
    versionId: adventures.versionId,
    displayName: people.displayName,
  }
  return db
    .select({ ...group, count: count() })
    .from(players)
    .innerJoin(
      reviews,
      and(eq(reviews.tenantId, players.tenantId), eq(personId, players.id), isNull(reviews.ratedAt)),
    )
    .innerJoin(people, and(eq(people.tenantId, reviews.tenantId), eq(people.id, personId)))
    .innerJoin(adventures, and(eq(adventures.tenantId, reviews.tenantId), eq(adventures.id, adventureId)))
    .groupBy(...Object.values(group))
}

/** The first row of each key with the sum of all of them, the largest sum first. */
function sumBy<Row extends { count: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): [Row, number][] {
  const sums = new Map<string, [Row, number]>()
  for (const row of rows) {
    const key = keyOf(row)
    const [first, sum] = sums.get(key) ?? [row, 0]
    sums.set(key, [first, sum + row.count])
  }
  return [...sums.values()].sort(([, one], [, other]) => other - one)
}
