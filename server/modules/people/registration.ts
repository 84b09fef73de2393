import { eq } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { changeRegistration, RegistrationRules } from '#shared/contract/registration.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import type { Visit } from '#server/http/visit.ts'
import { asciiDomain } from '#server/lib/ascii-domain.ts'

/** As the database has it: what a process knows of its tenants may be seconds old. */
export async function readRules({ db, tenant, sendsMail }: Visit): Promise<RegistrationRules> {
  const [row] = await db
    .select({
      mode: tenants.registration,
      domains: tenants.registrationDomains,
      contact: tenants.registrationContact,
    })
    .from(tenants)
    .where(eq(tenants.id, tenant.id))
  if (!row) throw new Error('a visit is to a tenant')
  return { ...row, sendsMail }
}

/** @throws Problem 422 for what is no domain, and for the mode `domains` without one */
export async function changeRules(
  { mode, domains, contact }: HandlerInput<typeof changeRegistration>['body'],
  visit: Visit,
): Promise<RegistrationRules> {
  const { db, tenant, logSecurity } = visit
  const read = domains.map((written) => asciiDomain(written.trim().replace(/^@/, '')))
  const wrong = read.flatMap((domain, at) =>
    domain === null ? [{ path: `domains.${at}`, message: 'domain' }] : [],
  )
  if (wrong.length > 0) throw new Problem(422, 'refused-fields', { fields: wrong })
  const listed = [...new Set(read.filter((domain) => domain !== null))]
  if (mode === 'domains' && listed.length === 0) throw refusedField('domains', 'missing')
  await db
    .update(tenants)
    .set({ registration: mode, registrationDomains: listed, registrationContact: contact })
    .where(eq(tenants.id, tenant.id))
  logSecurity('registration-changed', { mode, domains: String(listed.length) })
  return readRules(visit)
}
