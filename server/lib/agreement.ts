import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { agreementAcceptances, agreementVersions } from '#server/db/schema/agreements.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants } from '#server/db/schema/tenants.ts'

type Agreed = Pick<typeof people.$inferSelect, 'agreedAt' | 'agreedVersion'>

/** Whether somebody has accepted what the tenant demands. */
export function hasAgreed(
  { agreedAt, agreedVersion }: Agreed,
  { demandedAgreement }: Pick<typeof tenants.$inferSelect, 'demandedAgreement'>,
): boolean {
  return agreedAt !== null && agreedVersion >= demandedAgreement
}

/** The version that is shown; null while it is the product's own text. */
export async function readLatestAgreement(
  db: Database,
  tenantId: string,
): Promise<typeof agreementVersions.$inferSelect | null> {
  const [latest] = await db
    .select()
    .from(agreementVersions)
    .where(eq(agreementVersions.tenantId, tenantId))
    .orderBy(desc(agreementVersions.number))
    .limit(1)
  return latest ?? null
}

interface Acceptance {
  tenantId: string
  personId: string
  version: number
}

/** Writes down that somebody accepted a version, with the moment of the first time; in the caller's transaction. */
export async function recordAcceptance(
  tx: Database,
  { tenantId, personId, version }: Acceptance,
  now: Date,
): Promise<void> {
  const isThem = and(
    eq(people.tenantId, tenantId),
    eq(people.id, personId),
    // accounts that are gone accept nothing
    eq(people.isDisabled, false),
  )
  const agreed = await tx
    .update(people)
    .set({
      agreedAt: sql`coalesce(${people.agreedAt}, ${now.toISOString()}::timestamptz)`,
      agreedVersion: sql`greatest(${people.agreedVersion}, ${version}::int)`,
    })
    .where(isThem)
    .returning({ id: people.id })
  if (agreed.length === 0) return
  await tx
    .insert(agreementAcceptances)
    .values({ tenantId, personId, version, acceptedAt: now })
    .onConflictDoNothing()
}

/** As the database has it: what a process knows of its tenants may be seconds old. */
export async function readDemandedAgreement(db: Database, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ demanded: tenants.demandedAgreement })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
  return row?.demanded ?? 0
}
