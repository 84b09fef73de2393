import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { localTimeIn } from '#shared/domain/local-time.ts'
import type { TaskMove, TaskPublished } from '#shared/scene/tasks/task.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { taskVersions } from '#server/db/schema/figures.ts'
import { people } from '#server/db/schema/people.ts'
import { attempts } from '#server/db/schema/play.ts'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { teamGoals } from '#server/db/schema/together.ts'
import { Problem } from '#server/http/problem.ts'
import { playsOfTask } from '#server/modules/tasks/plays.ts'
import type { When } from '#kinds/define/rule.ts'
import { badgeTests } from '#server/play/badge-tests.ts'
import { readContent } from '#server/play/read-content.ts'
import { finishAttempt } from '#server/rewards/finish-attempt.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import { readStreak } from '#server/rewards/streak.ts'
import { DEMO_TEAMS, DEMO_ATTEMPTS, type DemoAttempt } from './attempts.ts'
import { hasDone } from './has-done.ts'
import { DEMO_TENANTS } from './tenants.ts'

/** Chance has nothing to say in the demo. */
const FIRST = () => 0

/** Days before anybody of the demo did anything. */
const OPEN_DAYS = Math.max(...DEMO_ATTEMPTS.map(({ daysAgo }) => daysAgo)) + 2

const TEAM_ACTIONS = ['people-createTeam', 'people-changeTeam', 'people-dropTeam'] as const

/** Gives the demo's leader a team, and its players something done: what is there already stays. */
export async function seedDemoAttempts(db: Database, now: Date): Promise<void> {
  for (const { name } of DEMO_TENANTS) {
    const [tenant] = await db.select().from(tenants).where(eq(tenants.name, name))
    if (!tenant) continue
    const persons = await db
      .select({ id: people.id, email: people.email, role: people.role, timeZone: people.timeZone })
      .from(people)
      .where(eq(people.tenantId, tenant.id))
    const known = new Map(persons.map((one) => [one.email, one]))
    // one that was renamed or dissolved would come back
    if (!(await hasDone(db, tenant.id, TEAM_ACTIONS)))
      for (const team of DEMO_TEAMS) await seedTeam(db, tenant.id, team, known, now)
    const [adventure] = await db
      .select({ id: adventures.id, versionId: adventures.versionId })
      .from(adventures)
      .where(and(eq(adventures.tenantId, tenant.id), eq(adventures.folder, 'lantern-isles')))
    if (!adventure) continue
    for (const attempt of DEMO_ATTEMPTS) {
      const person = known.get(attempt.by)
      if (person) await doWork(db, { tenant, person, adventure, attempt, now })
    }
  }
}

/** Once: whom an admin takes out of it stays out. */
async function seedTeam(
  db: Database,
  tenantId: string,
  { name, leaders, members, goal }: (typeof DEMO_TEAMS)[number],
  known: ReadonlyMap<string, { id: string }>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [team] = await tx
      .insert(teams)
      .values({ tenantId, id: randomUUID(), name, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: teams.id })
    if (!team) return
    const inTeam = (emails: readonly string[]) =>
      emails.flatMap((email) => {
        const person = known.get(email)
        return person ? [{ tenantId, teamId: team.id, personId: person.id, createdAt: now }] : []
      })
    if (leaders.length > 0) await tx.insert(teamLeaders).values(inTeam(leaders))
    await tx.insert(teamMembers).values(inTeam(members))
    if (goal !== undefined) {
      await tx.insert(teamGoals).values({ tenantId, teamId: team.id, target: goal, createdAt: now })
    }
  })
}

interface Action {
  tenant: typeof tenants.$inferSelect
  person: { id: string; timeZone: string | null }
  adventure: { id: string; versionId: string }
  attempt: DemoAttempt
  now: Date
}

/** Plays a task to its end as its player would have, at that time; what was ever tried is left alone. */
async function doWork(db: Database, { tenant, person, adventure, attempt, now }: Action): Promise<void> {
  const content = await readContent(db, tenant.id, adventure.versionId)
  const placed = content?.tasks.get(attempt.task)
  if (!content || !placed) return
  const { task, missionId } = placed
  const mine = { tenantId: tenant.id, personId: person.id, adventureId: adventure.id, taskId: attempt.task }
  const tried = and(
    eq(attempts.tenantId, mine.tenantId),
    eq(attempts.personId, mine.personId),
    eq(attempts.adventureId, mine.adventureId),
    eq(attempts.taskId, mine.taskId),
  )
  if ((await db.$count(attempts, tried)) > 0) return
  const finishedAt = new Date(now.getTime() - attempt.daysAgo * DAY_MS - HOUR_MS)
  const startedAt = new Date(finishedAt.getTime() - attempt.minutes * MINUTE_MS)
  // nobody passed it before there was one
  const openedAt = new Date(now.getTime() - OPEN_DAYS * DAY_MS)
  await db
    .update(taskVersions)
    .set({ publishedAt: openedAt })
    .where(
      and(
        eq(taskVersions.tenantId, tenant.id),
        eq(taskVersions.adventureId, adventure.id),
        eq(taskVersions.taskId, attempt.task),
        eq(taskVersions.number, 1),
        gt(taskVersions.publishedAt, openedAt),
      ),
    )
  if (attempt.isLeft) {
    await leaveOpen(db, mine, task.content, attempt, startedAt)
    return
  }
  const played = playToEnd(task.content, attempt, { startedAt, now: finishedAt, text: null, arrived: [] })
  if (!played) {
    console.warn(
      `The demo's work at ${attempt.task} is left undone: the task asks for something else by now.`,
    )
    return
  }
  const { play, result } = played
  const player = { id: person.id, tenantId: tenant.id, timeZone: person.timeZone ?? tenant.timeZone }
  const isLeaderAcceptRequired = task.isLeaderAcceptRequired ?? false
  const points = Math.round(task.points * result.share)
  const coins = Math.round(task.coins * result.share)
  const rules = readStreakRules(tenant.params, tenant.features.isShopEnabled)
  const hour = Number(localTimeIn(player.timeZone, finishedAt).slice(0, 2))
  const attemptId = randomUUID()
  await db.transaction(async (tx) => {
    const { stored, progress } = play
    await tx.insert(attempts).values({
      ...mine,
      id: attemptId,
      isReview: false,
      state: stored,
      progress,
      startedAt,
    })
    await finishAttempt(
      tx,
      player,
      {
        attemptId,
        key: randomUUID(),
        revision: 0,
        points,
        coins,
        isLeaderAcceptRequired,
        summary: {
          points: isLeaderAcceptRequired ? 0 : points,
          currency: isLeaderAcceptRequired || !tenant.features.isShopEnabled ? 0 : coins,
          taskType: task.content.type,
          score: result.score,
          ending: result.ending,
          isPassed: true,
          isLeaderAcceptRequired,
          isHiddenPointsAndCoins: task.isHiddenPointsAndCoins ?? false,
        },
        denied: { denided: true },
        isRetry: false,
        hasCoins: tenant.features.isShopEnabled,
        missionTasks: content.tasksBelow.get(missionId) ?? [],
        least: { seconds: 0, since: finishedAt },
        badges: badgeTests(content, rules.period, { by: 'finish', taskId: task.id, hour }),
        streak: await readStreak(tx, player),
      },
      rules,
      finishedAt,
    )
  })
}

/** Begins a task as its player would have, and goes no further. */
async function leaveOpen(
  db: Database,
  mine: { tenantId: string; personId: string; adventureId: string; taskId: string },
  content: TaskPublished,
  { moves = [] }: DemoAttempt,
  startedAt: Date,
): Promise<void> {
  const begun = begin(content, startedAt, false)
  const { stored, progress } = begun.take(moves, { startedAt, now: startedAt, text: null, arrived: [] }).play
  await db
    .insert(attempts)
    .values({ ...mine, id: randomUUID(), isReview: false, state: stored, progress, startedAt })
}

function begin(content: TaskPublished, now: Date, isSurenessAsked: boolean) {
  return playsOfTask(content).begin({ now, chance: FIRST, isSurenessAsked })
}

/** Null where it does not end there, or takes no such moves: a designer has changed the task since. */
function playToEnd(content: TaskPublished, { moves, marks }: DemoAttempt, when: When) {
  const begun = begin(content, when.startedAt, marks !== undefined)
  try {
    const { play } = begun.take(moves ?? (marks ? markedMoves(content, marks) : rightMoves(content)), when)
    const result = play.result(when)
    return result?.isPassed ? { play, result } : null
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** Every card of a pill, answered rightly; of another kind nobody in the demo knows how it is played. */
function rightMoves(content: TaskPublished): TaskMove[] {
  if (content.type !== 'learning-pill') return []
  const { type } = content
  return content.cards.flatMap(({ id, question }, card): TaskMove[] => [
    { type, card },
    ...(question ? [{ type, answer: { card: id, answers: question.correct } }] : []),
  ])
}

/** The first questions of an exam, as chance has nothing to say here: answered as they are marked. */
function markedMoves(content: TaskPublished, marks: string): TaskMove[] {
  if (content.type !== 'egzamin') return []
  const { type } = content
  return content.questions.slice(0, marks.length).flatMap(({ id, answers, correct }, index): TaskMove[] => {
    const mark = marks[index] ?? 's'
    const isRight = mark === mark.toLowerCase()
    const wrong = answers.filter((answer) => !correct.includes(answer)).slice(0, 1)
    return [
      { type, answer: { question: id, answers: isRight ? correct : wrong } },
      { type, sureness: { question: id, value: mark.toLowerCase() === 's' ? 9 : 3 } },
    ]
  })
}
