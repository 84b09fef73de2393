import { and, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/database.ts'
import { operators } from '#server/db/schema/operators.ts'
import { totpSecrets } from '#server/db/schema/second-factor.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { isSealed, type Secrets } from './secrets.ts'

interface Stored {
  table: PgTable
  column: PgColumn
  /** As `secrets.ts` says it. */
  place: SQL<string>
}

const APPS: Stored = {
  table: totpSecrets,
  column: totpSecrets.secret,
  place: sql<string>`'totp ' || ${totpSecrets.tenantId} || ' ' || ${totpSecrets.personId}`,
}
const CAPTCHAS: Stored = {
  table: tenants,
  column: tenants.captchaSecret,
  place: sql<string>`'captcha ' || ${tenants.id}`,
}
const operator = (column: PgColumn): Stored => ({
  ...{ table: operators, column, place: sql<string>`'operator ' || ${operators.id}` },
})
const ALL = [APPS, CAPTCHAS, operator(operators.totpSecret), operator(operators.offeredSecret)]

/**
 * Seals what is not sealed with the first key yet: rows from before there was one, and all of them after a new one took its place.
 * @returns how many can be read by no key that is here; they stay as they are
 */
export async function sealStored(db: Database, secrets: Secrets): Promise<number> {
  let lost = 0
  for (const stored of ALL) lost += await seal(db, stored, secrets)
  return lost
}

async function seal(db: Database, stored: Stored, secrets: Secrets, of?: SQL): Promise<number> {
  const { table, column, place } = stored
  let lost = 0
  for (const row of await notOfFirstKey(db, stored, secrets, of)) {
    const secret = isSealed(row.secret) ? secrets.open(row.secret, row.place) : row.secret
    if (secret === null) {
      lost += 1
      continue
    }
    const sealed = secrets.seal(secret, row.place)
    // anyone who changed it meanwhile was right
    await db.execute(
      sql`update ${table} set ${sql.identifier(column.name)} = ${sealed}
        where ${eq(column, row.secret)} and ${eq(place, row.place)}`,
    )
  }
  return lost
}

async function notOfFirstKey(
  db: Database,
  { table, column, place }: Stored,
  { prefix }: Secrets,
  of?: SQL,
): Promise<{ secret: string; place: string }[]> {
  return db
    .select({ secret: sql<string>`${column}`, place })
    .from(table)
    .where(and(isNotNull(column), not(sql`starts_with(${column}, ${prefix})`), of))
}

export interface LostSecrets {
  /** People whose authenticator apps give no code that is good here. */
  apps: number
  hasCaptcha: boolean
}

/**
 * Seals a tenant's secrets with this server's key, in the transaction that brought its rows. What another server's key has sealed, and
 * this one does not have, cannot be read: it is taken out, and said. Recovery codes stay: they prove logins of those who lost an app so.
 */
export async function adoptSecrets(tx: Database, tenantId: string, secrets: Secrets): Promise<LostSecrets> {
  const isCaptchaOf = eq(tenants.id, tenantId)
  const captchas = await seal(tx, CAPTCHAS, secrets, isCaptchaOf)
  if (captchas > 0) await tx.update(tenants).set({ captchaSecret: null }).where(isCaptchaOf)
  const isAppOf = eq(totpSecrets.tenantId, tenantId)
  const apps = await seal(tx, APPS, secrets, isAppOf)
  if (apps > 0) {
    await tx
      .delete(totpSecrets)
      .where(and(isAppOf, not(sql`starts_with(${totpSecrets.secret}, ${secrets.prefix})`)))
  }
  return { apps, hasCaptcha: captchas > 0 }
}
