import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, readReview, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { PublishedAdventure, PublishedMission, PublishedTask } from '#shared/scene/published.ts'
import { adventureVersions } from '#server/db/schema/adventures.ts'
import { attempts } from '#server/db/schema/play.ts'
import { sweepVersions } from '#server/play/sweep-versions.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { answerCard } from '#server/testing/pill-moves.ts'
import { pillOf } from '#server/testing/pill.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const begin = (browser = world.browser) => browser.call(startTask, { params: { taskId: 'knots' } })
const answer = (attemptId: string, card: string, answers: string[], browser: TestBrowser = world.browser) =>
  browser.call(sendMoves, { params: { attemptId }, body: answerCard(card, answers) })
const finish = (attemptId: string, browser: TestBrowser = world.browser) =>
  browser.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })

async function publish(missions: PublishedAdventure['missions']): Promise<void> {
  const { db, tenantId, clock } = world
  clock.pass(1000)
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
}

/** From now on everything but what was right is right. */
function publishOtherwise(): Promise<void> {
  const withChangedAnswers = (task: PublishedTask): PublishedTask => ({
    ...task,
    points: task.points * 3,
    content: {
      type: 'learning-pill',
      cards: pillOf(task.content).cards.map((card) => {
        const { answers = [], correct = [] } = card.question ?? {}
        const question = { answers, correct: answers.filter((one) => !correct.includes(one)) }
        return card.question ? { ...card, question } : card
      }),
    },
  })
  return publish(
    sampleAdventure().missions.map((one) => ({ ...one, tasks: one.tasks.map(withChangedAnswers) })),
  )
}

describe('a task in progress ends on the version that it began with', () => {
  it('where other answers are right meanwhile; who begins later is judged by the new one [WORLD-3] [TASK-6]', async () => {
    const { id, playable } = await begin()
    await answer(id, 'first', ['yes'])
    await publishOtherwise()
    const resumed = await begin()
    expect([resumed.id, resumed.playable]).toEqual([id, playable])
    const { state } = await answer(id, 'second', ['yes', 'maybe'])
    expect(state).toMatchObject({ answered: [{ isCorrect: true }, { isCorrect: true }] })
    expect(await finish(id)).toMatchObject({ points: 100 })
    const [closed] = await world.db.select({ number: attempts.taskVersion }).from(attempts)
    expect(closed).toEqual({ number: 1 })
    const handedIn = await world.browser.call(readReview, { params: { taskId: 'knots' } })
    expect(handedIn.state).toMatchObject({ answered: [{ isCorrect: true }, { isCorrect: true }] })

    const { db, tenantId, clock } = world
    const later = await makePerson(db, tenantId, clock.now())
    await makeAdventure(db, tenantId, clock.now(), [later])
    await publishOtherwise()
    const theirs = await world.browserOf(later)
    const { id: attemptId } = await begin(theirs)
    await answer(attemptId, 'first', ['no'], theirs)
    await answer(attemptId, 'second', ['no'], theirs)
    expect(await finish(attemptId, theirs)).toMatchObject({ points: 300 })
  })

  it('also where the task was taken out meanwhile [WORLD-3] [TASK-6]', async () => {
    const { id } = await begin()
    await answer(id, 'first', ['yes'])
    await publish(sampleAdventure().missions.map((mission) => ({ ...mission, tasks: [] })))
    await answer(id, 'second', ['yes', 'maybe'])
    expect(await finish(id)).toMatchObject({ points: 100 })
    expect(await world.browser.refusal(startTask, { params: { taskId: 'knots' } })).toEqual([
      404,
      'not-found',
    ])
  })

  it.each([
    ['empty', 0],
    ['finished', 1],
  ])('whose end finishes no mission that is %s without it [WORLD-3] [TASK-6]', async (_now, left) => {
    const { id } = await begin()
    await answer(id, 'first', ['yes'])
    const ropes = await world.browser.call(startTask, { params: { taskId: 'ropes' } })
    await answer(ropes.id, 'first', ['yes'])
    await answer(ropes.id, 'second', ['yes', 'maybe'])
    expect(await finish(ropes.id)).toMatchObject({ isMissionFinished: false })
    const others = (mission: PublishedMission) => mission.tasks.filter((one) => one.id !== 'knots')
    await publish(
      sampleAdventure().missions.map((mission) => ({ ...mission, tasks: others(mission).slice(0, left) })),
    )
    await answer(id, 'second', ['yes', 'maybe'])
    expect(await finish(id)).toMatchObject({ points: 100, isMissionFinished: false })
  })

  it('which stays for as long as an attempt names it, and others go [WORLD-3]', async () => {
    const { db, clock } = world
    const { id } = await begin()
    const [begun] = await db.select({ versionId: attempts.versionId }).from(attempts)
    for (let times = 0; times < 2; times += 1) await publishOtherwise()
    clock.pass(3 * DAY_MS)
    await sweepVersions(db, clock.now())
    const left = await db.select({ id: adventureVersions.id }).from(adventureVersions)
    expect(left.map((one) => one.id)).toContain(begun?.versionId)
    const browser = await world.browserOf(world.player)
    await answer(id, 'first', ['yes'], browser)
    await answer(id, 'second', ['yes', 'maybe'], browser)
    expect(await finish(id, browser)).toMatchObject({ points: 100 })
  })
})
