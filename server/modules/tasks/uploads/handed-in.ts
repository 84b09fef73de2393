import type { ArrivedFile } from '#kinds/define/rule.ts'
import type { Database } from '#server/db/database.ts'
import type { AttemptRow } from '../attempt.ts'
import type { PlayerVisit } from '../visit.ts'
import { checkedUploadsOf, dropUpload, findUpload } from './rows.ts'

const placeOf = ({ tenantId, id }: AttemptRow) => ({ tenantId, attemptId: id })

/** What may be laid to what is handed in. */
export async function arrivedFiles(db: Database, attempt: AttemptRow): Promise<ArrivedFile[]> {
  const rows = await checkedUploadsOf(db, placeOf(attempt))
  return rows.map(({ id, name, bytes, sort }) => ({ id, name, bytes, sort }))
}

/**
 * What was taken away is deleted, after the attempt has forgotten it: where that breaks off, it is swept. Who laid it to the rest
 * once more meanwhile keeps it.
 */
export async function dropFiles(
  { db, files }: Pick<PlayerVisit, 'db' | 'files'>,
  attempt: AttemptRow,
  dropped: readonly string[],
): Promise<void> {
  for (const id of new Set(dropped.filter((one) => UUID.test(one)))) {
    const row = await findUpload(db, placeOf(attempt), id)
    if (row?.checkedAt) await dropUpload(db, files, row)
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
