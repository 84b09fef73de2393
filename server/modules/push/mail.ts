import { asc, eq, sql } from 'drizzle-orm'
import { tenantHosts } from '#server/db/schema/tenants.ts'
import { htmlOf, textOf, type Letter } from '#server/lib/letters/letter.ts'
import { fill, mailWords, notificationWords } from '#server/lib/letters/words.ts'
import { senderOf } from '#server/lib/mail-sender.ts'
import type { Mail } from '#server/lib/mail.ts'
import type { PendingNotification } from './pending.ts'
import type { NotificationText } from './notification-text.ts'

const SETTINGS = '/#/app/player/settings'

/** The same by e-mail: to the address of the account, and never one that waits to be proved. */
export async function notificationMail(
  pending: PendingNotification & { text: NotificationText },
  publicOrigin: string,
): Promise<Mail> {
  const { tenant, person, text, kind } = pending
  const { language, firstName } = person
  const words = mailWords(language, tenant.words)
  const { greeting, greetingNobody } = words
  const origin = await tenantOrigin(pending, publicOrigin)
  const letter: Letter = {
    language,
    subject: text.title,
    greeting: firstName === '' ? greetingNobody : fill(greeting, { name: firstName }),
    heading: text.title,
    body: text.body,
    button: { label: text.button, url: origin + text.place },
    notes:
      kind === 'publishing'
        ? []
        : [`${notificationWords(language, tenant.words).reason} ${origin}${SETTINGS}`],
  }
  return {
    to: person.email,
    sender: senderOf(tenant, origin),
    ...{ language, subject: letter.subject },
    text: textOf(letter, tenant.look, words),
    html: htmlOf(letter, tenant.look, words),
  }
}

/** The address of a tenant for mails that no request is behind: its own host name, else the common one. */
async function tenantOrigin({ db, tenant }: PendingNotification, publicOrigin: string): Promise<string> {
  const hosts = await db
    .select({ host: tenantHosts.host })
    .from(tenantHosts)
    .where(eq(tenantHosts.tenantId, tenant.id))
    .orderBy(sql`length(${tenantHosts.host})`, asc(tenantHosts.host))
  const url = new URL(publicOrigin)
  const isThere = tenant.isDefault || hosts.some(({ host }) => host === url.hostname)
  if (!isThere && hosts[0]) url.hostname = hosts[0].host
  return url.origin
}
