import { and, eq, isNull } from 'drizzle-orm'
import type { Language } from '#shared/domain/languages.ts'
import type { Database } from '#server/db/database.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { hasAccount } from '#server/lib/accounts.ts'
import { sendInvitation } from '#server/lib/invitations.ts'
import { linkAddress } from '#server/lib/link-address.ts'
import { issueToken, storeLink } from '#server/lib/links.ts'
import { TenantRefusal } from './refusal.ts'

interface AdminInvitation {
  tenantId: string
  /** Null: anyone who opens the link first says the address. */
  email: string | null
  /** Of the mail. */
  language: Language
  /** Scheme, host and port of the tenant. */
  origin: string
  /** Whether there is a mail server: then the link goes to the address, and is handed out to nobody else. */
  sendsMail: boolean
}

/**
 * A link that makes an admin of a tenant, in the caller's transaction. The one of before for the same address opens nothing any more.
 * @returns the link; null where it is mailed
 * @throws TenantRefusal already-here where the address has an account
 */
export async function inviteAdmin(
  tx: Database,
  { tenantId, email, language, origin, sendsMail }: AdminInvitation,
  now: Date,
): Promise<string | null> {
  if (email !== null && (await hasAccount(tx, tenantId, email)))
    throw new TenantRefusal('already-here', `${email} has an account at this tenant already.`)
  const invited = {
    firstName: '',
    lastName: '',
    username: '',
    role: 'admin',
    adventureId: null,
    invitedBy: null,
  } as const
  const kind = 'invitation'
  await tx
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedLinks.tenantId, tenantId),
        eq(mailedLinks.kind, kind),
        eq(mailedLinks.email, email ?? ''),
        isNull(mailedLinks.usedAt),
      ),
    )
  const link = { tenantId, kind, personId: null, email: email ?? '', origin, language, invited } as const
  if (email !== null && sendsMail) {
    await sendInvitation(tx, { tenantId, email, origin, language, invited }, now)
    return null
  }
  const id = await storeLink(tx, link, now)
  return linkAddress(link, await issueToken(tx, { tenantId, id }))
}
