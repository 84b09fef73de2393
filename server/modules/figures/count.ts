import { sql, type SQL } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import { FIGURE_DAYS, type Figures } from '#shared/domain/figures.ts'
import { dayAfter, localDateIn } from '#shared/domain/local-date.ts'
import { STUCK_MS } from '#shared/domain/stuck.ts'
import type { Database } from '#server/db/database.ts'
import { lastTaskOf, progressStatesOf } from '#server/play/progress-states.ts'
import { countAnswers } from './count-answers.ts'
import { countTimes } from './count-times.ts'
import { countedBy, TODAY, type Counted, type Theirs } from './counted.ts'

/** Each statement goes over the rows of the group's people, and of nobody else. */
export async function countFigures(db: Database, counted: Counted): Promise<Figures> {
  const { content } = counted
  const placed = [...content.tasks].map(([task, { missionId }]) => ({ task, mission: missionId }))
  const [{ people, ...progress }, stops, days, missions, tasks, times, answers] = [
    await countProgress(db, counted),
    await countStops(db, counted),
    await countDays(db, counted),
    await countMissions(db, counted, placed),
    await countTasks(db, counted),
    await countTimes(db, counted),
    await countAnswers(db, counted),
  ]
  return {
    people,
    progress,
    days,
    missions,
    tasks: tasks.map((one) => ({ ...one, time: times.get(one.task) ?? null })),
    stops,
    answers,
  }
}

const progressStates = (theirs: Theirs): SQL =>
  progressStatesOf({
    isAsked: theirs(sql`enrolment`),
    tasks: TODAY,
    stuckBefore: sql`${sql.placeholder('stuckBefore')}`,
  })

const stuckBefore = (now: Date): string => new Date(now.getTime() - STUCK_MS).toISOString()

async function countProgress(
  db: Database,
  counted: Counted,
): Promise<Figures['progress'] & { people: number }> {
  const [row] = await findProgress(db, counted, { stuckBefore: stuckBefore(counted.now) })
  return row ?? { people: 0, done: 0, notBegun: 0, still: 0, moving: 0 }
}

const findProgress = countedBy('count_progress', (db, theirs, name) =>
  db
    .select({
      people: sql<number>`count(*)::int`,
      done: sql<number>`(count(*) filter (where is_done))::int`,
      notBegun: sql<number>`(count(*) filter (where not is_done and is_new))::int`,
      still: sql<number>`(count(*) filter (where not is_done and not is_new and is_late))::int`,
      moving: sql<number>`(count(*) filter (where not is_done and not is_new and not is_late))::int`,
    })
    .from(sql`(${progressStates(theirs)}) as progress`)
    .prepare(name),
)

function countStops(db: Database, counted: Counted): Promise<Figures['stops']> {
  return findStops(db, counted, { stuckBefore: stuckBefore(counted.now) })
}

const findStops = countedBy('count_stops', (db, theirs, name) => {
  const last = sql`
    select last.task_id, last.is_open
    from (${progressStates(theirs)}) as progress
    cross join lateral (${lastTaskOf(TODAY)}) last
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
    .prepare(name)
})

/** Every day of the four weeks, also those on which nothing was finished. */
async function countDays(db: Database, counted: Counted): Promise<Figures['days']> {
  const first = dayAfter(localDateIn(counted.timeZone, counted.now), 1 - FIGURE_DAYS)
  // the index goes by the moment; a player's day is at most a day away from it
  const since = new Date(Date.parse(first) - DAY_MS).toISOString()
  const rows = await findDays(db, counted, { first, since })
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: FIGURE_DAYS }, (_, index) => {
    const day = dayAfter(first, index)
    return byDay.get(day) ?? { day, finished: 0, people: 0 }
  })
}

const findDays = countedBy('count_days', (db, theirs, name) =>
  db
    .select({
      day: sql<string>`completion.day::text`,
      finished: sql<number>`count(*)::int`,
      people: sql<number>`count(distinct completion.person_id)::int`,
    })
    .from(sql`completions completion`)
    .where(
      sql`${theirs(sql`completion`)} and completion.completed_at >= ${sql.placeholder('since')}::timestamptz
        and completion.day >= ${sql.placeholder('first')}::date`,
    )
    .groupBy(sql`completion.day`)
    .prepare(name),
)

async function countMissions(
  db: Database,
  counted: Counted,
  placed: readonly { task: string; mission: string }[],
): Promise<Figures['missions']> {
  const sizes = new Map<string, number>()
  for (const { mission } of placed) sizes.set(mission, (sizes.get(mission) ?? 0) + 1)
  const rows = await findMissions(db, counted, { placed: JSON.stringify(placed) })
  return [...sizes].map(([mission, size]) => {
    const its = rows.filter((row) => row.mission === mission)
    const sum = (some: typeof rows) => some.reduce((all, { people }) => all + people, 0)
    return { mission, begun: sum(its), finished: sum(its.filter(({ done }) => done >= size)) }
  })
}

const findMissions = countedBy('count_missions', (db, theirs, name) => {
  // what is completed was tried, and is completed once: nothing has to be told apart
  const perPerson = sql`
    select place.mission, action.person_id, sum(action.done)::int as done
    from (
      select attempt.person_id, attempt.task_id, 0 as done from attempts attempt where ${theirs(sql`attempt`)}
      union all
      select completion.person_id, completion.task_id, 1 from completions completion
      where ${theirs(sql`completion`)}
    ) as action
    join json_to_recordset(${sql.placeholder('placed')}::json) as place(task text, mission text)
      on place.task = action.task_id
    group by place.mission, action.person_id`
  return db
    .select({
      mission: sql<string>`mission`,
      done: sql<number>`done`,
      people: sql<number>`count(*)::int`,
    })
    .from(sql`(${perPerson}) as counted`)
    .groupBy(sql`mission`, sql`done`)
    .prepare(name)
})

async function countTasks(db: Database, counted: Counted): Promise<Omit<Figures['tasks'][number], 'time'>[]> {
  const tried = await findTried(db, counted)
  const finished = await findFinished(db, counted)
  return [...counted.content.tasks.keys()].map((task) => {
    const { begun = 0, tries = 0 } = tried.find((row) => row.task === task) ?? {}
    return { task, begun, tries, finished: finished.find((row) => row.task === task)?.people ?? 0 }
  })
}

const findTried = countedBy('count_tried', (db, theirs, name) =>
  db
    .select({
      task: sql<string>`attempt.task_id`,
      begun: sql<number>`count(distinct attempt.person_id)::int`,
      tries: sql<number>`count(*)::int`,
    })
    .from(sql`attempts attempt`)
    .where(sql`${theirs(sql`attempt`)} and not attempt.is_review`)
    .groupBy(sql`attempt.task_id`)
    .prepare(name),
)

const findFinished = countedBy('count_finished', (db, theirs, name) =>
  db
    .select({ task: sql<string>`completion.task_id`, people: sql<number>`count(*)::int` })
    .from(sql`completions completion`)
    .where(theirs(sql`completion`))
    .groupBy(sql`completion.task_id`)
    .prepare(name),
)
