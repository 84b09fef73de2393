import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { people } from '#server/db/schema/people.ts'
import { tenantHosts, tenants } from '#server/db/schema/tenants.ts'
import { createAccount } from '#server/lib/accounts.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import { enrol } from '#server/play/enrol.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from './people.ts'
import { DEMO_TENANTS, type DemoTenant } from './tenants.ts'

/** Sets the demo's tenants and people up. Whatever is there already stays; what players did is never touched. */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  let passwordHash: Promise<string> | null = null
  for (const tenant of DEMO_TENANTS) {
    const tenantId = await seedTenant(db, tenant, now)
    const known = await db.select({ email: people.email }).from(people).where(eq(people.tenantId, tenantId))
    for (const person of DEMO_PEOPLE.filter(({ email }) => !known.some((one) => one.email === email))) {
      passwordHash ??= hashPassword(DEMO_PASSWORD)
      await createAccount(db, {
        ...person,
        tenantId,
        displayName: `${person.firstName} ${person.lastName}`,
        passwordHash: await passwordHash,
        agreedAt: now,
        createdAt: now,
      })
    }
  }
}

/** Enrols the demo's people in everything that their tenant has published. */
export async function enrolDemo(db: Database, now: Date): Promise<void> {
  const demoPeople = await db
    .select({ tenantId: people.tenantId, personId: people.id, adventureId: adventures.id })
    .from(people)
    .innerJoin(tenants, eq(tenants.id, people.tenantId))
    .innerJoin(adventures, eq(adventures.tenantId, people.tenantId))
    .where(
      and(
        inArray(
          tenants.name,
          DEMO_TENANTS.map(({ name }) => name),
        ),
        inArray(
          people.email,
          DEMO_PEOPLE.map(({ email }) => email),
        ),
      ),
    )
    .orderBy(adventures.folder)
  for (const enrolment of demoPeople) await enrol(db, enrolment, now)
}

/**
 * A demo tenant always looks as it is written here. Its hosts, and every host that nobody claims, are taken over from
 * whoever had them: a server that says where the demo is must show it there.
 */
function seedTenant(db: Database, { hosts, ...tenant }: DemoTenant, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    if (tenant.isDefault) {
      await tx
        .update(tenants)
        .set({ isDefault: false })
        .where(and(tenants.isDefault, ne(tenants.name, tenant.name)))
    }
    const tenantId = await writeTenant(tx, tenant, now)
    for (const host of hosts) {
      await tx
        .insert(tenantHosts)
        .values({ host, tenantId })
        .onConflictDoUpdate({ target: tenantHosts.host, set: { tenantId } })
    }
    return tenantId
  })
}

async function writeTenant(db: Database, tenant: Omit<DemoTenant, 'hosts'>, now: Date): Promise<string> {
  // who may register, and whether the shop is open, is what an admin has decided since
  const { registration: _, registrationDomains: __, registrationContact: ___, ...look } = tenant
  const [row] = await db
    .insert(tenants)
    .values({
      ...tenant,
      id: randomUUID(),
      forgerySecret: randomBytes(32).toString('base64url'),
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: tenants.name,
      set: {
        ...look,
        features: sql`${JSON.stringify(tenant.features)}::jsonb || jsonb_build_object('isShopEnabled', ${tenants.features} -> 'isShopEnabled')`,
      },
    })
    .returning({ id: tenants.id })
  if (!row) throw new Error(`the tenant ${tenant.name} was neither found nor made`)
  return row.id
}
