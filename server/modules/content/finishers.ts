import { and, countDistinct, eq, inArray } from 'drizzle-orm'
import { adventures } from '#server/db/schema/adventures.ts'
import { completions } from '#server/db/schema/play.ts'
import { notFound } from '#server/http/problem.ts'
import { findDraft, hashesOf } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

const TASK = /(?:^|\/)tasks\/([^/]+)\.json$/

/** @param path of a task or a folder of the draft; undefined: all of it. @throws Problem 404 */
export async function countFinishers(
  folder: string,
  path: string | undefined,
  visit: MakerVisit,
): Promise<{ players: number }> {
  const { db, tenant } = visit
  if (!(await findDraft(db, folder, visit))) throw notFound()
  const paths = [...(await hashesOf(db, folder, visit)).keys()]
  const tasks = paths
    .filter((one) => path === undefined || one === path || one.startsWith(`${path}/`))
    .flatMap((one) => TASK.exec(one)?.[1] ?? [])
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
