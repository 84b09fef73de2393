import { and, eq } from 'drizzle-orm'
import type { endSession } from '#shared/contract/settings.ts'
import { people } from '#server/db/schema/people.ts'
import type { Database } from '#server/db/database.ts'
import { mustNotWait, refuseWhenFull } from '#server/http/must-wait.ts'
import { refusedField, signedOut } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { ACCOUNT_POLICY } from '#server/lib/account-policy.ts'
import { lockPerson } from '#server/lib/accounts.ts'
import { isPassword } from '#server/lib/passwords.ts'
import { countTry, forgetTries } from '#server/lib/throttle.ts'

export type MyVisit = VisitOf<typeof endSession>
type Me = typeof people.$inferSelect

/**
 * Anyone who sits at an open session must still know its password for what cannot be taken back. Tries are counted as a
 * login's are, but apart from them: anyone who tries the account from elsewhere does not make its owner wait here.
 * @throws Problem 422 at `field` for a wrong one, 429 after too many tries
 */
export async function mustKnowPassword(password: string, field: string, visit: MyVisit): Promise<Me> {
  const { db, now, player } = visit
  const tries = { tenantId: player.tenantId, subject: `confirm ${player.id}` }
  mustNotWait(await countTry(db, tries, ACCOUNT_POLICY, now))
  const [me] = await db.select().from(people).where(isMe(visit)).limit(1)
  const isRight = await isPassword(me?.passwordHash ?? null, password).catch(refuseWhenFull)
  if (!me || !isRight) throw refusedField(field, 'wrong')
  await forgetTries(db, tries)
  return me
}

/**
 * Locks my row in the caller's transaction: what is written in it is written before or after what others write of me, and
 * never to an account that is gone. @throws Problem 401
 */
export async function lockMe(tx: Database, { player }: MyVisit): Promise<{ passwordHash: string }> {
  const me = await lockPerson(tx, player.tenantId, player.id)
  if (!me) throw signedOut()
  return me
}

/**
 * As `lockMe`, after `mustKnowPassword`: checking takes a while, and the password may be another one by now.
 * @throws Problem 401, 422 at `field` where it is
 */
export async function lockAsKnown(
  tx: Database,
  known: Pick<Me, 'passwordHash'>,
  field: string,
  visit: MyVisit,
): Promise<void> {
  const { passwordHash } = await lockMe(tx, visit)
  if (passwordHash !== known.passwordHash) throw refusedField(field, 'wrong')
}

export function isMe({ player }: MyVisit) {
  return and(eq(people.tenantId, player.tenantId), eq(people.id, player.id))
}
