import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { Tenant } from './visit.ts'

type Secret = Pick<Tenant, 'forgerySecret'>

/** Tells tries at one name from tries at many; only who has the tenant's secret could find out which. */
export function sealName(name: string, { forgerySecret }: Secret): string {
  const seal = createHmac('sha256', forgerySecret).update(`typed ${name.toLowerCase()}`)
  return seal.digest('base64url').slice(0, 12)
}

/** Cut, so that the seal of a body which nothing has checked costs little. */
const LONGEST_NAME = 1000
const Named = z.object({ username: z.optional(z.string()), email: z.optional(z.string()) })

/** Of a body that is refused before it is read; null where it names nobody. */
export function sealedNameIn(body: unknown, tenant: Secret): string | null {
  const { username, email } = z.safeParse(Named, body).data ?? {}
  const name = username ?? email
  return name === undefined ? null : sealName(name.slice(0, LONGEST_NAME), tenant)
}
