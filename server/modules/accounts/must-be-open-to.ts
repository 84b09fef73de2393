import { Problem } from '#server/http/problem.ts'
import type { Tenant } from '#server/http/visit.ts'
import { asciiDomain } from '#server/lib/ascii-domain.ts'

type Registrar = Pick<Tenant, 'registration' | 'registrationDomains'>

/** Why nobody with this address may register; null: they may. It says nothing of who has an account here. */
export function refusalOf(email: string, { registration, registrationDomains }: Registrar): string | null {
  if (registration === 'invitation') return 'registration-closed'
  if (registration === 'open') return null
  // compared whole: a sub-domain of a listed domain is another domain
  const domain = asciiDomain(email.slice(email.lastIndexOf('@') + 1))
  return domain !== null && registrationDomains.includes(domain) ? null : 'domain-not-listed'
}

/** @throws Problem 403 `registration-closed`, or `domain-not-listed` for an address at another domain */
export function mustBeOpenTo(email: string, tenant: Registrar): void {
  const code = refusalOf(email, tenant)
  if (code !== null) throw new Problem(403, code)
}
