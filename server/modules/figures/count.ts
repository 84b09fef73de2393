import { sql, type SQL } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import { FIGURE_DAYS, type Figures } from '#shared/domain/figures.ts'
import { dayAfter, localDateIn } from '#shared/domain/local-date.ts'
import { STUCK_MS } from '#shared/domain/stuck.ts'
import type { Database } from '#server/db/database.ts'
import { countAnswers } from './count-answers.ts'
import { countTimes } from './count-times.ts'
import { ofToday, theirs, type Counted } from './counted.ts'

/** Each statement goes over the rows of the group's people, and of nobody else. */
export async function countFigures(db: Database, counted: Counted): Promise<Figures> {
  const { content } = counted
  const placed = [...content.tasks].map(([task, { missionId }]) => ({ task, mission: missionId }))
  const [{ people, ...standing }, stops, days, missions, tasks, times, answers] = [
    await countStanding(db, counted, placed.length),
    await countStops(db, counted),
    await countDays(db, counted),
    await countMissions(db, counted, placed),
    await countTasks(db, counted),
    await countTimes(db, counted),
    await countAnswers(db, counted),
  ]
  return {
    people,
    standing,
    days,
    missions,
    tasks: tasks.map((one) => ({ ...one, time: times.get(one.task) ?? null })),
    stops,
    answers,
  }
}

/**
 * How each stands, in four columns beside the person. Who they are is found first: a planner that knows nothing of the tables yet
 * would look at each one's deeds for every pair of them.
 */
function standings(counted: Counted, taskCount: number): SQL {
  const stuckBefore = new Date(counted.now.getTime() - STUCK_MS).toISOString()
  return sql`
    with enrolled as materialized (
      select enrolment.* from enrolments enrolment where ${theirs(counted, sql`enrolment`)}
    )
    select enrolled.person_id,
      done.tasks = ${taskCount} and ${taskCount} > 0 as is_done,
      coalesce(done.tasks, 0) = 0 and not exists (
        select from attempts attempt where attempt.tenant_id = enrolled.tenant_id
          and attempt.person_id = enrolled.person_id and attempt.adventure_id = enrolled.adventure_id
      ) as is_new,
      coalesce(done.last, enrolled.created_at) < ${stuckBefore}::timestamptz as is_late
    from enrolled
    left join lateral (
      select count(*)::int as tasks, max(completion.completed_at) as last from completions completion
      where completion.tenant_id = enrolled.tenant_id and completion.person_id = enrolled.person_id
        and completion.adventure_id = enrolled.adventure_id and completion.task_id in ${ofToday(counted)}
    ) done on true`
}

async function countStanding(
  db: Database,
  counted: Counted,
  taskCount: number,
): Promise<Figures['standing'] & { people: number }> {
  const [row] = await db
    .select({
      people: sql<number>`count(*)::int`,
      done: sql<number>`(count(*) filter (where is_done))::int`,
      notBegun: sql<number>`(count(*) filter (where not is_done and is_new))::int`,
      still: sql<number>`(count(*) filter (where not is_done and not is_new and is_late))::int`,
      moving: sql<number>`(count(*) filter (where not is_done and not is_new and not is_late))::int`,
    })
    .from(sql`(${standings(counted, taskCount)}) as standing`)
  return row ?? { people: 0, done: 0, notBegun: 0, still: 0, moving: 0 }
}

function countStops(db: Database, counted: Counted): Promise<Figures['stops']> {
  const { tenantId, adventureId, content } = counted
  const last = sql`
    select last.task_id, last.is_open
    from (${standings(counted, content.tasks.size)}) as standing
    cross join lateral (
      select attempt.task_id, not exists (
        select from completions completion where completion.tenant_id = attempt.tenant_id
          and completion.person_id = attempt.person_id and completion.adventure_id = attempt.adventure_id
          and completion.task_id = attempt.task_id
      ) as is_open
      from attempts attempt
      where attempt.tenant_id = ${tenantId} and attempt.person_id = standing.person_id
        and attempt.adventure_id = ${adventureId} and not attempt.is_review
        and attempt.task_id in ${ofToday(counted)}
      order by coalesce(attempt.finished_at, attempt.started_at) desc, attempt.started_at desc, attempt.id
      limit 1
    ) last
    where not is_done and not is_new and is_late`
  return db
    .select({
      task: sql<string>`task_id`,
      isOpen: sql<boolean>`is_open`,
      people: sql<number>`count(*)::int`,
    })
    .from(sql`(${last}) as stop`)
    .groupBy(sql`task_id`, sql`is_open`)
    .orderBy(sql`count(*) desc`, sql`is_open desc`, sql`task_id`)
}

/** Every day of the four weeks, also those on which nothing was finished. */
async function countDays(db: Database, counted: Counted): Promise<Figures['days']> {
  const { now, timeZone } = counted
  const first = dayAfter(localDateIn(timeZone, now), 1 - FIGURE_DAYS)
  // the index goes by the moment; a player's day is at most a day away from it
  const since = new Date(Date.parse(first) - DAY_MS).toISOString()
  const rows = await db
    .select({
      day: sql<string>`completion.day::text`,
      finished: sql<number>`count(*)::int`,
      people: sql<number>`count(distinct completion.person_id)::int`,
    })
    .from(sql`completions completion`)
    .where(
      sql`${theirs(counted, sql`completion`)} and completion.completed_at >= ${since}::timestamptz
        and completion.day >= ${first}::date`,
    )
    .groupBy(sql`completion.day`)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: FIGURE_DAYS }, (_, index) => {
    const day = dayAfter(first, index)
    return byDay.get(day) ?? { day, finished: 0, people: 0 }
  })
}

async function countMissions(
  db: Database,
  counted: Counted,
  placed: readonly { task: string; mission: string }[],
): Promise<Figures['missions']> {
  const places = sql`json_to_recordset(${JSON.stringify(placed)}::json) as place(task text, mission text)`
  const sizes = new Map<string, number>()
  for (const { mission } of placed) sizes.set(mission, (sizes.get(mission) ?? 0) + 1)
  const perPerson = sql`
    select place.mission, attempt.person_id,
      count(distinct completion.task_id)::int as done
    from attempts attempt
    join ${places} on place.task = attempt.task_id
    left join completions completion on completion.tenant_id = attempt.tenant_id
      and completion.person_id = attempt.person_id and completion.adventure_id = attempt.adventure_id
      and completion.task_id = attempt.task_id
    where ${theirs(counted, sql`attempt`)}
    group by place.mission, attempt.person_id`
  const rows = await db
    .select({
      mission: sql<string>`mission`,
      done: sql<number>`done`,
      people: sql<number>`count(*)::int`,
    })
    .from(sql`(${perPerson}) as counted`)
    .groupBy(sql`mission`, sql`done`)
  return [...sizes].map(([mission, size]) => {
    const its = rows.filter((row) => row.mission === mission)
    const sum = (some: typeof rows) => some.reduce((all, { people }) => all + people, 0)
    return { mission, begun: sum(its), finished: sum(its.filter(({ done }) => done >= size)) }
  })
}

async function countTasks(db: Database, counted: Counted): Promise<Omit<Figures['tasks'][number], 'time'>[]> {
  const tried = await db
    .select({
      task: sql<string>`attempt.task_id`,
      begun: sql<number>`count(distinct attempt.person_id)::int`,
      tries: sql<number>`count(*)::int`,
    })
    .from(sql`attempts attempt`)
    .where(sql`${theirs(counted, sql`attempt`)} and not attempt.is_review`)
    .groupBy(sql`attempt.task_id`)
  const finished = await db
    .select({ task: sql<string>`completion.task_id`, people: sql<number>`count(*)::int` })
    .from(sql`completions completion`)
    .where(theirs(counted, sql`completion`))
    .groupBy(sql`completion.task_id`)
  return [...counted.content.tasks.keys()].map((task) => {
    const { begun = 0, tries = 0 } = tried.find((row) => row.task === task) ?? {}
    return { task, begun, tries, finished: finished.find((row) => row.task === task)?.people ?? 0 }
  })
}
