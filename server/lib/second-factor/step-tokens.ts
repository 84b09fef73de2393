import { and, eq, gt, lt } from 'drizzle-orm'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { secondSteps, type StepKind } from '#server/db/schema/second-factor.ts'
import { hashToken, makeToken } from '../tokens.ts'
import { isOf, type Owner } from './factors.ts'

const LIFE_MS = 10 * MINUTE_MS

/** Something at random that is good once, for ten minutes: 43 characters of base64url. */
export async function issueStepToken(
  db: Database,
  { tenantId, id: personId }: Owner,
  kind: StepKind,
  now: Date,
): Promise<string> {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await db.insert(secondSteps).values({ tenantId, personId, tokenHash: hashToken(token), kind, expiresAt })
  return token
}

/** Uses it up: of two calls with the same one is true. */
export async function takeStepToken(
  db: Database,
  owner: Owner,
  kind: StepKind,
  token: string,
  now: Date,
): Promise<boolean> {
  const isIt = and(
    isOf(secondSteps, owner),
    eq(secondSteps.tokenHash, hashToken(token)),
    eq(secondSteps.kind, kind),
    gt(secondSteps.expiresAt, now),
  )
  const taken = await db.delete(secondSteps).where(isIt).returning({ kind: secondSteps.kind })
  return taken.length > 0
}

/** Forgets what is good no more. */
export async function dropOldSteps(db: Database, now: Date): Promise<void> {
  await db.delete(secondSteps).where(lt(secondSteps.expiresAt, now))
}
