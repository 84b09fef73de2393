import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'
import { attempts } from '#server/db/schema/play.ts'
import type { Content } from '#server/play/content.ts'
import type { Visit } from './visit.ts'

/** Exams that the player may not try now: not yet again, or no more. One that is under way goes on all the same. */
export async function readClosedExams(
  { db, now, player }: Visit,
  adventureId: string,
  content: Content,
): Promise<ReadonlySet<string>> {
  const exams = new Map(limitedExams(content))
  if (exams.size === 0) return new Set()
  const rows = await db
    .select({
      taskId: attempts.taskId,
      finishedAt: attempts.finishedAt,
      endsAt: sql<number | null>`(${attempts.state} ->> 'endsAt')::float8`,
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.tenantId, player.tenantId),
        eq(attempts.personId, player.id),
        eq(attempts.adventureId, adventureId),
        inArray(attempts.taskId, [...exams.keys()]),
        isNotNull(attempts.finishedAt),
        eq(attempts.isReview, false),
      ),
    )
  const closed = [...exams].filter(([id, exam]) => {
    const earlier = rows.flatMap(({ taskId, finishedAt, endsAt }) =>
      taskId === id && finishedAt ? [{ finishedAt, endsAt }] : [],
    )
    return TASKS_SERVER[exam.type].exam?.furtherTry(exam, earlier, now) !== null
  })
  return new Set(closed.map(([id]) => id))
}

function limitedExams({ tasks }: Content): [string, TaskPublished][] {
  return [...tasks.values()].flatMap(({ task: { id, content } }): [string, TaskPublished][] =>
    TASKS_SERVER[content.type].exam?.isLimited(content) ? [[id, content]] : [],
  )
}
