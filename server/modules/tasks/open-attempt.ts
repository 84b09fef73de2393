import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { attempts } from '#server/db/schema/play.ts'
import type { AttemptRow } from './attempt.ts'
import type { PlayerVisit } from './visit.ts'

export interface Beginning {
  adventureId: string
  taskId: string
  isReview: boolean
  stored: unknown
  progress: number
}

/** The open attempt of a task, else a new one that begins so. */
export async function openAttempt(
  db: Database,
  player: PlayerVisit['player'],
  { adventureId, taskId, isReview, stored, progress }: Beginning,
  now: Date,
): Promise<AttemptRow> {
  const [attempt] = await db
    .insert(attempts)
    .values({
      tenantId: player.tenantId,
      personId: player.id,
      adventureId,
      id: randomUUID(),
      taskId,
      isReview,
      startedAt: now,
      state: stored,
      progress,
    })
    .onConflictDoUpdate({
      target: [attempts.tenantId, attempts.personId, attempts.adventureId, attempts.taskId],
      targetWhere: sql`${attempts.finishedAt} is null`,
      // a change of nothing, so that the open one is returned
      set: { taskId },
    })
    .returning()
  if (!attempt) throw new Error('an attempt was neither found nor made')
  return attempt
}
