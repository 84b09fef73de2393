import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { ThrottlePolicy } from './throttle.ts'

/** Of one account: five failures, then 1, 2, 4, 8, 16 and at most 25 seconds: nobody can lock another person out for good. */
export const ACCOUNT_POLICY: ThrottlePolicy = {
  windowMs: 15 * MINUTE_MS,
  closeMs: (tries) => (tries < 5 ? 0 : Math.min(25_000, 1000 * 2 ** (tries - 5))),
}
