import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { totpSecrets } from '#server/db/schema/second-factor.ts'
import { totpPlace, type Secrets } from '../secrets.ts'
import { checkTotp, newSecret } from '../totp.ts'
import { isOf, type Owner } from './factors.ts'

/** Where secrets of apps lie, and what seals them. */
export interface CodeStore {
  db: Database
  secrets: Secrets
}

/**
 * A new secret each time, until one is confirmed: anyone who began before, with a password that leaked, knows none that is good. Null where
 * codes are set up already.
 */
export async function beginSetup(
  { db, secrets }: CodeStore,
  owner: Owner,
  now: Date,
): Promise<string | null> {
  const { tenantId, id: personId } = owner
  const offered = newSecret()
  const secret = secrets.seal(offered, totpPlace(tenantId, personId))
  const [row] = await db
    .insert(totpSecrets)
    .values({ tenantId, personId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: [totpSecrets.tenantId, totpSecrets.personId],
      set: { secret, createdAt: now },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ personId: totpSecrets.personId })
  return row ? offered : null
}

type SetupOutcome = 'done' | 'wrong' | 'none'

/** The first right code confirms the set-up; `none`: nothing is being set up. */
export async function confirmSetup(
  { db, secrets }: CodeStore,
  owner: Owner,
  code: string,
  now: Date,
): Promise<SetupOutcome> {
  const isOpen = and(isOf(totpSecrets, owner), isNull(totpSecrets.confirmedAt))
  const [row] = await db.select().from(totpSecrets).where(isOpen)
  const secret = row ? secrets.open(row.secret, totpPlace(owner.tenantId, owner.id)) : null
  if (secret === null) return 'none'
  const step = checkTotp({ secret, code, now, lastStep: null })
  if (step === null) return 'wrong'
  const [done] = await db
    .update(totpSecrets)
    .set({ confirmedAt: now, lastStep: step })
    .where(isOpen)
    .returning({ personId: totpSecrets.personId })
  return done ? 'done' : 'none'
}

/** Uses a code up: of two calls with the same one is true. None is right where the secret is of a key that the server has not. */
export async function takeCode(
  { db, secrets }: CodeStore,
  owner: Owner,
  code: string,
  now: Date,
): Promise<boolean> {
  const isSetUp = and(isOf(totpSecrets, owner), isNotNull(totpSecrets.confirmedAt))
  const [row] = await db.select().from(totpSecrets).where(isSetUp)
  const secret = row ? secrets.open(row.secret, totpPlace(owner.tenantId, owner.id)) : null
  if (!row || secret === null) return false
  const step = checkTotp({ secret, code, now, lastStep: row.lastStep })
  if (step === null) return false
  const isUnused = or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step))
  const used = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(isSetUp, eq(totpSecrets.secret, row.secret), isUnused))
    .returning({ personId: totpSecrets.personId })
  return used.length > 0
}
