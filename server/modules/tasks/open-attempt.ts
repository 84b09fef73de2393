import { randomUUID } from 'node:crypto'
import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { attempts, completions } from '#server/db/schema/play.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { isOwn, type AttemptRow } from './attempt.ts'
import type { PlayerVisit } from './visit.ts'

export interface Beginning {
  adventureId: string
  /** The version that it begins with, and ends with; null: it is judged by what players see. */
  versionId: string | null
  taskId: string
  isReview: boolean
  stored: unknown
  progress: number
}

/** The open attempt of a task, else a new one that begins so. */
export async function openAttempt(
  db: Database,
  player: PlayerVisit['player'],
  { adventureId, versionId, taskId, isReview, stored, progress }: Beginning,
  now: Date,
): Promise<AttemptRow> {
  const [attempt] = await db
    .insert(attempts)
    .values({
      tenantId: player.tenantId,
      personId: player.id,
      adventureId,
      versionId,
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

type Tried = Pick<Beginning, 'adventureId' | 'taskId'>

/** As it is now: a finish may have come since the player's progress was read. */
export async function isCompleted(
  db: Database,
  player: PlayerVisit['player'],
  tried: Tried,
): Promise<boolean> {
  return (await completionOf(db, player, tried)).length > 0
}

/**
 * Makes a review of an attempt whose task is completed: it was opened while a finish passed, which closed the one before.
 * @returns whether it was
 */
export async function becomesReview(
  db: Database,
  player: PlayerVisit['player'],
  { id, adventureId, taskId }: Tried & { id: string },
): Promise<boolean> {
  const changed = await db
    .update(attempts)
    .set({ isReview: true })
    .where(and(isOwn(id, player), exists(completionOf(db, player, { adventureId, taskId }))))
    .returning({ id: attempts.id })
  return changed.length > 0
}

/** Of a task that its leader sent back there is none: it may be handed in once more. */
function completionOf(db: Database, player: PlayerVisit['player'], { adventureId, taskId }: Tried) {
  const isSentBack = db
    .select({ mayRepeat: reviews.mayRepeat })
    .from(reviews)
    .where(
      and(
        eq(reviews.tenantId, player.tenantId),
        eq(reviews.personId, player.id),
        eq(reviews.adventureId, adventureId),
        eq(reviews.taskId, taskId),
      ),
    )
    .orderBy(desc(reviews.handedInAt), desc(isNull(reviews.ratedAt)))
    .limit(1)
  return db
    .select({ taskId: completions.taskId })
    .from(completions)
    .where(
      and(
        eq(completions.tenantId, player.tenantId),
        eq(completions.personId, player.id),
        eq(completions.adventureId, adventureId),
        eq(completions.taskId, taskId),
        sql`${isSentBack} is not true`,
      ),
    )
}
