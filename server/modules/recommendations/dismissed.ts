import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import { dismissals } from '#server/db/schema/play.ts'
import { notFound } from '#server/http/problem.ts'
import { readContent } from '#server/play/read-content.ts'
import { mustPlay } from '#server/policies/must-play.ts'
import type { Visit } from './visit.ts'

const RETENTION_MS = 14 * DAY_MS

/** Tasks that the player has dismissed within the last two weeks. */
export async function readDismissed(
  { db, now, player }: Visit,
  adventureId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ taskId: dismissals.taskId })
    .from(dismissals)
    .where(
      and(
        eq(dismissals.tenantId, player.tenantId),
        eq(dismissals.personId, player.id),
        eq(dismissals.adventureId, adventureId),
        gt(dismissals.dismissedAt, new Date(now.getTime() - RETENTION_MS)),
      ),
    )
  return new Set(rows.map(({ taskId }) => taskId))
}

/** @throws Problem 404 for a task that the player's adventure does not have */
export async function dismiss(taskId: string, { db, now, tenant, player }: Visit): Promise<void> {
  const adventure = mustPlay(player)
  const content = await readContent(db, tenant.id, adventure.versionId)
  if (!content?.tasks.has(taskId)) throw notFound()
  await db
    .insert(dismissals)
    .values({
      tenantId: tenant.id,
      personId: player.id,
      adventureId: adventure.id,
      taskId,
      dismissedAt: now,
    })
    .onConflictDoUpdate({
      target: [dismissals.tenantId, dismissals.personId, dismissals.adventureId, dismissals.taskId],
      set: { dismissedAt: now },
    })
}
