import { and, eq, sql } from 'drizzle-orm'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { pickLanguage } from '#shared/domain/languages.ts'
import { people } from '#server/db/schema/people.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { Problem } from '#server/http/problem.ts'
import { createLink, dropLinks } from '#server/lib/links.ts'
import { countUnaskedMail } from '#server/lib/mail-limits.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'
import { lockAsKnown, mustKnowPassword, type MyVisit } from './confirm-password.ts'

/** Each is a mail to an address that somebody typed. */
const MAILS_POLICY = mostIn(HOUR_MS, 5)

interface NewEmail {
  password: string
  email: string
}

/**
 * Mails a link to the new address, which counts once it is opened, and tells the old one.
 * @throws Problem 422 for a wrong password, 409 for an address that has an account, 429 after too many tries or mails
 */
export async function changeMyEmail({ password, email }: NewEmail, visit: MyVisit): Promise<void> {
  const { db, now, tenant, player, languages } = visit
  const me = await mustKnowPassword(password, 'password', visit)
  const tries = { tenantId: tenant.id, subject: `new address of ${player.id}` }
  mustNotWait(await countTry(db, tries, MAILS_POLICY, now))
  const isTaken = and(eq(people.tenantId, tenant.id), sql`lower(${people.email}) = lower(${email})`)
  if ((await db.$count(people, isTaken)) > 0) throw new Problem(409, 'address-taken')
  const link = {
    tenantId: tenant.id,
    kind: 'email',
    personId: player.id,
    email,
    origin: await visit.linkOrigin(),
    language: player.language ?? pickLanguage(languages, tenant.languages, tenant.defaultLanguage),
  } as const
  await db.transaction(async (tx) => {
    await lockAsKnown(tx, me, 'password', visit)
    await createLink(tx, link, now)
    const mail = { tenantId: tenant.id, email, address: visit.address }
    mustNotWait(await countUnaskedMail(tx, mail, now))
  })
}

export async function cancelMyEmail({ db, player }: MyVisit): Promise<void> {
  await dropLinks(db, { tenantId: player.tenantId, kind: 'email', personId: player.id })
}
