import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { countTry, mostIn } from './throttle.ts'

/** Mails that somebody has sent to an address of their choice: nobody there has asked for them. */
const TO_ONE_ADDRESS = mostIn(DAY_MS, 5)
/** A whole class may sit behind one address. */
const FROM_ONE_CLIENT = mostIn(DAY_MS, 100)
const OF_ONE_TENANT = mostIn(DAY_MS, 1000)

interface UnaskedMail {
  tenantId: string
  email: string
  /** The sender's. */
  address: string
}

/** One more mail to an address that is not proved to be the sender's. Returns the ms to wait; 0: go on. */
export async function countUnaskedMail(
  db: Database,
  { tenantId, email, address }: UnaskedMail,
  now: Date,
): Promise<number> {
  const limits = [
    [`unasked mail to ${email.toLowerCase()}`, TO_ONE_ADDRESS],
    [`unasked mail from ${address}`, FROM_ONE_CLIENT],
    ['unasked mail', OF_ONE_TENANT],
  ] as const
  for (const [subject, policy] of limits) {
    const waitMs = await countTry(db, { tenantId, subject }, policy, now)
    if (waitMs > 0) return waitMs
  }
  return 0
}

/** One more mail that an admin sends: counted for its recipient, not for the tenant. Returns the ms to wait; 0: go on. */
export function countWantedMail(
  db: Database,
  { tenantId, email }: Pick<UnaskedMail, 'tenantId' | 'email'>,
  now: Date,
): Promise<number> {
  return countTry(db, { tenantId, subject: `unasked mail to ${email.toLowerCase()}` }, TO_ONE_ADDRESS, now)
}
