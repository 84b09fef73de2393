import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { LanguageCode } from '#shared/contract/fields.ts'
import type { sendTestMail } from '#shared/contract/tenant-mail.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { MAIL_NAMES } from '#shared/domain/mail-kinds.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { refusedField } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { mustHaveMails } from '#server/http/must-fit-quotas.ts'
import { enqueue, type JobHandlers } from '#server/lib/jobs.ts'
import { sampleLetter } from '#server/lib/letters/sample-letter.ts'
import { mailOf } from '#server/lib/mail-sender.ts'
import type { SendMail } from '#server/lib/mail.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'

/** An admin wants to see a mail as it arrives. */
const MAIL_TEST = 'mail-test'

const TEST_POLICY = mostIn(DAY_MS, 50)

const Payload = z.object({
  personId: z.uuid(),
  mail: z.enum(MAIL_NAMES),
  language: LanguageCode,
  origin: z.string(),
})

/** @throws Problem 409 `quota-mails`, 422 for a language that the tenant does not offer, 429 above 50 a day */
export async function requestTestMail(
  { mail, language }: HandlerInput<typeof sendTestMail>['body'],
  visit: VisitOf<typeof sendTestMail>,
): Promise<Reply<typeof sendTestMail>> {
  const { db, tenant, player, now, sendsMail } = visit
  if (!tenant.languages.includes(language)) throw refusedField('language', 'not-offered')
  await mustHaveMails(db, tenant.id, now)
  mustNotWait(
    await countTry(db, { tenantId: tenant.id, subject: `test mails of ${player.id}` }, TEST_POLICY, now),
  )
  const person = await readPerson(db, tenant.id, player.id)
  const payload = { personId: player.id, mail, language, origin: await visit.linkOrigin() }
  await enqueue(db, { tenantId: tenant.id, kind: MAIL_TEST, payload }, now)
  return { email: person?.email ?? '', isMailed: sendsMail }
}

/** What the job of a test mail does: it writes one. */
export function testMailJobs(db: Database, send: SendMail): JobHandlers {
  return {
    async [MAIL_TEST]({ tenantId, payload }, now) {
      const { personId, mail, language, origin } = z.parse(Payload, payload)
      const person = await readPerson(db, tenantId, personId)
      const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId))
      // the account is gone by now
      if (!person || !tenant || person.isDisabled) return
      await send(
        mailOf(
          person.email,
          sampleLetter(mail, language, { ...person, origin, now }, tenant),
          origin,
          tenant,
        ),
      )
    },
  }
}

async function readPerson(db: Database, tenantId: string, personId: string) {
  const [person] = await db
    .select({
      email: people.email,
      firstName: people.firstName,
      displayName: people.displayName,
      isDisabled: people.isDisabled,
    })
    .from(people)
    .where(and(eq(people.tenantId, tenantId), eq(people.id, personId)))
  return person
}
