import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Query } from './players.ts'

const Published = z.object({
  adventures: z.array(
    z.object({
      id: z.string(),
      missions: z.array(z.object({ tasks: z.array(z.object({ id: z.string() })) })),
    }),
  ),
})

/**
 * Lets everybody who plays have finished every task, so that no place of the map is locked. Written while no server has the
 * storage: by its clock, films and books take as long as they last. Points stand in no ledger.
 */
export async function finishEverything(query: Query): Promise<void> {
  const published: unknown = JSON.parse(readFileSync('dist/published.json', 'utf8'))
  for (const { id, missions } of z.parse(Published, published).adventures) {
    const tasks = missions.flatMap((mission) => mission.tasks.map((task) => task.id))
    await query(
      `create temporary table finished as
        select gen_random_uuid() as attempt_id, enrolments.tenant_id, person_id, adventure_id, task_id
        from enrolments
          join adventures on adventures.tenant_id = enrolments.tenant_id and adventures.id = adventure_id
          cross join unnest($2::text[]) as given (task_id)
        where folder = $1`,
      [id, tasks],
    )
    await query(
      `insert into attempts (tenant_id, person_id, adventure_id, id, task_id, is_review, state, started_at, finished_at)
        select tenant_id, person_id, adventure_id, attempt_id, task_id, true, '{}', now(), now() from finished`,
      [],
    )
    await query(
      `insert into completions (tenant_id, person_id, adventure_id, task_id, attempt_id, points, day, completed_at)
        select tenant_id, person_id, adventure_id, task_id, attempt_id, 0, current_date, now() from finished
        on conflict do nothing`,
      [],
    )
    await query('drop table finished', [])
  }
  await query('update wallets set points = 100000', [])
}
