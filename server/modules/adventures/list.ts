import { and, asc, eq } from 'drizzle-orm'
import type { MyAdventure, readMyAdventures } from '#shared/contract/adventures.ts'
import { dueOf } from '#shared/domain/due.ts'
import { adventures, enrolments } from '#server/db/schema/adventures.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import type { VisitOf } from '#server/http/route.ts'
import { readDueDays, type DueDays } from '#server/play/due-days.ts'
import { readPlayerContext } from '#server/play/player-context.ts'
import { progressBelow } from '#server/play/player-progress.ts'

/** Those that the player is enrolled in, the oldest enrolment first. */
export async function listMyAdventures(visit: VisitOf<typeof readMyAdventures>): Promise<MyAdventure[]> {
  const { db, player } = visit
  const rows = await db
    .select({
      id: adventures.id,
      versionId: versionSeenBy(enrolments.personId),
      isActive: enrolments.isActive,
    })
    .from(enrolments)
    .innerJoin(
      adventures,
      and(eq(adventures.tenantId, enrolments.tenantId), eq(adventures.id, enrolments.adventureId)),
    )
    .where(and(eq(enrolments.tenantId, player.tenantId), eq(enrolments.personId, player.id)))
    .orderBy(asc(enrolments.createdAt), asc(adventures.folder))
  const dueDays = await readDueDays(db, player.tenantId, [player.id])
  const shown = await Promise.all(rows.map((row) => showAdventure(row, dueDays, visit)))
  return shown.filter((adventure) => adventure !== null)
}

async function showAdventure(
  row: { id: string; versionId: string; isActive: boolean },
  dueDays: DueDays,
  visit: VisitOf<typeof readMyAdventures>,
): Promise<MyAdventure | null> {
  const context = await readPlayerContext(visit, row)
  if (!context) return null
  const { content, progress: played, words } = context
  const progress = progressBelow(content, played, content.published.rootMission)
  const due = dueOf(dueDays(visit.player.id, row.id), progress, played.today)
  return {
    id: row.id,
    name: words.adventure,
    thumbnail: content.published.thumbnail,
    progress,
    isActive: row.isActive,
    ...(due && { due }),
  }
}
