import { and, eq, sql } from 'drizzle-orm'
import type { awaitVersion } from '#shared/contract/adventure-version.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import type { VisitOf } from '#server/http/route.ts'
import { versionWatch } from '#server/play/version-watch.ts'
import { mustPlay } from '#server/policies/must-play.ts'

/** Ended before proxies give up on a call that says nothing. */
const LONGEST_MS = 20_000

/** @throws Problem 404 for somebody who plays no adventure */
export async function answerVersion(
  { seen }: HandlerInput<typeof awaitVersion>['query'],
  { db, tenant, player }: VisitOf<typeof awaitVersion>,
): Promise<Reply<typeof awaitVersion>> {
  const { id, versionId } = mustPlay(player)
  if (versionId !== seen) return { version: versionId }
  await versionWatch(db).change(id, seen, LONGEST_MS)
  const [row] = await db
    .select({ version: versionSeenBy(sql`${player.id}::uuid`) })
    .from(adventures)
    .where(and(eq(adventures.tenantId, tenant.id), eq(adventures.id, id)))
  return { version: row?.version ?? seen }
}
