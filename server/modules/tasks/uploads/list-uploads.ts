import type { Upload } from '#shared/contract/uploads.ts'
import { readAttempt } from '../attempt.ts'
import type { PlayerVisit } from '../visit.ts'
import { viewsOf } from './file-views.ts'
import { uploadsOf } from './rows.ts'

/** What was handed in with an attempt, or is on its way. @throws Problem 404 for one that is not the player's */
export async function listUploads(attemptId: string, visit: PlayerVisit): Promise<Upload[]> {
  const { db, files, player } = visit
  await readAttempt(attemptId, visit)
  const rows = await uploadsOf(db, { tenantId: player.tenantId, attemptId })
  return Promise.all(
    rows.map(async (row) => {
      const { id, name, sort, bytes } = row
      const shown = { id, name, sort, bytes }
      if (row.checkedAt) return { ...shown, arrived: bytes, isChecked: true, ...(await viewsOf(row, visit)) }
      const arrived = (await files.folder.sizeOf(id)) ?? 0
      return { ...shown, arrived, isChecked: false, picture: null, download: null }
    }),
  )
}
