import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { register as registerCall } from '#shared/contract/accounts.ts'
import type { LoginStatus } from '#shared/contract/session.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { pickLanguage } from '#shared/domain/languages.ts'
import { browserZone } from '#server/http/browser-zone.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import type { Visit } from '#server/http/visit.ts'
import { enqueue } from '#server/lib/jobs.ts'
import { countUnaskedMail } from '#server/lib/mail-limits.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'
import { MAIL_REGISTRATION } from './mails/registration-mail.ts'
import { mustBeOpenTo } from './must-be-open-to.ts'

/** A whole class may sit behind one address. */
const REGISTER_POLICY = mostIn(HOUR_MS, 60)

/**
 * Mails a link that confirms the address and opens an account (AUTH-12). The same answer and the same work for any address: only
 * the job finds out whether it has an account, and the mail says so to its owner.
 * @throws Problem 403 where the tenant does not let the address in, 406 without a captcha that is due, 429
 */
export async function register(
  { email, captcha }: HandlerInput<typeof registerCall>['body'],
  visit: Visit,
): Promise<Reply<typeof registerCall>> {
  const { db, now, tenant, address } = visit
  mustBeOpenTo(email, tenant)
  await visit.mustBeHuman(captcha)
  const tries = { tenantId: tenant.id, subject: `register ${address}` }
  mustNotWait(await countTry(db, tries, REGISTER_POLICY, now))
  mustNotWait(await countUnaskedMail(db, { tenantId: tenant.id, email, address }, now))
  const language = pickLanguage(visit.languages, tenant.languages, tenant.defaultLanguage)
  const payload = { email, language, origin: await visit.linkOrigin() }
  await enqueue(db, { tenantId: tenant.id, kind: MAIL_REGISTRATION, payload }, now)
  return { isMailed: visit.sendsMail }
}

/** Somebody who has just accepted the agreement is in. */
export async function signIn(
  person: Omit<Parameters<Visit['session']['begin']>[0], 'timeZone'>,
  visit: Visit,
): Promise<LoginStatus> {
  await visit.session.begin({ ...person, timeZone: browserZone(visit) })
  visit.device.remember(person)
  return { status: true, agreement: 1 }
}
