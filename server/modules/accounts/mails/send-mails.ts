import { and, eq, not } from 'drizzle-orm'
import * as z from 'zod/mini'
import { pickLanguage } from '#shared/domain/languages.ts'
import { FACTOR_LETTERS } from '#shared/domain/mail-kinds.ts'
import type { Database } from '#server/db/database.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { JobHandlers, Job } from '#server/lib/jobs.ts'
import { issueToken, MAIL_LINK, MAIL_OLD_ADDRESS, stateOf, type MailedLink } from '#server/lib/links.ts'
import { mailOf } from '#server/lib/mail-sender.ts'
import type { SendMail } from '#server/lib/mail.ts'
import { readInviter } from '../inviter.ts'
import type { Letter } from '#server/lib/letters/letter.ts'
import { mailWords } from '#server/lib/letters/words.ts'
import { MAIL_FACTOR } from '#server/lib/second-factor/mails.ts'
import { factorLetter, linkLetter, oldAddressLetter } from './letters.ts'
import { MAIL_REGISTRATION, mailRegistration } from './registration-mail.ts'

const LinkJob = z.object({ linkId: z.uuid() })
/** Mails that may wait until tomorrow where a tenant has sent all that it may; a warning about a second step may not. */
export const QUOTA_MAILS = [MAIL_LINK, MAIL_OLD_ADDRESS, MAIL_REGISTRATION]

const FactorJob = z.object({ personId: z.uuid(), kind: z.enum(FACTOR_LETTERS), origin: z.string() })
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
      await post(
        link.email,
        linkLetter(link, token, facts, mailWords(link.language, tenant.words)),
        link,
        tenant,
      )
    },

    async [MAIL_OLD_ADDRESS](job) {
      const { linkId, email } = z.parse(OldAddressJob, job.payload)
      const link = await readJobLink(db, job, linkId)
      if (!link) return
      const tenant = await readTenant(db, link.tenantId)
      const facts = { title: tenant.look.title, name: await readFirstName(db, link) }
      const words = mailWords(link.language, tenant.words)
      await post(email, oldAddressLetter(link, facts, words), link, tenant)
    },

    async [MAIL_REGISTRATION](job, now) {
      const known = await mailRegistration(db, job, now)
      if (!known) return
      const tenant = await readTenant(db, job.tenantId)
      const words = mailWords(known.language, tenant.words)
      await post(known.email, known.letter(tenant.look.title, words), known, tenant)
    },

    async [MAIL_FACTOR](job) {
      const { personId, kind, origin } = z.parse(FactorJob, job.payload)
      const [person] = await db
        .select({ email: people.email, name: people.firstName, own: people.language })
        .from(people)
        .where(and(isPerson(job.tenantId, personId), not(people.isDisabled)))
      // gone, or shut out, since
      if (!person) return
      const tenant = await readTenant(db, job.tenantId)
      const { look, languages, defaultLanguage } = tenant
      const language = pickLanguage(person.own === null ? [] : [person.own], languages, defaultLanguage)
      const facts = { title: look.title, name: person.name }
      const letter = factorLetter(kind, { language, origin }, facts, mailWords(language, tenant.words))
      await post(person.email, letter, { origin }, tenant)
    },
  }

  function post(
    to: string,
    letter: Letter,
    { origin }: Pick<MailedLink, 'origin'>,
    tenant: Tenant,
  ): Promise<void> {
    return send(mailOf(to, letter, origin, tenant))
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
    .where(isPerson(tenantId, personId))
  return person?.firstName ?? ''
}

function isPerson(tenantId: string, personId: string) {
  return and(eq(people.tenantId, tenantId), eq(people.id, personId))
}
