import type { ViewsOfFiles } from '#kinds/define/server.ts'
import { TASKS_SERVER } from '#kinds/server.ts'
import { and, eq } from 'drizzle-orm'
import { TaskSummary } from '#shared/contract/attempts.ts'
import type { HandedIn, readReviewWork, ReviewWork } from '#shared/contract/reviews.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { attempts } from '#server/db/schema/play.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readEarlierRatings, readReviews, wordsOf } from '#server/play/read-reviews.ts'
import { mustLeadReview } from '#server/policies/must-lead.ts'
import { VERSION_OF_ATTEMPT } from './attempt.ts'
import { playsOfTask } from './plays.ts'
import { viewsOf } from './uploads/file-views.ts'
import { checkedUploadsOf } from './uploads/rows.ts'

type LeaderVisit = VisitOf<typeof readReviewWork>

/** What a player of mine handed in, nothing hidden. @throws Problem 404 */
export async function readWork(reviewId: string, visit: LeaderVisit): Promise<ReviewWork> {
  const { db, player } = visit
  await mustLeadReview(db, player, reviewId)
  const [[review], attempt] = await Promise.all([
    readReviews(visit, [reviewId]),
    readAttemptOf(reviewId, visit),
  ])
  if (!review || !attempt) throw notFound()
  const { startedAt, finishedAt, reply } = attempt
  const placed = await placedTask(attempt, visit)
  return {
    review,
    handedIn: await handedInOf(attempt, placed, visit),
    ...(placed && ratingOf(placed)),
    score: TaskSummary.safeParse(reply).data?.score ?? null,
    startedAt: startedAt.toISOString(),
    seconds: finishedAt ? Math.round((finishedAt.getTime() - startedAt.getTime()) / 1000) : 0,
    earlier: await readEarlierRatings(visit, review),
  }
}

async function readAttemptOf(reviewId: string, { db, player }: LeaderVisit) {
  const [attempt] = await db
    .select({
      id: attempts.id,
      taskId: attempts.taskId,
      state: attempts.state,
      startedAt: attempts.startedAt,
      finishedAt: attempts.finishedAt,
      reply: attempts.finishReply,
      versionId: VERSION_OF_ATTEMPT,
    })
    .from(reviews)
    .innerJoin(attempts, and(eq(attempts.tenantId, reviews.tenantId), eq(attempts.id, reviews.attemptId)))
    .innerJoin(
      adventures,
      and(eq(adventures.tenantId, reviews.tenantId), eq(adventures.id, reviews.adventureId)),
    )
    .where(and(eq(reviews.tenantId, player.tenantId), eq(reviews.id, reviewId)))
  return attempt
}

type Attempt = NonNullable<Awaited<ReturnType<typeof readAttemptOf>>>

/** The task in the version of the attempt; null where it was withdrawn. */
async function placedTask({ taskId, versionId }: Attempt, visit: LeaderVisit) {
  const version = (await wordsOf(visit, [versionId])).get(versionId)
  const placed = version?.content.tasks.get(taskId)
  return version && placed ? { task: placed.task, text: version.words.task(taskId) } : null
}

type Placed = Awaited<ReturnType<typeof placedTask>>

function ratingOf({ task, text }: NonNullable<Placed>): Pick<ReviewWork, 'rating'> {
  const { criteria = [], comments = [] } = task.rating ?? {}
  if (criteria.length + comments.length === 0) return {}
  return {
    rating: {
      criteria: criteria.map((one) => text.rating?.[one]?.title ?? one),
      comments: comments.map((one) => text.rating?.[one]?.text ?? one),
    },
  }
}

/** Empty for a task that was withdrawn: its questions are gone. */
async function handedInOf({ id, state }: Attempt, placed: Placed, visit: LeaderVisit): Promise<HandedIn[]> {
  if (!placed) return []
  const { text } = placed
  const { content } = placed.task
  const kind = TASKS_SERVER[content.type]
  const play = playsOfTask(kind.unhidden(content)).resume(state)
  const views = kind.files ? await viewsOfFiles(id, visit) : NO_FILES
  return kind.handedIn(play.playable(text), play.show(text, true, visit.now), views)
}

const NO_FILES: ViewsOfFiles = new Map()

async function viewsOfFiles(attemptId: string, visit: LeaderVisit): Promise<ViewsOfFiles> {
  const rows = await checkedUploadsOf(visit.db, { tenantId: visit.player.tenantId, attemptId })
  const views = rows.map(async (row) => [row.id, await viewsOf(row, visit)] as const)
  return new Map(await Promise.all(views))
}
