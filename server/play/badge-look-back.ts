import { enqueue } from '#server/lib/jobs.ts'
import type { Database } from '#server/db/database.ts'
import type { PublishedAdventure } from '#shared/scene/published.ts'

/** Of the job that gives people the badges for what they did before there were any. */
export const LOOK_BACK = 'badges-look-back'

interface LookBack {
  tenantId: string
  adventureId: string
  /** The person after whom it goes on; null: from the first. */
  after: string | null
}

/** In the transaction that publishes: a new or changed rule applies to the past as well. */
export async function lookBackFor(
  tx: Database,
  { tenantId, adventureId }: { tenantId: string; adventureId: string },
  { badges = [] }: PublishedAdventure,
  now: Date,
): Promise<void> {
  if (badges.length > 0) await enqueueLookBack(tx, { tenantId, adventureId, after: null }, now)
}

export async function enqueueLookBack(
  db: Database,
  { tenantId, ...payload }: LookBack,
  now: Date,
): Promise<void> {
  await enqueue(db, { tenantId, kind: LOOK_BACK, payload }, now)
}
