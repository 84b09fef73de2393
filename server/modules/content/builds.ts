import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, desc, eq, isNull, notInArray } from 'drizzle-orm'
import type { ContentBuild } from '#shared/contract/content.ts'
import type { Database } from '#server/db/database.ts'
import { contentBuilds } from '#server/db/schema/content.ts'
import { notFound } from '#server/http/problem.ts'
import { enqueue } from '#server/lib/jobs.ts'
import { lastSeenIn } from '#server/play/trials.ts'
import { lockDraft } from './drafts.ts'
import { CONTENT_BUILD } from './run-build.ts'
import { showBuild } from './show-content.ts'
import type { MakerVisit } from './visit.ts'

/** @throws Problem 404 */
export async function beginBuild(folder: string, visit: MakerVisit): Promise<ContentBuild> {
  const { db, tenant, player, now } = visit
  return db.transaction(async (tx) => {
    const { revision } = await lockDraft(tx, folder, visit)
    const isOfThis = and(
      eq(contentBuilds.tenantId, tenant.id),
      eq(contentBuilds.folder, folder),
      eq(contentBuilds.revision, revision),
      notInArray(contentBuilds.state, ['failed', 'superseded']),
      isNull(contentBuilds.scheduleId),
    )
    const [known] = await tx
      .select()
      .from(contentBuilds)
      .where(isOfThis)
      .orderBy(desc(contentBuilds.createdAt))
      .limit(1)
    if (known && (await isOfUse(tx, known, visit))) return showBuild(known)
    const id = randomUUID()
    const [row] = await tx
      .insert(contentBuilds)
      .values({
        ...{ tenantId: tenant.id, folder, id, revision, state: 'waiting', personId: player.id },
        createdAt: now,
      })
      .returning()
    if (!row) throw new Error('a build was not kept')
    await enqueue(tx, { tenantId: tenant.id, kind: CONTENT_BUILD, payload: { id } }, now)
    return showBuild(row)
  })
}

/** Whether it says what publishing changes now: another publication meanwhile makes it old. */
async function isOfUse(
  tx: Database,
  { id, folder, state, content, base }: typeof contentBuilds.$inferSelect,
  visit: MakerVisit,
): Promise<boolean> {
  if (state !== 'done') return true
  if (content === null) return false
  const last = await lastSeenIn(tx, folder, visit.tenant.id)
  return base === (last?.number ?? null) || last?.buildId === id
}

/** How often somebody who waits for a build looks, and how many times. */
const LOOK_EVERY_MS = 400
const MOST_LOOKS = 50

/** Waits until it has ended, or for 20 s. @throws Problem 404 */
export async function awaitBuild(folder: string, buildId: string, visit: MakerVisit): Promise<ContentBuild> {
  const { db, tenant } = visit
  const isIt = and(
    eq(contentBuilds.tenantId, tenant.id),
    eq(contentBuilds.folder, folder),
    eq(contentBuilds.id, buildId),
  )
  for (let looks = 1; ; looks += 1) {
    const [row] = await db.select().from(contentBuilds).where(isIt)
    if (!row) throw notFound()
    if (row.endedAt !== null || looks >= MOST_LOOKS) return showBuild(row)
    await setTimeout(LOOK_EVERY_MS)
  }
}
