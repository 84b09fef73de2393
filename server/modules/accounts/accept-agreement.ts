import type { acceptAgreement } from '#shared/contract/accounts.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { LoginStatus } from '#shared/contract/session.ts'
import { refusedField } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import type { Database } from '#server/db/database.ts'
import { readDemandedAgreement, readLatestAgreement, recordAcceptance } from '#server/lib/agreement.ts'

/** @throws Problem 422 for a version that there is not */
export async function accept(
  { version = 0 }: HandlerInput<typeof acceptAgreement>['body'],
  { db, now, player }: VisitOf<typeof acceptAgreement>,
): Promise<LoginStatus> {
  const { tenantId, id: personId } = player
  await mustBeVersion(db, tenantId, version)
  await db.transaction((tx) => recordAcceptance(tx, { tenantId, personId, version }, now))
  const demanded = await readDemandedAgreement(db, tenantId)
  return { status: true, agreement: version >= demanded ? 1 : 0 }
}

/** @throws Problem 422 */
export async function mustBeVersion(db: Database, tenantId: string, version: number): Promise<void> {
  if (version === 0) return
  const latest = await readLatestAgreement(db, tenantId)
  if (version > (latest?.number ?? 0)) throw refusedField('version', 'unknown')
}
