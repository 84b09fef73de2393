import { endingOf } from '#shared/domain/file-sorts.ts'
import type { Upload } from '#shared/contract/uploads.ts'
import { mustSeeHandedIn } from '#server/policies/must-see-handed-in.ts'
import type { PlayerVisit } from '../visit.ts'
import { uploadsOf } from './rows.ts'

/** What was handed in with an attempt, or is on its way. @throws Problem 404 for whoever may not see it */
export async function listUploads(attemptId: string, visit: PlayerVisit): Promise<Upload[]> {
  const { db, files, player } = visit
  await mustSeeHandedIn(db, player, attemptId)
  const rows = await uploadsOf(db, { tenantId: player.tenantId, attemptId })
  return Promise.all(
    rows.map(async ({ id, name, sort, bytes, checkedAt, isPicture }) => {
      const isChecked = checkedAt !== null
      const arrived = isChecked ? bytes : ((await files.folder.sizeOf(id)) ?? 0)
      const shown = { id, name, sort, bytes, arrived, isChecked, picture: null, download: null }
      if (!isChecked) return shown
      const [download, large, small] = await Promise.all(
        VIEWS.map((view) => addressOf(view, id, isPicture ? asWebp(name) : name, visit)),
      )
      const picture = isPicture && large && small ? { large, small } : null
      return { ...shown, picture, download: download ?? null }
    }),
  )
}

const VIEWS = ['file', 'large', 'small'] as const

/** As `server/content/serve-downloads.ts` reads it; null where no content host is set up. */
async function addressOf(
  view: (typeof VIEWS)[number],
  id: string,
  name: string,
  visit: PlayerVisit,
): Promise<string | null> {
  const address = await visit.contentAddress('download', `${view}.${id}`)
  return address && `${address.origin}/download/${address.ticket}/${encodeURIComponent(name)}`
}

/** What is kept of a picture has another ending than what was sent. */
function asWebp(name: string): string {
  return `${name.slice(0, -endingOf(name).length)}webp`
}
