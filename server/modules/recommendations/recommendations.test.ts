import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { dismissRecommendation, readRecommendations } from '#shared/contract/recommendations.ts'
import { finishAttempt, startTask } from '#shared/contract/attempts.ts'
import { rateReview } from '#shared/contract/reviews.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { ExamContent } from '#kinds/exam/shared/schemas.ts'
import { missionAssessments } from '#server/db/schema/reviews.ts'
import { assignments, teamMembers } from '#server/db/schema/teams.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { handIn, handInForReview, openReviewedWorld, type ReviewedWorld } from '#server/testing/reviewed.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

let world: ReviewedWorld

const ON = { configKey: 'isRecommendationModuleEnabled', configValue: true }

/** harbour (knots, ropes, anchors), school (first aid), reef behind the harbour, and an egg with a task. */
const published = sampleAdventure({
  version: 'recommended',
  missions: [
    sampleMission('map', { type: 'movingmap', missions: ['harbour', 'school', 'reef', 'bottle'] }),
    sampleMission('harbour', {
      thumbnail: '/scenes/harbour.0123456789abcdef.webp',
      tasks: [
        sampleTask('knots', { isLeaderAcceptRequired: true }),
        sampleTask('ropes'),
        sampleTask('anchors'),
      ],
    }),
    sampleMission('school', { tasks: [sampleTask('first-aid', { competences: [], minutes: 10 })] }),
    sampleMission('reef', {
      tasks: [sampleTask('coral')],
      unlock: { need: 'all', of: [{ mission: 'harbour' }] },
    }),
    sampleMission('bottle', { type: 'easter_egg', tasks: [sampleTask('secret')] }),
  ],
})

beforeEach(async () => {
  world = await openReviewedWorld()
  const { db, tenantId, clock, player } = world
  await db
    .update(tenants)
    .set({ params: [ON] })
    .where(eq(tenants.id, tenantId))
  await makeAdventure(db, tenantId, clock.now(), [player], published)
})

function examOf(limits: Partial<ExamContent>): ExamContent {
  const questions = [{ id: 'one', answers: ['yes', 'no'], correct: ['yes'] }]
  return { type: 'egzamin', questions, passMark: 50, isShowCorrectAnswerHidden: false, ...limits }
}

async function recommended(): Promise<string[]> {
  // the tenant's switches are read anew
  world.clock.pass(DAY_MS)
  const browser = await world.browserOf(world.player)
  const cards = await browser.call(readRecommendations, {})
  return cards.map(({ taskId, why, rate }) => `${taskId}: ${why} ${rate}`)
}

describe('recommendations', () => {
  it('are the next open tasks with picture, hashtags, minutes and why; never what is locked or hidden [REC-1] [REC-4] [REC-5]', async () => {
    expect(await recommended()).toEqual(['knots: next 3', 'first-aid: next 3'])
    const browser = await world.browserOf(world.player)
    expect((await browser.call(readRecommendations, {}))[0]).toEqual({
      title: 'Task knots',
      backgroundUrl: '/scenes/harbour.0123456789abcdef.webp',
      competence: 'Safety',
      taskDescription: 'Learning cards',
      rate: 3,
      taskId: 'knots',
      itemIndex: 0,
      missionId: 'harbour',
      goal: 'Goal',
      why: 'next',
      minutes: 4,
      dueOn: null,
    })
  })

  it('begin with what was begun, and leave out what is done [REC-5]', async () => {
    await world.browser.call(startTask, { params: { taskId: 'first-aid' } })
    await handIn(world.browser, 'knots')
    expect(await recommended()).toEqual(['first-aid: started 5', 'ropes: next 3'])
  })

  it.each<[string, Partial<ExamContent>, string[]]>([
    ['has to be waited for', { attempts: 2, coolDown: 3 * 24 * 60 }, ['exam: next 3']],
    ['has no attempt left', { attempts: 1 }, []],
  ])('leave out an exam that %s, unless it is under way [REC-5] [TASK-3]', async (_, limits, later) => {
    const { db, tenantId, clock, browser } = world
    const exam = sampleTask('exam', { content: examOf(limits), competences: [] })
    const missions = [
      sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
      sampleMission('harbour', { tasks: [exam] }),
    ]
    clock.pass(1)
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ version: 'exam', missions }))
    const { id } = await browser.call(startTask, { params: { taskId: 'exam' } })
    expect(await recommended()).toEqual(['exam: started 5'])
    const again = await world.browserOf(world.player)
    await again.call(finishAttempt, { params: { attemptId: id }, body: { key: crypto.randomUUID() } })
    expect(await recommended()).toEqual([])
    clock.pass(3 * DAY_MS)
    expect(await recommended()).toEqual(later)
  })

  it('name what is due soon, by the player or by a team [REC-5]', async () => {
    const { db, tenantId, adventureId, teamId, clock } = world
    await db.insert(assignments).values({
      tenantId,
      id: teamId,
      adventureId,
      teamId,
      dueOn: '2026-11-28',
      createdAt: clock.now(),
    })
    expect((await recommended())[0]).toBe('knots: due 5')
  })

  it('help where a leader rated low, until the same task is rated better [REC-5]', async () => {
    const rated: string[][] = []
    for (const stars of [2, 4] as const) {
      const leaderBrowser = await world.browserOf(world.leader)
      const reviewId = await handInForReview(await world.browserOf(world.player), leaderBrowser)
      const body = { key: crypto.randomUUID(), stars, comment: '' }
      await leaderBrowser.call(rateReview, { params: { reviewId }, body })
      rated.push(await recommended())
    }
    expect(rated.map(([first]) => first)).toEqual(['ropes: weak 5', 'ropes: next 3'])
  })

  it('tell what at least three of the team liked [REC-5]', async () => {
    const { db, tenantId, adventureId, teamId, clock } = world
    for (const stars of [5, 4, 4]) {
      expect(await recommended()).toContain('first-aid: next 3')
      const mate = await makePerson(db, tenantId, clock.now())
      await makeAdventure(db, tenantId, clock.now(), [mate], published)
      const createdAt = clock.now()
      await db.insert(teamMembers).values({ tenantId, teamId, personId: mate.id, createdAt })
      await db
        .insert(missionAssessments)
        .values({ tenantId, personId: mate.id, adventureId, missionId: 'school', stars, createdAt })
    }
    expect((await recommended())[0]).toBe('first-aid: liked 4')
  })

  it('stay away for two weeks once they are dismissed, and come back then [REC-5]', async () => {
    const { browser, clock, player } = world
    await browser.call(dismissRecommendation, { params: { taskId: 'knots' } })
    expect(await recommended()).toEqual(['ropes: next 3', 'first-aid: next 3'])
    clock.pass(11 * DAY_MS)
    expect((await recommended())[0]).toBe('ropes: next 3')
    expect((await recommended())[0]).toBe('knots: next 3')
    const again = await world.browserOf(player)
    expect(await again.try(dismissRecommendation, { params: { taskId: 'unknown' } })).toMatchObject({
      status: 404,
    })
  })

  it('are none where the tenant has them off, and none for who plays nothing [REC-1]', async () => {
    const { db, tenantId, clock } = world
    const idle = await makePerson(db, tenantId, clock.now())
    expect(await (await world.browserOf(idle)).call(readRecommendations, {})).toEqual([])
    await db.update(tenants).set({ params: [] }).where(eq(tenants.id, tenantId))
    expect(await recommended()).toEqual([])
  })
})
