import type { RateClass } from '#shared/contract/endpoint.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { mustNotWait } from './must-wait.ts'
import { countTry, giveTryBack, mostIn } from '#server/lib/throttle.ts'
import { tooMany } from './problem.ts'

/** Calls a minute; of one session, and of one address without a session (a whole school may share it). */
const LIMITS = {
  read: { session: 900, address: 1800 },
  write: { session: 300, address: 300 },
  login: { session: 300, address: 300 },
} satisfies Record<RateClass, { session: number; address: number }>

/** Of one address; a login that succeeds is not counted, so that a whole school gets in at eight o'clock. */
const LOGIN_POLICY = mostIn(MINUTE_MS, 30)

/** A session that was used within this time need not prove itself before it is looked up. */
const KNOWN_MS = 10 * MINUTE_MS

export interface Caller {
  tenantId: string
  address: string
  sessionHash: string | null
}

/** What a request shows before anything is looked up. */
export interface ClientIdentity {
  address: string
  /** Of the cookie that came, whether or not there is such a session. */
  sessionHash: string | null
}

export interface RateLimits {
  /** Counts by address anyone who is not known to be signed in. @throws Problem 429 */
  takeRequest(rate: RateClass, client: ClientIdentity, now: Date): void
  /** Counts by session anyone who turned out to be signed in. @throws Problem 429 */
  takeCall(rate: RateClass, client: ClientIdentity, isSignedIn: boolean, now: Date): void
  /** @throws Problem 429 */
  takeLogin(caller: Caller, now: Date): Promise<void>
  /** After a right pair, with the moment at which its try was taken. */
  giveLoginBack(caller: Caller, now: Date): Promise<void>
}

/** Calls are counted in this process, tries to log in also in the database, for all processes. */
export function rateLimits(db: Database): RateLimits {
  let minute = 0
  let counts = new Map<string, number>()
  /** When each session was last used here. */
  const known = new Map<string, number>()

  function take(rate: RateClass, by: 'session' | 'address', who: string, now: Date): void {
    const thisMinute = Math.floor(now.getTime() / MINUTE_MS)
    if (thisMinute !== minute) {
      minute = thisMinute
      counts = new Map()
      for (const [session, usedAt] of known) {
        if (Math.abs(now.getTime() - usedAt) > KNOWN_MS) known.delete(session)
      }
    }
    const key = `${rate} ${who}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > LIMITS[rate][by]) throw tooMany((MINUTE_MS - (now.getTime() % MINUTE_MS)) / 1000)
  }

  return {
    takeRequest(rate, { address, sessionHash }, now) {
      if (sessionHash === null || !known.has(sessionHash)) take(rate, 'address', address, now)
    },

    takeCall(rate, { address, sessionHash }, isSignedIn, now) {
      if (sessionHash === null) return
      if (isSignedIn) {
        known.set(sessionHash, now.getTime())
        take(rate, 'session', sessionHash, now)
      } else if (known.delete(sessionHash)) {
        // it has ended since it was last used, and nothing has counted this call yet
        take(rate, 'address', address, now)
      }
    },

    async takeLogin({ tenantId, address }, now) {
      mustNotWait(await countTry(db, { tenantId, subject: loginsFrom(address) }, LOGIN_POLICY, now))
    },

    async giveLoginBack({ tenantId, address }, now) {
      await giveTryBack(db, { tenantId, subject: loginsFrom(address) }, now)
    },
  }
}

function loginsFrom(address: string): string {
  return `address ${address}`
}
