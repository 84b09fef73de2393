import { and, eq } from 'drizzle-orm'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { ExtraExamTime } from '#shared/domain/exam-time.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'
import { people } from '#server/db/schema/people.ts'
import type { PlayerVisit } from './visit.ts'

/** Percent that the player has longer for this task, null where it has no limit; 0 in a kind without extra time. */
export async function extraTimeFor(
  { type }: TaskPublished,
  { db, player }: Pick<PlayerVisit, 'db' | 'player'>,
): Promise<ExtraExamTime> {
  if (!TASKS_SERVER[type].hasExtraTime) return 0
  const [person] = await db
    .select({ extraExamTime: people.extraExamTime })
    .from(people)
    .where(and(eq(people.tenantId, player.tenantId), eq(people.id, player.id)))
  return person ? person.extraExamTime : 0
}
