import { endingOf } from '#shared/domain/file-sorts.ts'
import type { FileViews } from '#shared/contract/uploads.ts'
import type { Visit } from '#server/http/visit.ts'
import type { Viewer } from '#server/policies/may-see-files.ts'
import type { UploadRow } from './rows.ts'

type ViewerVisit = Pick<Visit, 'contentAddress'> & { player: Viewer }

const VIEWS = ['file', 'large', 'small'] as const

/** Where the one who asks opens a file that was checked. */
export async function viewsOf(
  { id, name, isPicture }: Pick<UploadRow, 'id' | 'name' | 'isPicture'>,
  visit: ViewerVisit,
): Promise<FileViews> {
  const savedName = isPicture ? asJpeg(name) : name
  const [download, large, small] = await Promise.all(
    VIEWS.map((view) => addressOf(view, id, savedName, visit)),
  )
  const picture = isPicture && large && small ? { large, small } : null
  return { picture, download: download ?? null }
}

/** As `server/content/serve-downloads.ts` reads it; null where no content host is set up. */
async function addressOf(
  view: (typeof VIEWS)[number],
  id: string,
  name: string,
  { contentAddress, player }: ViewerVisit,
): Promise<string | null> {
  const address = await contentAddress('download', `${view}.${id}.${player.id}`)
  return address && `${address.origin}/download/${address.ticket}/${encodeURIComponent(name)}`
}

/** What is kept of a picture has another ending than what was sent. */
function asJpeg(name: string): string {
  return `${name.slice(0, -endingOf(name).length)}jpg`
}
