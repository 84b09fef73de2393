import { sql } from 'drizzle-orm'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { ItemAnswers } from '#shared/domain/figures.ts'
import { SURENESS } from '#shared/domain/sureness.ts'
import type { Database } from '#server/db/database.ts'
import { countedBy, LEAST, type Counted } from './counted.ts'

/**
 * What each question of an exam was answered with, in the first try that somebody handed in: over whole groups of people, the earliest
 * first. What was right is judged by the questions of today.
 */
export async function countAnswers(db: Database, counted: Counted): Promise<ItemAnswers[]> {
  const exams = [...counted.content.tasks].flatMap(([id, { task }]) =>
    TASKS_SERVER[task.content.type].exam ? [id] : [],
  )
  return exams.length === 0 ? [] : findAnswers(db, counted, { exams })
}

const findAnswers = countedBy('count_answers', (db, theirs, name) => {
  const firstTries = sql`
    select distinct on (attempt.person_id, attempt.task_id)
      attempt.id, attempt.task_id, attempt.state, attempt.finished_at
    from attempts attempt
    where ${theirs(sql`attempt`)} and attempt.finished_at is not null and not attempt.is_review
      and attempt.task_id = any(${sql.placeholder('exams')}::text[])
    order by attempt.person_id, attempt.task_id, attempt.started_at, attempt.id`
  const ordered = sql`
    select paper.task_id, asked.question ->> 'id' as question,
      coalesce(paper.state -> 'given' -> (asked.question ->> 'id') -> 'answers', '[]'::jsonb) as answers,
      (paper.state -> 'given' -> (asked.question ->> 'id') ->> 'sureness')::float >= ${SURENESS.threshold} as is_sure,
      row_number() over (
        partition by paper.task_id, asked.question ->> 'id' order by paper.finished_at, paper.id
      ) as place,
      count(*) over (partition by paper.task_id, asked.question ->> 'id') as people
    from (${firstTries}) as paper
    cross join lateral jsonb_array_elements(paper.state -> 'questions') as asked (question)`
  return db
    .select({
      task: sql<string>`task_id`,
      question: sql<string>`question`,
      answers: sql<string[]>`answers`,
      isSure: sql<boolean | null>`is_sure`,
      people: sql<number>`count(*)::int`,
    })
    .from(sql`(${ordered}) as given`)
    .where(sql`place <= people - people % ${LEAST}`)
    .groupBy(sql`task_id`, sql`question`, sql`answers`, sql`is_sure`)
    .prepare(name)
})
