import { eq } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { logInOperator } from '#shared/contract/operator.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { operators } from '#server/db/schema/operators.ts'
import { mustNotWait, refuseWhenFull } from '#server/http/must-wait.ts'
import { Problem } from '#server/http/problem.ts'
import { isPassword } from '#server/lib/passwords.ts'
import { PROOF_POLICY } from '#server/lib/second-factor/wanted.ts'
import { mostIn, nextTry } from '#server/lib/throttle.ts'
import { logOperator } from '#server/tenants/log.ts'
import { findByEmail, takeCode, type OperatorRow } from './operators.ts'
import type { OperatorVisit } from './visit.ts'

/**
 * A wrong pair gets the same answer whether there is such an operator or not. Pairs are counted by where they come from, codes by the
 * operator, until both factors were right.
 * @throws Problem 401 `wrong-credentials`, or `wrong-code` for a right pair; 429 after too many tries
 */
export async function logIn(
  { email, password, code }: HandlerInput<typeof logInOperator>['body'],
  visit: OperatorVisit,
): Promise<Reply<typeof logInOperator>> {
  const { db, secrets, now, address } = visit
  // counted before the check, so that many at once are not free; anyone who tries names from elsewhere keeps no operator out
  mustNotWait(countPair(visit))
  const known = await findByEmail(db, email)
  const isRight = await isPassword(known?.passwordHash ?? null, password).catch(refuseWhenFull)
  if (!known || !isRight) throw new Problem(401, 'wrong-credentials')
  if (code === undefined) return { needsCode: true, recoveryCodes: null }
  mustNotWait(await countCode(db, known.id, now))
  const left = await db.transaction(async (tx) => {
    const row = await lockOperator(tx, known.id)
    // by now it may be another password, or nobody's
    if (row?.passwordHash !== known.passwordHash) return null
    const codes = await takeCode({ db: tx, secrets }, row, code, now)
    if (codes === null) return null
    const none = { tries: 0, triesSince: null, closedUntil: null }
    await tx.update(operators).set(none).where(eq(operators.id, row.id))
    await logOperator(tx, { actor: row.email, address, action: 'operator-signed-in' }, now)
    return codes
  })
  if (left === null) throw new Problem(401, 'wrong-code')
  await visit.begin(known.id)
  return { needsCode: false, recoveryCodes: left }
}

/** From one address: right pairs too, of which nobody needs many. */
const PAIR_POLICY = mostIn(15 * MINUTE_MS, 30)

/** @returns the ms to wait; 0: go on */
function countPair({ pairs, address, now }: OperatorVisit): number {
  const { state, waitMs } = nextTry(pairs.get(address) ?? null, PAIR_POLICY, now)
  pairs.set(address, state)
  return waitMs
}

/** One more code for a right pair, counted before the check. @returns the ms to wait; 0: go on */
async function countCode(db: Database, id: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const row = await lockOperator(tx, id)
    if (!row) return 0
    const { tries: count, triesSince: since, closedUntil } = row
    const before = since === null ? null : { count, since, closedUntil }
    const { state, waitMs } = nextTry(before, PROOF_POLICY, now)
    if (waitMs === 0) {
      const after = { tries: state.count, triesSince: state.since, closedUntil: state.closedUntil }
      await tx.update(operators).set(after).where(eq(operators.id, id))
    }
    return waitMs
  })
}

async function lockOperator(tx: Database, id: string): Promise<OperatorRow | undefined> {
  const [row] = await tx.select().from(operators).where(eq(operators.id, id)).for('update')
  return row
}
