import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '#shared/contract/people.ts'
import { pickLanguage } from '#shared/domain/languages.ts'
import { people } from '#server/db/schema/people.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { dropSessionsOf } from '#server/http/session.ts'
import { lockPerson } from '#server/lib/accounts.ts'
import { createLink } from '#server/lib/links.ts'
import { countWantedMail } from '#server/lib/mail-limits.ts'
import { dropFactors, mustProve, readFactors } from '#server/lib/second-factor/factors.ts'
import { mailFactor } from '#server/lib/second-factor/mails.ts'
import { mustShowPerson } from './read-people.ts'
import type { AdminVisit } from './visit.ts'

/** @throws Problem 404, 409 for a disabled account, 429 */
export async function mailResetLink(personId: string, visit: AdminVisit): Promise<{ isMailed: boolean }> {
  const { email } = await mustShowPerson(personId, visit)
  await mailLink('reset', { personId, email }, visit)
  return { isMailed: visit.sendsMail }
}

/** @throws Problem 404, 409 for a disabled account and an address that has one, 429 */
export async function correct(
  personId: string,
  email: string,
  visit: AdminVisit,
): Promise<{ isMailed: boolean; person: Person }> {
  const { db, tenant } = visit
  await mustShowPerson(personId, visit)
  const isTaken = and(eq(people.tenantId, tenant.id), sql`lower(${people.email}) = lower(${email})`)
  if ((await db.$count(people, isTaken)) > 0) throw new Problem(409, 'address-taken')
  await mailLink('email', { personId, email }, visit)
  return { isMailed: visit.sendsMail, person: await mustShowPerson(personId, visit) }
}

async function mailLink(
  kind: 'reset' | 'email',
  { personId, email }: { personId: string; email: string },
  visit: AdminVisit,
): Promise<void> {
  const { db, tenant, now } = visit
  const isThem = and(eq(people.tenantId, tenant.id), eq(people.id, personId))
  const [person] = await db.select({ language: people.language }).from(people).where(isThem)
  if (!person) throw notFound()
  const wishes = person.language === null ? [] : [person.language]
  const language = pickLanguage(wishes, tenant.languages, tenant.defaultLanguage)
  const origin = await visit.linkOrigin()
  await db.transaction(async (tx) => {
    if (!(await lockPerson(tx, tenant.id, personId))) throw new Problem(409, 'account-disabled')
    mustNotWait(await countWantedMail(tx, { tenantId: tenant.id, email }, now))
    await createLink(tx, { tenantId: tenant.id, kind, personId, email, origin, language }, now)
  })
}

/** @throws Problem 404, 409 for one's own and where there is none */
export async function resetFactor(personId: string, visit: AdminVisit): Promise<Person> {
  const { db, tenant, player, now } = visit
  await mustShowPerson(personId, visit)
  if (personId === player.id) throw new Problem(409, 'own-second-factor')
  const owner = { tenantId: tenant.id, id: personId }
  const origin = await visit.linkOrigin()
  await db.transaction(async (tx) => {
    if (!mustProve(await readFactors(tx, owner))) throw new Problem(409, 'no-second-factor')
    await dropFactors(tx, owner)
    await mailFactor(tx, owner, { kind: 'factorReset', origin }, now)
    // anyone who got in by what is reset is out as well
    await dropSessionsOf(tx, { tenantId: tenant.id, personId, exceptHash: null })
  })
  return mustShowPerson(personId, visit)
}
