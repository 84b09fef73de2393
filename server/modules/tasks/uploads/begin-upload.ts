import type { Upload } from '@tus/server'
import { sortOfName, type FileSort } from '#shared/domain/file-sorts.ts'
import type { Database } from '#server/db/database.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import { cleanName } from '#server/lib/files/clean-name.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { readQuotas, tenantRoom } from '#server/lib/quotas.ts'
import type { AttemptRow } from '../attempt.ts'
import { addUpload } from './rows.ts'
import { readKey } from './upload-key.ts'

export interface Beginning {
  attempt: AttemptRow
  limits: { accepts: readonly FileSort[]; maximum: number }
  now: Date
}

/**
 * Takes what is announced, before a byte of it comes.
 * @throws Problem 422 wrong-kind, empty-file, too-many-files, player-full or tenant-full; also for what has no name
 */
export async function beginUpload(
  db: Database,
  files: Files,
  { id: key, size = 0, metadata }: Upload,
  { attempt, limits, now }: Beginning,
): Promise<void> {
  const name = cleanName(metadata?.['filename'] ?? '')
  if (name === '') throw refusedField('filename', 'is missing')
  const sort = sortOfName(name)
  if (sort === null || !limits.accepts.includes(sort)) throw new Problem(422, 'wrong-kind')
  if (size === 0) throw new Problem(422, 'empty-file')
  const { tenantId, personId, id: attemptId } = attempt
  const upload = { ...readKey(key), tenantId, personId, attemptId, name, sort, bytes: size }
  const most = { ...files.most, tenant: tenantRoom(files, await readQuotas(db, tenantId)) }
  await addUpload(db, upload, { most, mostFiles: limits.maximum }, now)
}
