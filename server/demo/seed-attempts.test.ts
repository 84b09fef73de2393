import { readFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { readReviewWork, readToRate } from '#shared/contract/reviews.ts'
import { readTeam } from '#shared/contract/team.ts'
import { readTogether, setTeamGoal } from '#shared/contract/together.ts'
import { TaskFile } from '#shared/scene/tasks/task-file.ts'
import type { PublishedTask } from '#shared/scene/published.ts'
import { taskVersions } from '#server/db/schema/figures.ts'
import { people } from '#server/db/schema/people.ts'
import { attempts } from '#server/db/schema/play.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { ledgerEntries } from '#server/db/schema/rewards.ts'
import { teamMembers } from '#server/db/schema/teams.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { publishAdventure } from '#server/play/publish.ts'
import { handIn } from '#server/testing/reviewed.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { DEMO_ATTEMPTS } from './attempts.ts'
import { enrolDemo, seedDemo } from './seed.ts'
import { seedDemoAttempts } from './seed-attempts.ts'

let test: TestApp

beforeEach(async () => {
  test = await openTestApp()
  await seedDemo(test.db, test.clock.now())
})

/** A task as its designers have it today: what the demo's people answer must be asked. */
function taskIn(mission: string, id: string): PublishedTask {
  const file: unknown = JSON.parse(readFileSync(`scenes/lantern-isles/${mission}/tasks/${id}.json`, 'utf8'))
  const { content, isLeaderAcceptRequired } = z.parse(TaskFile, file)
  if (content.type !== 'learning-pill' && content.type !== 'survey') throw new Error(`${id} is another kind`)
  return sampleTask(id, { content, isLeaderAcceptRequired })
}

const pills = ['long-passphrases', 'second-factor', 'locked-screen']

async function start(
  tasks: readonly PublishedTask[] = [taskIn('deep-pressure', 'own-words')],
): Promise<void> {
  const { db, clock } = test
  const isles = sampleAdventure({
    id: 'lantern-isles',
    missions: [
      sampleMission('map', { type: 'movingmap', missions: ['harbour', 'deep-pressure'] }),
      sampleMission('harbour', { tasks: pills.map((id) => taskIn('harbour', id)) }),
      sampleMission('deep-pressure', { tasks: [...tasks] }),
    ],
  })
  const now = clock.now()
  for (const { id } of await db.select({ id: tenants.id }).from(tenants)) {
    await publishAdventure(db, id, isles, { builtAt: now, now })
  }
  await enrolDemo(db, now)
  await seedDemoAttempts(db, now)
}

async function personAt(mailbox: string) {
  const [person] = await test.db
    .select()
    .from(people)
    .innerJoin(tenants, and(eq(tenants.id, people.tenantId), eq(tenants.name, 'lantern')))
    .where(eq(people.email, `${mailbox}@demo.waymark.test`))
  if (!person) throw new Error(`nobody is ${mailbox}`)
  return person.people
}

const leader = async () => test.browserOf(await personAt('leader'), { host: 'localhost' })

describe('the demo’s work', () => {
  it('is of versions that were there before it [STAT-3]', async () => {
    await start()
    const { db } = test
    const rows = await db
      .select({ publishedAt: taskVersions.publishedAt, startedAt: attempts.startedAt })
      .from(attempts)
      .innerJoin(
        taskVersions,
        and(eq(taskVersions.adventureId, attempts.adventureId), eq(taskVersions.taskId, attempts.taskId)),
      )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ publishedAt, startedAt }) => publishedAt >= startedAt)).toEqual([])
  })

  it('is there to rate, in words of its players, the oldest first [FIN-7]', async () => {
    await start()
    const browser = await leader()
    const { reviews: waiting } = await browser.call(readToRate, { query: {} })
    expect(waiting.map(({ player }) => player.displayName)).toEqual([
      'Hanna Łącka',
      'Max Brandt',
      'Lucía Romero',
    ])
    const handedInAt = waiting.map((review) => Date.parse(review.handedInAt))
    expect(handedInAt).toEqual(handedInAt.toSorted((one, other) => one - other))
    expect(handedInAt.at(-1)).toBeLessThan(test.clock.now().getTime())
    const { handedIn, seconds } = await browser.call(readReviewWork, {
      params: { reviewId: waiting[1]?.id ?? '' },
    })
    expect(handedIn).toMatchObject([
      { sort: 'opinion', text: expect.stringMatching(/^Since Karin left/) },
      { sort: 'opinion', text: 'It is a bit much at the moment.' },
      { sort: 'scale', value: 3 },
    ])
    expect(seconds).toBe(9 * 60)
  })

  it('shows a team of which some are stuck, and some have not begun [PROG-1] [SERVE-4]', async () => {
    await start()
    const { players } = await (await leader()).call(readTeam, { query: {} })
    const stands = players.map(({ player, progress, stuckSince, waiting }) => [
      player.displayName,
      progress,
      stuckSince !== null,
      waiting,
    ])
    expect(stands).toEqual([
      ['Emil Sauer', 75, true, 0],
      ['Greta Lorenz', 75, true, 0],
      ['Hanna Łącka', 100, false, 1],
      ['Jakub Nowicki', 75, true, 0],
      ['Jonas Keller', 0, false, 0],
      ['Lucía Romero', 100, false, 1],
      ['Max Brandt', 100, false, 1],
      ['Ola Żebrowska', 0, false, 0],
      ['Piotr Mazur', 50, true, 0],
      ['Sofía Vidal', 75, true, 0],
    ])
  })

  it('moves the weekly goal of its leader’s team, which nobody has to set first; one that was ended stays ended [ALIVE-1] [SERVE-4]', async () => {
    const tasks = [taskIn('deep-pressure', 'own-words'), sampleTask('knots')]
    await start(tasks)
    const browser = await test.browserOf(await personAt('player'), { host: 'localhost' })
    const goals = async () => (await browser.call(readTogether, {})).goals
    const [goal, ...others] = await goals()
    expect(others).toEqual([])
    expect(goal).toMatchObject({ teamName: 'Lamplighters', target: 40, isReached: false })
    await handIn(browser, 'knots')
    expect((await goals())[0]?.done).toBe((goal?.done ?? 0) + 1)
    await (
      await leader()
    ).call(setTeamGoal, { params: { teamId: goal?.teamId ?? '' }, body: { target: null } })
    await start(tasks)
    expect(await goals()).toEqual([])
  })

  it('is done once, however often the server starts, and what was done since stays [SERVE-1]', async () => {
    await start()
    const { db } = test
    const counts = () =>
      Promise.all([attempts, reviews, ledgerEntries, teamMembers].map((table) => db.$count(table)))
    const before = await counts()
    expect(before[0]).toBeGreaterThanOrEqual(DEMO_ATTEMPTS.length)
    await db.delete(teamMembers).where(eq(teamMembers.personId, (await personAt('piotr')).id))
    test.clock.pass(60_000)
    await start()
    expect(await counts()).toEqual([before[0], before[1], before[2], (before[3] ?? 0) - 2])
  })

  it('is left undone where a designer has changed its task: the demo starts all the same [SERVE-1]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const changed = taskIn('harbour', 'second-factor')
    await start([{ ...changed, id: 'own-words', isLeaderAcceptRequired: true }])
    expect(warn.mock.calls.flat().join()).toMatch(/own-words/)
    warn.mockRestore()
    expect(await test.db.$count(reviews)).toBe(0)
    expect(await test.db.$count(attempts)).toBeGreaterThan(0)
  })
})
