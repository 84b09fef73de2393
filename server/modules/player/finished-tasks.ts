import { and, desc, eq } from 'drizzle-orm'
import type { Reply } from '#shared/contract/endpoint.ts'
import type { FinishedTask, readFinishedTasks } from '#shared/contract/player-area.ts'
import { completions } from '#server/db/schema/play.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readContent } from '#server/play/read-content.ts'
import { RATING, rater, showRating } from '#server/play/read-reviews.ts'
import { wordsIn } from '#server/play/words.ts'

type MyVisit = VisitOf<typeof readFinishedTasks>

/** None for who plays no adventure; what was withdrawn since is left out. */
export async function readMyFinishedTasks(visit: MyVisit): Promise<Reply<typeof readFinishedTasks>> {
  const { db, tenant, languages, player } = visit
  const { adventure } = player
  const content = adventure && (await readContent(db, tenant.id, adventure.versionId))
  if (!content) return { tasks: [] }
  const isMine = (table: typeof completions | typeof reviews) =>
    and(
      eq(table.tenantId, player.tenantId),
      eq(table.personId, player.id),
      eq(table.adventureId, adventure.id),
    )
  const [done, handedIn] = await Promise.all([
    db.select().from(completions).where(isMine(completions)).orderBy(desc(completions.completedAt)),
    db
      .select({ ...RATING, taskId: reviews.taskId })
      .from(reviews)
      .leftJoin(rater, and(eq(rater.tenantId, reviews.tenantId), eq(rater.id, reviews.ratedBy)))
      .where(isMine(reviews))
      .orderBy(desc(reviews.handedInAt)),
  ])
  const words = wordsIn(content, languages, tenant)
  return {
    tasks: done.flatMap(({ taskId, completedAt, points }): FinishedTask[] => {
      const placed = content.tasks.get(taskId)
      const mission = placed && content.missions.get(placed.missionId)
      if (!mission) return []
      const mine = handedIn.filter((review) => review.taskId === taskId)
      return [
        {
          id: taskId,
          name: words.task(taskId).name,
          type: placed.task.content.type,
          mission: { id: mission.id, name: words.mission(mission.id), kind: mission.type },
          completedAt: completedAt.toISOString(),
          points,
          isWaiting: mine[0]?.stars === null,
          rating: mine.map(showRating).find((rating) => rating !== null) ?? null,
        },
      ]
    }),
  }
}
