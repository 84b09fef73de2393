import { sql, type SQL } from 'drizzle-orm'

interface Asked {
  /** Of a row of enrolments, which is called `enrolment`: whether its person is asked about. */
  isAsked: SQL
  /** The tasks that the adventure has today, `text[]`. */
  tasks: SQL
  /** Who finished nothing since then stands still. */
  stuckBefore: SQL
}

/**
 * How each stands, in four columns beside the person. Who they are is found first: a planner that knows nothing of the tables yet
 * would look at each one's actions for every pair of them.
 */
export function progressStatesOf({ isAsked, tasks, stuckBefore }: Asked): SQL {
  return sql`
    with enrolled as materialized (
      select enrolment.* from enrolments enrolment where ${isAsked}
    )
    select enrolled.tenant_id, enrolled.person_id, enrolled.adventure_id,
      done.tasks = cardinality(${tasks}) and done.tasks > 0 as is_done,
      coalesce(done.tasks, 0) = 0 and not exists (
        select from attempts attempt where attempt.tenant_id = enrolled.tenant_id
          and attempt.person_id = enrolled.person_id and attempt.adventure_id = enrolled.adventure_id
      ) as is_new,
      coalesce(done.last, enrolled.created_at) < ${stuckBefore}::timestamptz as is_late
    from enrolled
    left join lateral (
      select count(*)::int as tasks, max(completion.completed_at) as last from completions completion
      where completion.tenant_id = enrolled.tenant_id and completion.person_id = enrolled.person_id
        and completion.adventure_id = enrolled.adventure_id and completion.task_id = any(${tasks})
    ) done on true`
}

/** Of a row of `progressStatesOf`, which is called `progress`: the task that the person was in last, and whether it was left open. */
export function lastTaskOf(tasks: SQL): SQL {
  return sql`
    select attempt.task_id, not exists (
      select from completions completion where completion.tenant_id = attempt.tenant_id
        and completion.person_id = attempt.person_id and completion.adventure_id = attempt.adventure_id
        and completion.task_id = attempt.task_id
    ) as is_open
    from attempts attempt
    where attempt.tenant_id = progress.tenant_id and attempt.person_id = progress.person_id
      and attempt.adventure_id = progress.adventure_id and not attempt.is_review
      and attempt.task_id = any(${tasks})
    order by coalesce(attempt.finished_at, attempt.started_at) desc, attempt.started_at desc, attempt.id
    limit 1`
}
