import { createHash } from 'node:crypto'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { throttles } from '#server/db/schema/people.ts'

/** How often something may be tried. */
export interface ThrottlePolicy {
  windowMs: number
  /** How long it stays closed after the nth try of a window; 0 keeps it open. */
  closeMs(tries: number, sinceMs: number): number
}

/** So many in a window; then closed until it is over. */
export function mostIn(windowMs: number, count: number): ThrottlePolicy {
  return { windowMs, closeMs: (tries, sinceMs) => (tries < count ? 0 : windowMs - sinceMs) }
}

export interface ThrottleState {
  count: number
  since: Date
  closedUntil: Date | null
}

/** One more try: the state after it, and how long to wait, in ms, when it is refused. A refused try does not count. */
export function nextTry(
  state: ThrottleState | null,
  policy: ThrottlePolicy,
  now: Date,
): { state: ThrottleState; waitMs: number } {
  const waitMs = state?.closedUntil ? state.closedUntil.getTime() - now.getTime() : 0
  if (state && waitMs > 0) return { state, waitMs }
  const isSameWindow = state !== null && now.getTime() - state.since.getTime() < policy.windowMs
  const since = isSameWindow ? state.since : now
  const count = isSameWindow ? state.count + 1 : 1
  const closeMs = policy.closeMs(count, now.getTime() - since.getTime())
  return {
    state: { count, since, closedUntil: closeMs > 0 ? new Date(now.getTime() + closeMs) : null },
    waitMs: 0,
  }
}

interface Throttled {
  tenantId: string
  /** What is counted; kept hashed. */
  subject: string
}

/** Counts a try, in the database: all processes share it. Returns the ms to wait; 0: go on. */
export async function countTry(
  db: Database,
  { tenantId, subject }: Throttled,
  policy: ThrottlePolicy,
  now: Date,
): Promise<number> {
  const key = keyOf(subject)
  const isRow = and(eq(throttles.tenantId, tenantId), eq(throttles.key, key))
  return db.transaction(async (tx) => {
    await tx.insert(throttles).values({ tenantId, key, count: 0, since: now }).onConflictDoNothing()
    const [row] = await tx.select().from(throttles).where(isRow).for('update')
    const { state, waitMs } = nextTry(row ?? null, policy, now)
    if (waitMs === 0) await tx.update(throttles).set(state).where(isRow)
    return waitMs
  })
}

/** How often it was tried in the window that is open now. */
export async function readTries(
  db: Database,
  { tenantId, subject }: Throttled,
  { windowMs }: ThrottlePolicy,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ count: throttles.count })
    .from(throttles)
    .where(
      and(
        eq(throttles.tenantId, tenantId),
        eq(throttles.key, keyOf(subject)),
        gt(throttles.since, new Date(now.getTime() - windowMs)),
      ),
    )
  return row?.count ?? 0
}

/** Takes back a try that was counted at `now`: it turned out to be none, and so the one that closed may open again. */
export async function giveTryBack(db: Database, { tenantId, subject }: Throttled, now: Date): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)`, closedUntil: null })
    .where(
      and(
        eq(throttles.tenantId, tenantId),
        eq(throttles.key, keyOf(subject)),
        // not of a window that began after it
        lte(throttles.since, now),
      ),
    )
}

export async function forgetTries(db: Database, { tenantId, subject }: Throttled): Promise<void> {
  await db.delete(throttles).where(and(eq(throttles.tenantId, tenantId), eq(throttles.key, keyOf(subject))))
}

/** Forgets what no window can reach any more. */
export async function dropOldTries(db: Database, before: Date): Promise<void> {
  await db.delete(throttles).where(lt(throttles.since, before))
}

function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
