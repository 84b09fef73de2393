import { and, countDistinct, eq, inArray } from 'drizzle-orm'
import { AdventureFile } from '#shared/scene/files.ts'
import { idOf } from '#shared/scene/first-names.ts'
import type { Moved } from '#shared/scene/published.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { completions } from '#server/db/schema/play.ts'
import { notFound } from '#server/http/problem.ts'
import { parseWords, readText } from './draft-name.ts'
import { findDraft, hashesOf } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

/** Of the file of a task, with its name. */
export const TASK_PATH = /(?:^|\/)tasks\/([^/]+)\.json$/

/** @param path of a task or a folder of the draft; undefined: all of it. @throws Problem 404 */
export async function countFinishers(
  folder: string,
  path: string | undefined,
  visit: MakerVisit,
): Promise<{ players: number }> {
  const { db, tenant } = visit
  if (!(await findDraft(db, folder, visit))) throw notFound()
  const hashes = await hashesOf(db, folder, visit)
  const moved = await movedIn(hashes, visit)
  const tasks = [...hashes.keys()]
    .filter((one) => path === undefined || one === path || one.startsWith(`${path}/`))
    .flatMap((one) => TASK_PATH.exec(one)?.[1] ?? [])
    .map((name) => idOf(name, moved))
  if (tasks.length === 0) return { players: 0 }
  const [counted] = await db
    .select({ players: countDistinct(completions.personId) })
    .from(completions)
    .innerJoin(
      adventures,
      and(eq(adventures.tenantId, completions.tenantId), eq(adventures.id, completions.adventureId)),
    )
    .where(
      and(
        eq(completions.tenantId, tenant.id),
        eq(adventures.folder, folder),
        inArray(completions.taskId, tasks),
      ),
    )
  return { players: counted?.players ?? 0 }
}

/** What its adventure.json says was renamed. */
export async function movedIn(hashes: ReadonlyMap<string, string>, visit: MakerVisit): Promise<Moved> {
  const hash = hashes.get('adventure.json')
  const text = hash === undefined ? null : await readText(hash, visit)
  const said = text === null ? null : parseWords(text)
  return AdventureFile.shape.moved.safeParse(said?.['moved']).data ?? {}
}
