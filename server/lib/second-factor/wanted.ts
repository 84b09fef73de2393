import type { Role } from '#shared/domain/roles.ts'
import { isSecondFactorFor } from '#shared/domain/second-factor.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { TenantFeatures } from '#server/db/schema/tenants.ts'
import { mostIn } from '../throttle.ts'
import { totpUri } from '../totp.ts'

/** Whether the tenant wants a second factor of people of this role. */
export function wantsSecondFactor({ features }: { features: TenantFeatures }, role: Role): boolean {
  return features.isSecondFactorRequired === true && isSecondFactorFor(role)
}

/**
 * Wrong codes of one person. Only who knows the password can make some, so nobody locks another out; six digits with three
 * that are right would be found in months by who may try more often.
 */
export const PROOF_POLICY = mostIn(15 * MINUTE_MS, 6)

export const triesToProve = (tenantId: string, personId: string) => ({
  tenantId,
  subject: `second step ${personId}`,
})

/** What an app is told, as QR code and to type. */
export function codeSetup(
  { look }: { look: { title: string } },
  { email }: { email: string },
  secret: string,
): { secret: string; uri: string } {
  return { secret, uri: totpUri({ issuer: look.title, account: email, secret }) }
}
