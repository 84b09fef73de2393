import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { formsIn, withForms } from '#shared/domain/own-words.ts'
import { onlySettings } from '#shared/domain/tenant-settings.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { people } from '#server/db/schema/people.ts'
import { tenantHosts, tenants } from '#server/db/schema/tenants.ts'
import { createAccount } from '#server/lib/accounts.ts'
import { readChangedFields } from '#server/lib/change-settings.ts'
import { readChangedTexts, type OwnWords } from '#server/lib/change-words.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import { settingsOf, withSettings } from '#server/lib/tenant-settings.ts'
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
 * A demo tenant looks as it is written here until an admin changes it. Its hosts, and every host that nobody claims, are taken over from
 * anyone who had them: a server that says where the demo is must show it there.
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

/** A tenant that is there gets what is new here, save what an admin has changed: that stays, through every start. */
async function writeTenant(tx: Database, tenant: Omit<DemoTenant, 'hosts'>, now: Date): Promise<string> {
  const id = randomUUID()
  const forgerySecret = randomBytes(32).toString('base64url')
  // another server may begin at the same moment
  const made = await tx
    .insert(tenants)
    .values({ ...tenant, id, forgerySecret, createdAt: now })
    .onConflictDoNothing({ target: tenants.name })
    .returning({ id: tenants.id })
  if (made.length > 0) return id
  const [known] = await tx.select().from(tenants).where(eq(tenants.name, tenant.name)).for('no key update')
  if (!known) throw new Error(`the tenant ${tenant.name} was neither found nor made`)
  const { isDefault, clientOrigins } = tenant
  // the shop's switch was one of an admin's before there was a log
  const changed = [...(await readChangedFields(tx, known.id)), 'isShopEnabled' as const]
  const words = await withOwnWords(tx, known, tenant.words ?? {})
  const own = onlySettings(settingsOf(known), changed)
  await tx
    .update(tenants)
    .set({ ...withSettings(tenant, own), isDefault, clientOrigins, words })
    .where(eq(tenants.id, known.id))
  return known.id
}

/** The demo's wording, with the texts that an admin has changed as they are. */
async function withOwnWords(
  tx: Database,
  { id, words }: typeof tenants.$inferSelect,
  demo: OwnWords,
): Promise<OwnWords> {
  const next: OwnWords = { ...demo }
  for (const { language, key } of await readChangedTexts(tx, id)) {
    next[language] = withForms(next[language] ?? {}, key, formsIn(words[language] ?? {}, key))
  }
  return next
}
