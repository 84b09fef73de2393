import { sql } from 'drizzle-orm'
import type { Quartiles } from '#shared/domain/figures.ts'
import type { Database } from '#server/db/database.ts'
import { countedBy, LEAST, type Counted } from './counted.ts'

/** How long the attempts took that were passed, by task: over whole groups of people, the earliest first. */
export async function countTimes(db: Database, counted: Counted): Promise<ReadonlyMap<string, Quartiles>> {
  const rows = await findTimes(db, counted)
  return new Map(
    rows.map(({ task, people, quarter, median, threeQuarters }) => [
      task,
      {
        people,
        quarter: Math.round(quarter),
        median: Math.round(median),
        threeQuarters: Math.round(threeQuarters),
      },
    ]),
  )
}

const at = (share: number) =>
  sql<number>`percentile_cont(${sql.raw(String(share))}) within group (order by seconds)::float`

const findTimes = countedBy('count_times', (db, theirs, name) => {
  const ordered = sql`
    select completion.task_id, extract(epoch from attempt.finished_at - attempt.started_at) as seconds,
      row_number() over (partition by completion.task_id order by completion.completed_at, completion.attempt_id) as place,
      count(*) over (partition by completion.task_id) as people
    from completions completion
    join attempts attempt on attempt.tenant_id = completion.tenant_id and attempt.id = completion.attempt_id
    where ${theirs(sql`completion`)} and attempt.finished_at is not null`
  return db
    .select({
      task: sql<string>`task_id`,
      people: sql<number>`count(*)::int`,
      quarter: at(0.25),
      median: at(0.5),
      threeQuarters: at(0.75),
    })
    .from(sql`(${ordered}) as taken`)
    .where(sql`place <= people - people % ${LEAST}`)
    .groupBy(sql`task_id`)
    .prepare(name)
})
