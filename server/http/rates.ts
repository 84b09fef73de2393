import type { RateClass } from '#shared/contract/endpoint.ts'
import type { Database } from '#server/db/database.ts'
import { countTry, type ThrottlePolicy } from '#server/lib/throttle.ts'
import { tooMany } from './problem.ts'

const MINUTE_MS = 60_000

/** Calls a minute; of one session, and of one address without a session (a whole school may share it). */
const LIMITS = {
  read: { session: 900, address: 1800 },
  write: { session: 300, address: 300 },
  login: { session: 300, address: 300 },
} satisfies Record<RateClass, { session: number; address: number }>

const LOGINS_A_MINUTE = 30

const LOGIN_POLICY: ThrottlePolicy = {
  windowMs: MINUTE_MS,
  closeMs: (tries, sinceMs) => (tries < LOGINS_A_MINUTE ? 0 : MINUTE_MS - sinceMs),
}

export interface Caller {
  tenantId: string
  address: string
  sessionHash: string | null
}

export interface RateLimits {
  /** @throws Problem 429 */
  takeCall(rate: RateClass, caller: Caller, now: Date): void
  /** @throws Problem 429 */
  takeLogin(caller: Caller, now: Date): Promise<void>
}

/** Calls are counted in this process, tries to log in also in the database, for all processes. */
export function rateLimits(db: Database): RateLimits {
  let minute = 0
  let counts = new Map<string, number>()

  return {
    takeCall(rate, { address, sessionHash }, now) {
      const thisMinute = Math.floor(now.getTime() / MINUTE_MS)
      if (thisMinute !== minute) {
        minute = thisMinute
        counts = new Map()
      }
      const key = `${rate} ${sessionHash ?? address}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count > LIMITS[rate][sessionHash === null ? 'address' : 'session']) {
        throw tooMany((MINUTE_MS - (now.getTime() % MINUTE_MS)) / 1000)
      }
    },

    async takeLogin({ tenantId, address }, now) {
      const waitMs = await countTry(db, { tenantId, subject: `address ${address}` }, LOGIN_POLICY, now)
      if (waitMs > 0) throw tooMany(waitMs / 1000)
    },
  }
}
