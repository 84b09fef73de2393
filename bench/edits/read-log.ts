import * as z from 'zod/mini'
import { applyEdits } from '../../shared/domain/apply-edits.ts'
import type { FileEdit } from '../../shared/domain/drafts.ts'
import type { Throwaway } from '../server/storages.ts'
import type { Told } from './editor.ts'

const Rows = z.array(
  z.object({
    folder: z.string(),
    id: z.string(),
    revision: z.int(),
    edits: z.custom<FileEdit[]>((value) => Array.isArray(value)),
  }),
)
const Files = z.array(z.object({ folder: z.string(), path: z.string(), hash: z.string() }))

interface Log {
  /** What is wrong, in words; none where all is well. */
  mistakes: string[]
  /** Changes in the log. */
  changes: number
}

/**
 * Plays the log of every draft again, from its first change. What comes of it must be the files that are there, each acknowledged change must be in
 * it once, no refused one, and no revision twice or missing. Only while no server runs.
 */
export async function readLog(
  storage: Throwaway,
  folders: readonly string[],
  { acknowledged, refused }: { acknowledged: readonly Told[]; refused: readonly Told[] },
): Promise<Log> {
  const { rows, files } = await storage.open(async (query) => ({
    rows: z.parse(
      Rows,
      await query(
        'select folder, id, revision, edits from content_edits where folder = any($1) order by folder, revision',
        [folders],
      ),
    ),
    files: z.parse(
      Files,
      await query('select folder, path, hash from content_files where folder = any($1)', [folders]),
    ),
  }))
  const mistakes: string[] = []
  const ids = new Set(rows.map(({ id }) => id))
  if (ids.size !== rows.length) mistakes.push(`${rows.length - ids.size} changes were made twice`)
  const lost = acknowledged.filter(({ id }) => !ids.has(id)).length
  if (lost > 0) mistakes.push(`${lost} acknowledged changes are lost`)
  const unwanted = refused.filter(({ id }) => ids.has(id)).length
  if (unwanted > 0) mistakes.push(`${unwanted} refused changes were made`)
  const unheard = rows.length - folders.length - acknowledged.length
  if (unheard !== 0) mistakes.push(`${unheard} changes that nobody was told of`)
  for (const folder of folders) {
    let state: ReadonlyMap<string, string> = new Map()
    let last = 0
    for (const { revision, edits } of rows.filter((row) => row.folder === folder)) {
      if (revision !== last + 1) mistakes.push(`${folder}: after revision ${last} comes ${revision}`)
      last = revision
      const applied = applyEdits(state, edits)
      if (applied.files) state = applied.files
      else mistakes.push(`${folder}: revision ${revision} does not follow from what was there`)
    }
    const there = new Map(files.filter((one) => one.folder === folder).map(({ path, hash }) => [path, hash]))
    const isSame = there.size === state.size && [...there].every(([path, hash]) => state.get(path) === hash)
    if (!isSame) mistakes.push(`${folder}: its files are not what its changes come to`)
  }
  return { mistakes, changes: rows.length }
}
