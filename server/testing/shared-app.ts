import type { FastifyInstance } from 'fastify'
import { createApp, type AppParts } from '#server/app.ts'
import { rateLimits } from '#server/http/rates.ts'
import { tenantFinder } from '#server/http/tenants.ts'

type Current = Pick<AppParts, 'clock'> & NonNullable<AppParts['memory']>

/** Of the test that runs. */
let current: Current
let shared: Promise<FastifyInstance> | null = null

/**
 * The one server of this worker, for tests that ask for no parts of their own: composing its routes takes as long as thirty calls. Each
 * test has its own clock in it, and whatever it remembers between requests begins empty.
 *
 * @param parts the same for all tests but the clock
 */
export function sharedApp(parts: AppParts): Promise<FastifyInstance> {
  const { clock, storage } = parts
  current = { clock, findTenant: tenantFinder(storage.db, clock), limits: rateLimits(storage.db) }
  return (shared ??= createApp({
    ...parts,
    clock: () => current.clock(),
    memory: {
      findTenant: (host) => current.findTenant(host),
      limits: {
        takeRequest: (...call) => current.limits.takeRequest(...call),
        takeCall: (...call) => current.limits.takeCall(...call),
        takeLogin: (...call) => current.limits.takeLogin(...call),
        giveLoginBack: (...call) => current.limits.giveLoginBack(...call),
      },
    },
  }))
}
