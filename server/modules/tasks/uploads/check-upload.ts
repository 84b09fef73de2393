import { and, eq } from 'drizzle-orm'
import type { UploadRefusal } from '#shared/contract/uploads.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { refuseWhenFull } from '#server/http/must-wait.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { encodePicture } from '#server/lib/files/picture.ts'
import { isTrueKind } from '#server/lib/files/true-kind.ts'
import type { PlayerVisit } from '../visit.ts'
import { mustHandIn } from './must-hand-in.ts'
import { dropUpload, findUpload, type UploadRow } from './rows.ts'

/** How long a call waits for the check, in ms. */
const TIMEOUT_MS = 3000
/** How long a refusal is remembered for repeated calls, in ms. */
const REFUSED_FOR_MS = 120_000

type Services = Pick<PlayerVisit, 'db' | 'files' | 'now'>

/** Checks in progress, or just finished, by upload id. */
const inProgress = new Map<string, Promise<void>>()

/**
 * Checks a file that has arrived.
 * @returns false where that takes longer than a call may
 * @throws Problem 404, 409 upload-incomplete, 422 with why it is not taken, 429 while too many wait, 503 scan-away
 */
export async function checkUpload(attemptId: string, uploadId: string, visit: PlayerVisit): Promise<boolean> {
  const { attempt } = await mustHandIn(attemptId, visit)
  const known = inProgress.get(uploadId)
  const row = await findUpload(visit.db, { tenantId: attempt.tenantId, attemptId }, uploadId)
  if (row?.checkedAt) return true
  // a refused file is deleted by now, but the refusal is still to be reported
  if (!row && !known) throw notFound()
  const looking = known ?? (row ? begin(row, visit) : Promise.resolve())
  return withinTimeout(looking)
}

function begin(row: UploadRow, visit: Services): Promise<void> {
  const looking = look(row, visit)
  inProgress.set(row.id, looking)
  looking.then(
    () => inProgress.delete(row.id),
    (error: unknown) => {
      if (!(error instanceof Problem) || error.status !== 422) return inProgress.delete(row.id)
      const timer = setTimeout(() => inProgress.delete(row.id), REFUSED_FOR_MS)
      return timer.unref()
    },
  )
  return looking
}

async function withinTimeout(looking: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, false)
  })
  try {
    return await Promise.race([looking.then(() => true), tooLong])
  } finally {
    clearTimeout(timer)
  }
}

async function look(row: UploadRow, { db, files, now }: Services): Promise<void> {
  const { tenantId, id, bytes, name } = row
  const { folder, scan } = files
  if ((await folder.sizeOf(id)) !== bytes) throw new Problem(409, 'upload-incomplete')

  const refusal = async (code: UploadRefusal): Promise<Problem> => {
    await dropUpload(db, files, row)
    return new Problem(422, code)
  }
  if (!(await isTrueKind(folder.path(id), name))) throw await refusal('wrong-kind')
  const found = await scan(folder.path(id))
  if (found === 'infected') throw await refusal('virus-found')
  if (found === 'unknown') throw new Problem(503, 'scan-away', { retryAfter: 5 })
  const isPicture = row.sort === 'picture'
  if (isPicture) {
    const encoded = await encodePicture(folder, id).catch(refuseWhenFull)
    if (encoded !== 'kept') throw await refusal(encoded === 'broken' ? 'broken-picture' : 'too-many-pixels')
  }
  await db
    .update(uploads)
    .set({ checkedAt: now, seenAt: now, isPicture })
    .where(and(eq(uploads.tenantId, tenantId), eq(uploads.id, id)))
  if (isPicture) await folder.removeOriginal(id)
}
