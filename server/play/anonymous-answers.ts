import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { TASKS_SERVER } from '#kinds/server.ts'
import { FEWEST_PEOPLE } from '#shared/domain/small-groups.ts'
import { addTallies, tallyOf, type SurveyAnswer, type Tally } from '#shared/domain/tally.ts'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'
import type { Database } from '#server/db/database.ts'
import { anonymousAnswers } from '#server/db/schema/anonymous-answers.ts'
import { attempts } from '#server/db/schema/play.ts'

/** An attempt of before, as the rule of surveys stores it. */
const Named = z.object({
  answers: z.array(z.object({ question: z.string(), value: z.union([z.number(), z.string()]) })),
})

interface Survey {
  tenantId: string
  adventureId: string
  taskId: string
}

export function isAnonymous(content: TaskPublished): boolean {
  return TASKS_SERVER[content.type].anonymous?.isAnonymous(content) ?? false
}

/**
 * Counts one person's answers, in a transaction of its own: what closes the attempt stands in another one. Called only after
 * that, so that a repeated finish counts nothing twice; a server that dies in between loses the answers, and links nothing.
 */
export async function countAnonymously(
  db: Database,
  survey: Survey,
  answers: readonly SurveyAnswer[],
): Promise<void> {
  await db.transaction((tx) => addTally(tx, survey, tallyOf(answers), 1))
}

/**
 * Takes the names off answers that were given before their survey became anonymous: they are counted with the others, drafts
 * are dropped, and open attempts go on with the version that is published. In the caller's transaction, which publishes it.
 * @param whose of a row of attempts; left out: everybody's
 */
export async function forgetWhoAnswered(
  tx: Database,
  { tenantId, adventureId, versionId }: Omit<Survey, 'taskId'> & { versionId: string },
  { missions }: PublishedAdventure,
  whose?: SQL,
): Promise<void> {
  const tasks = missions.flatMap((mission) => mission.tasks).filter(({ content }) => isAnonymous(content))
  for (const { id: taskId } of tasks) {
    const survey = { tenantId, adventureId, taskId }
    await countNamed(tx, survey, whose)
    // a move or a finish in flight was judged by the version before: it is judged anew
    await tx
      .update(attempts)
      .set({ versionId, progress: 0, revision: sql`${attempts.revision} + 1` })
      .where(
        and(
          areOf(survey),
          whose,
          isNull(attempts.finishedAt),
          sql`${attempts.versionId} is distinct from ${versionId}`,
        ),
      )
  }
}

async function countNamed(tx: Database, survey: Survey, whose?: SQL): Promise<void> {
  // nor is it said any more what a named one had answered when it was left
  await tx
    .update(attempts)
    .set({ leftItems: null })
    .where(and(areOf(survey), whose))
  const hasAnswers = and(areOf(survey), whose, sql`${attempts.state} -> 'answers' <> '[]'::jsonb`)
  const rows = await tx.select().from(attempts).where(hasAnswers).for('update')
  if (rows.length === 0) return
  await tx
    .update(attempts)
    .set({ state: { answers: [] } })
    .where(hasAnswers)
  const given = rows.flatMap(({ state, finishedAt }) =>
    finishedAt === null ? [] : (z.safeParse(Named, state).data?.answers ?? []),
  )
  const handedIn = rows.filter(({ finishedAt }) => finishedAt !== null).length
  await addTally(tx, survey, given.map((one) => tallyOf([one])).reduce(addTallies, {}), handedIn)
}

function areOf({ tenantId, adventureId, taskId }: Survey) {
  return and(
    eq(attempts.tenantId, tenantId),
    eq(attempts.adventureId, adventureId),
    eq(attempts.taskId, taskId),
  )
}

async function addTally(tx: Database, survey: Survey, tally: Tally, people: number): Promise<void> {
  const isIt = and(
    eq(anonymousAnswers.tenantId, survey.tenantId),
    eq(anonymousAnswers.adventureId, survey.adventureId),
    eq(anonymousAnswers.taskId, survey.taskId),
  )
  await tx.insert(anonymousAnswers).values(survey).onConflictDoNothing()
  const [row] = await tx.select().from(anonymousAnswers).where(isIt).for('update')
  if (!row) throw new Error(`the answers of ${survey.taskId} were neither found nor made`)
  const held = addTallies(row.held, tally)
  const heldPeople = row.heldPeople + people
  await tx
    .update(anonymousAnswers)
    .set(
      heldPeople < FEWEST_PEOPLE
        ? { held, heldPeople }
        : {
            answers: addTallies(row.answers, held),
            people: row.people + heldPeople,
            held: {},
            heldPeople: 0,
          },
    )
    .where(isIt)
}
