import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import type { Invited } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import type { tenants } from '#server/db/schema/tenants.ts'
import { readContent } from '#server/play/read-content.ts'
import { wordsIn } from '#server/play/words.ts'

type Tenant = Pick<typeof tenants.$inferSelect, 'id' | 'languages' | 'defaultLanguage'>

/** Who invites to what, in the first wished language; null what nobody invites to, or is not there any more. */
export async function readInviter(
  db: Database,
  tenant: Tenant,
  { invitedBy, adventureId }: Invited,
  wishes: readonly string[],
): Promise<{ name: string | null; adventureName: string | null }> {
  return {
    name: invitedBy === null ? null : await nameOf(db, tenant.id, invitedBy),
    adventureName: adventureId === null ? null : await adventureName(db, tenant, adventureId, wishes),
  }
}

async function nameOf(db: Database, tenantId: string, id: string): Promise<string | null> {
  const [person] = await db
    .select({ name: people.displayName })
    .from(people)
    // anyone who has removed the account has a name of chance
    .where(and(eq(people.tenantId, tenantId), eq(people.id, id), eq(people.isDisabled, false)))
  return person?.name ?? null
}

async function adventureName(
  db: Database,
  tenant: Tenant,
  id: string,
  wishes: readonly string[],
): Promise<string | null> {
  const [adventure] = await db
    .select({ versionId: adventures.versionId })
    .from(adventures)
    .where(and(eq(adventures.tenantId, tenant.id), eq(adventures.id, id)))
  const content = adventure ? await readContent(db, tenant.id, adventure.versionId) : null
  return content ? wordsIn(content, wishes, tenant).adventure : null
}
