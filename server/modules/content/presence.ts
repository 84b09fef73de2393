import { and, asc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { noteContentPresence } from '#shared/contract/content-presence.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { MAKERS } from '#shared/domain/roles.ts'
import type { Database } from '#server/db/database.ts'
import { contentPresences } from '#server/db/schema/content.ts'
import { people } from '#server/db/schema/people.ts'
import { notFound } from '#server/http/problem.ts'
import { findDraft } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

/** Who was not heard of for longer is not there any more; pages say that they are there every quarter of it. */
const THERE_MS = MINUTE_MS

/** @throws Problem 404 */
export async function notePresence(
  { params: { folder }, body: { path } }: HandlerInput<typeof noteContentPresence>,
  visit: MakerVisit,
): Promise<Reply<typeof noteContentPresence>> {
  const { db, tenant, player, now } = visit
  if (!(await findDraft(db, folder, visit))) throw notFound()
  const mine = { tenantId: tenant.id, folder, personId: player.id }
  await db
    .insert(contentPresences)
    .values({ ...mine, path, seenAt: now })
    .onConflictDoUpdate({
      target: [contentPresences.tenantId, contentPresences.folder, contentPresences.personId],
      set: { path, seenAt: now },
    })
  return { others: await readOthers(mine, db, now) }
}

type Mine = Pick<typeof contentPresences.$inferSelect, 'tenantId' | 'folder' | 'personId'>

/** By name; without those who may not make adventures any more. */
function readOthers({ tenantId, folder, personId }: Mine, db: Database, now: Date) {
  return db
    .select({ id: people.id, name: people.displayName, path: contentPresences.path })
    .from(contentPresences)
    .innerJoin(
      people,
      and(eq(people.tenantId, contentPresences.tenantId), eq(people.id, contentPresences.personId)),
    )
    .where(
      and(
        eq(contentPresences.tenantId, tenantId),
        eq(contentPresences.folder, folder),
        ne(contentPresences.personId, personId),
        gt(contentPresences.seenAt, new Date(now.getTime() - THERE_MS)),
        eq(people.isDisabled, false),
        inArray(people.role, [...MAKERS]),
      ),
    )
    .orderBy(asc(people.displayName), asc(people.id))
}

export async function sweepPresences(db: Database, now: Date): Promise<void> {
  await db.delete(contentPresences).where(lt(contentPresences.seenAt, new Date(now.getTime() - THERE_MS)))
}
