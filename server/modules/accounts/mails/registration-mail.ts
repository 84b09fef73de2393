import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { LanguageCode } from '#shared/contract/fields.ts'
import type { Database } from '#server/db/database.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import { isOpenInvitation, mailAnew } from '#server/lib/invitations.ts'
import type { Job } from '#server/lib/jobs.ts'
import { createLink } from '#server/lib/links.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { MailWords } from '#server/lib/letters/words.ts'
import type { Letter } from '#server/lib/letters/letter.ts'
import { accountKnownLetter } from './letters.ts'

/** Somebody asked to register with an address. */
export const MAIL_REGISTRATION = 'mail-registration'

const Payload = z.object({ email: z.string(), language: LanguageCode, origin: z.string() })

export interface KnownAccount {
  email: string
  origin: string
  language: Language
  letter: (title: string, words: MailWords) => Letter
}

/**
 * Has the address mailed what its owner needs: a link that opens an account, or the invitation that waits for it. Returns the
 * account where there is one, for its owner is told; null otherwise. A disabled account is told nothing.
 */
export async function mailRegistration(
  db: Database,
  { tenantId, payload }: Pick<Job, 'tenantId' | 'payload'>,
  now: Date,
): Promise<KnownAccount | null> {
  const { email, language, origin } = z.parse(Payload, payload)
  const [person] = await db
    .select({
      email: people.email,
      name: people.firstName,
      own: people.language,
      isDisabled: people.isDisabled,
    })
    .from(people)
    .where(and(eq(people.tenantId, tenantId), eq(sql`lower(${people.email})`, email.toLowerCase())))
  if (person) {
    if (person.isDisabled) return null
    const to = { language: person.own ?? language, origin }
    const letter = (title: string, words: MailWords) =>
      accountKnownLetter(to, { title, name: person.name }, words)
    return { email: person.email, ...to, letter }
  }
  await db.transaction(async (tx) => {
    const [invitation] = await tx
      .select({ id: mailedLinks.id })
      .from(mailedLinks)
      .where(isOpenInvitation(tenantId, email))
    // it says to which role, teams and adventure: a link of their own would lose them
    if (invitation && (await mailAnew(tx, { tenantId, id: invitation.id }, now))) return
    const invited = { ...NOBODY_YET, role: 'player', adventureId: null, invitedBy: null } as const
    await createLink(
      tx,
      { tenantId, kind: 'registration', personId: null, email, origin, language, invited },
      now,
    )
  })
  return null
}

/** Names are given with the link. */
const NOBODY_YET = { firstName: '', lastName: '', username: '' }
