import type { FactorLetterKind } from '#shared/domain/mail-kinds.ts'
import type { Database } from '#server/db/database.ts'
import { enqueue } from '../jobs.ts'
import type { Owner } from './factors.ts'

/** The job that mails somebody what happened to the second step. */
export const MAIL_FACTOR = 'mail-second-factor'

/**
 * Notifies a person, in the caller's transaction: anyone who sits at an open session, or knows the password, cannot change the second step unseen.
 * @param origin of the button: scheme, host and port
 */
export async function mailFactor(
  db: Database,
  { tenantId, id: personId }: Owner,
  { kind, origin }: { kind: FactorLetterKind; origin: string },
  now: Date,
): Promise<void> {
  await enqueue(db, { tenantId, kind: MAIL_FACTOR, payload: { personId, kind, origin } }, now)
}
