import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { JobHandlers, Job } from '#server/lib/jobs.ts'
import { issueToken, MAIL_LINK, MAIL_OLD_ADDRESS, stateOf, type MailedLink } from '#server/lib/links.ts'
import type { SendMail } from '#server/lib/mail.ts'
import { readInviter } from '../inviter.ts'
import { htmlOf, textOf, type Letter } from '#server/lib/letters/letter.ts'
import { linkLetter, oldAddressLetter } from './letters.ts'
import { MAIL_REGISTRATION, mailRegistration } from './registration-mail.ts'

const LinkJob = z.object({ linkId: z.uuid() })
const OldAddressJob = z.object({ linkId: z.uuid(), email: z.string() })

type Tenant = typeof tenants.$inferSelect

/** What the jobs of links do: they write mails. */
export function mailJobs(db: Database, send: SendMail): JobHandlers {
  return {
    async [MAIL_LINK](job, now) {
      const link = await readJobLink(db, job, z.parse(LinkJob, job.payload).linkId)
      // by now it was taken back, or came too late
      if (!link || stateOf(link, now) !== 'open') return
      if (link.invited === null && link.personId === null) {
        // asked for by somebody who has no account
        await db.delete(mailedLinks).where(isLink(link))
        return
      }
      const tenant = await readTenant(db, link.tenantId)
      const name = await readGreeted(db, link)
      const inviter = link.invited ? await readInviter(db, tenant, link.invited, [link.language]) : null
      const facts = {
        title: tenant.look.title,
        name,
        inviter: inviter?.name ? withoutLinks(inviter.name) : null,
        adventure: inviter?.adventureName ?? null,
      }
      const token = await issueToken(db, link)
      await post(link.email, linkLetter(link, token, facts), link, tenant)
    },

    async [MAIL_OLD_ADDRESS](job) {
      const { linkId, email } = z.parse(OldAddressJob, job.payload)
      const link = await readJobLink(db, job, linkId)
      if (!link) return
      const tenant = await readTenant(db, link.tenantId)
      const facts = { title: tenant.look.title, name: await readFirstName(db, link) }
      await post(email, oldAddressLetter(link, facts), link, tenant)
    },

    async [MAIL_REGISTRATION](job, now) {
      const known = await mailRegistration(db, job, now)
      if (!known) return
      const tenant = await readTenant(db, job.tenantId)
      await post(known.email, known.letter(tenant.look.title), known, tenant)
    },
  }

  function post(
    to: string,
    letter: Letter,
    { origin }: Pick<MailedLink, 'origin'>,
    { look }: Tenant,
  ): Promise<void> {
    return send({
      to,
      sender: { name: look.title, host: new URL(origin).hostname },
      language: letter.language,
      subject: letter.subject,
      text: textOf(letter, look),
      html: htmlOf(letter, look),
    })
  }
}

async function readJobLink(db: Database, { tenantId }: Job, id: string): Promise<MailedLink | undefined> {
  const [link] = await db.select().from(mailedLinks).where(isLink({ tenantId, id }))
  return link
}

function isLink({ tenantId, id }: Pick<MailedLink, 'tenantId' | 'id'>) {
  return and(eq(mailedLinks.tenantId, tenantId), eq(mailedLinks.id, id))
}

/** Whom the mail greets. A new address may be somebody else's: it is greeted without a name. */
async function readGreeted(db: Database, link: MailedLink): Promise<string> {
  if (link.kind === 'reset') return readFirstName(db, link)
  return link.kind === 'invitation' ? withoutLinks(link.invited?.firstName ?? '') : ''
}

/** Mail programs make a link of a dot between two words. */
function withoutLinks(name: string): string {
  return name.replaceAll(/\.(?=\S)/g, '. ')
}

async function readTenant(db: Database, tenantId: string): Promise<Tenant> {
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId))
  if (!tenant) throw new Error('a mail is some tenant’s')
  return tenant
}

async function readFirstName(db: Database, { tenantId, personId }: MailedLink): Promise<string> {
  if (personId === null) return ''
  const [person] = await db
    .select({ firstName: people.firstName })
    .from(people)
    .where(and(eq(people.tenantId, tenantId), eq(people.id, personId)))
  return person?.firstName ?? ''
}
