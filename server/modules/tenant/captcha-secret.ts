import { eq } from 'drizzle-orm'
import type { Reply } from '#shared/contract/endpoint.ts'
import type { readCaptchaSecret } from '#shared/contract/tenant-settings.ts'
import { captchaPlace } from '#server/lib/secrets.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { TenantVisit } from './visit.ts'

type State = Reply<typeof readCaptchaSecret>

/** As the database has it: what a process knows of its tenants may be seconds old. */
export async function readSecret({ db, tenant, hasCaptchaSecret }: TenantVisit): Promise<State> {
  const [row] = await db
    .select({ secret: tenants.captchaSecret })
    .from(tenants)
    .where(eq(tenants.id, tenant.id))
  return { hasOwn: Boolean(row?.secret), hasCommon: hasCaptchaSecret }
}

export async function changeSecret(secret: string | null, visit: TenantVisit): Promise<State> {
  const { db, secrets, tenant, logSecurity } = visit
  const sealed = secret === null ? null : secrets.seal(secret, captchaPlace(tenant.id))
  await db.update(tenants).set({ captchaSecret: sealed }).where(eq(tenants.id, tenant.id))
  logSecurity('captcha-secret-changed', { isSet: String(secret !== null) })
  return readSecret(visit)
}
