import type { tenants } from '#server/db/schema/tenants.ts'
import { htmlOf, textOf, type Letter } from './letters/letter.ts'
import { mailWords } from './letters/words.ts'
import type { Mail } from './mail.ts'

type Tenant = Pick<typeof tenants.$inferSelect, 'look' | 'features' | 'words'>

/** Who a tenant's mails are from. @param origin of the link in it */
export function senderOf(
  { look, features }: Pick<Tenant, 'look' | 'features'>,
  origin: string,
): Mail['sender'] {
  const { mailSender = '', mailReplyTo = '' } = features
  return {
    name: mailSender || look.title,
    host: new URL(origin).hostname,
    ...(mailReplyTo !== '' && { replyTo: mailReplyTo }),
  }
}

/** A letter as a tenant's mail. */
export function mailOf(to: string, letter: Letter, origin: string, tenant: Tenant): Mail {
  const words = mailWords(letter.language, tenant.words)
  return {
    ...{ to, sender: senderOf(tenant, origin), language: letter.language, subject: letter.subject },
    text: textOf(letter, tenant.look, words),
    html: htmlOf(letter, tenant.look, words),
  }
}
