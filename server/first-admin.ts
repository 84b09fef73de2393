import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from './db/database.ts'
import { mailedLinks } from './db/schema/mail.ts'
import { people } from './db/schema/people.ts'
import { tenants } from './db/schema/tenants.ts'
import { issueToken, storeLink } from './lib/links.ts'
import { linkAddress } from './lib/link-address.ts'

/**
 * A link by which anyone who starts the server becomes the default tenant's admin; null where it has one. Those of earlier
 * starts that nobody has used are worth nothing any more.
 */
export async function firstAdminLink(db: Database, origin: string, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    // one start at a time
    const [tenant] = await tx.select().from(tenants).where(eq(tenants.isDefault, true)).for('update')
    if (!tenant || (await hasAdmin(tx, tenant.id))) return null
    const kind = 'invitation'
    await tx
      .delete(mailedLinks)
      .where(
        and(
          eq(mailedLinks.tenantId, tenant.id),
          eq(mailedLinks.kind, kind),
          eq(mailedLinks.email, ''),
          isNull(mailedLinks.usedAt),
        ),
      )
    const link = {
      tenantId: tenant.id,
      kind,
      personId: null,
      email: '',
      origin,
      language: tenant.defaultLanguage,
    } as const
    const invited = {
      firstName: '',
      lastName: '',
      username: '',
      role: 'admin',
      adventureId: null,
      invitedBy: null,
    } as const
    const id = await storeLink(tx, { ...link, invited }, now)
    return linkAddress(link, await issueToken(tx, { tenantId: tenant.id, id }))
  })
}

async function hasAdmin(db: Database, tenantId: string): Promise<boolean> {
  const isAdmin = and(eq(people.role, 'admin'), eq(people.isDisabled, false))
  return (await db.$count(people, and(eq(people.tenantId, tenantId), isAdmin))) > 0
}
