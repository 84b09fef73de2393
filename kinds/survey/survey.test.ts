import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, readReview, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readProgress } from '#shared/contract/player.ts'
import type { SurveyContent } from '#kinds/survey/shared/schemas.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

const content: SurveyContent = {
  type: 'survey',
  questions: [
    { id: 'safe', sort: 'scale', min: 1, max: 10, threshold: 5 },
    { id: 'team', sort: 'stars', starsNumber: 5, view: 'task' },
    { id: 'why', sort: 'opinion', isOptional: true },
  ],
}

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
    sampleMission('harbour', { tasks: [sampleTask('pulse', { content })] }),
  ]
  const { db, tenantId, clock } = world
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
})

async function start(): Promise<string> {
  const { id } = await world.browser.call(startTask, { params: { taskId: 'pulse' } })
  return id
}

function answer(attemptId: string, answers: Record<string, number | string>, browser = world.browser) {
  const moves = Object.entries(answers).map(([question, value]) => ({
    type: 'survey' as const,
    answer: { question, value },
  }))
  return browser.try(sendMoves, { params: { attemptId }, body: { moves } })
}

function finish(attemptId: string, key = randomUUID()) {
  return world.browser.try(finishAttempt, { params: { attemptId }, body: { key } })
}

describe('a survey', () => {
  it('keeps every answer, as it was typed, for every device of the player [TASK-1] [TASK-2]', async () => {
    const attemptId = await start()
    const why = 'Żółw – “ünter” 🙂\n\t<b>dos</b> líneas '
    await answer(attemptId, { safe: 4, why })
    const other = await world.browserOf(world.player)
    await answer(attemptId, { safe: 7 }, other)
    const { state } = await other.call(startTask, { params: { taskId: 'pulse' } })
    expect(state).toEqual({
      type: 'survey',
      answers: [
        { question: 'safe', value: 7 },
        { question: 'why', value: why },
      ],
      isHandedIn: false,
    })
  })

  it('keeps the newest answer of a page, though an older one of it comes last [TASK-2]', async () => {
    const attemptId = await start()
    const [page, other] = [randomUUID(), randomUUID()]
    const send = (by: string, order: number, value: number) =>
      world.browser.try(sendMoves, {
        params: { attemptId },
        body: { moves: [{ type: 'survey', answer: { question: 'safe', value } }], stamp: { by, order } },
      })
    const answered = (value: number) => ({
      status: 200,
      body: { state: { answers: [{ question: 'safe', value }] }, refused: [] },
    })
    expect(await send(page, 2, 7)).toMatchObject(answered(7))
    expect(await send(page, 1, 3)).toMatchObject(answered(7))
    expect(await send(page, 2, 3)).toMatchObject(answered(7))
    expect(await send(other, 1, 5)).toMatchObject(answered(5))
    expect(await send(page, 3, 9)).toMatchObject(answered(9))
    expect(await send('somebody', 1, 1)).toMatchObject({ status: 422 })
    expect(await send(page, 0, 1)).toMatchObject({ status: 422 })
  })

  it('brings its points once, and nothing while a question is open [TASK-5] [TASK-6]', async () => {
    const attemptId = await start()
    await answer(attemptId, { safe: 4 })
    expect(await finish(attemptId)).toMatchObject({ status: 422, body: { code: 'task-unfinished' } })
    await answer(attemptId, { team: 1 })
    const key = randomUUID()
    const [first, second] = await Promise.all([finish(attemptId, key), finish(attemptId, key)])
    expect(first.body).toMatchObject({ points: 100, score: null, isPassed: true })
    expect(second.body).toEqual(first.body)
    expect(await finish(attemptId)).toMatchObject({ status: 200, body: { denided: true } })
    expect(await world.browser.call(readProgress, {})).toMatchObject({ playerPoints: 100 })
  })

  it('is handed in once, changed by nothing after it, and can be looked at', async () => {
    const attemptId = await start()
    await answer(attemptId, { safe: 4, team: 2, why: 'So.' })
    await finish(attemptId)
    expect(await answer(attemptId, { safe: 9 })).toMatchObject({ status: 409 })
    const again = await world.browser.try(startTask, { params: { taskId: 'pulse' } })
    expect(again).toMatchObject({ status: 423, body: { code: 'no-attempts-left' } })
    const { state } = await world.browser.call(readReview, { params: { taskId: 'pulse' } })
    expect(state).toMatchObject({ isHandedIn: true, answers: [{ value: 4 }, { value: 2 }, { value: 'So.' }] })
  })

  it.each([
    ['a question that does not exist', { __proto: 1 }, 200],
    ['a value that its question does not have', { safe: 99 }, 200],
    ['what no database keeps', { why: 'a\0b' }, 422],
    ['a book', { why: 'x'.repeat(4001) }, 422],
  ])('takes nothing of %s [TASK-6]', async (_, answers, status) => {
    const attemptId = await start()
    expect((await answer(attemptId, answers)).status).toBe(status)
    const { state } = await world.browser.call(startTask, { params: { taskId: 'pulse' } })
    expect(state).toMatchObject({ answers: [] })
  })

  it('is nobody else’s [TASK-6]', async () => {
    const attemptId = await start()
    const { db, tenantId, clock } = world
    const other = await world.browserOf(await makePerson(db, tenantId, clock.now()))
    expect(await answer(attemptId, { safe: 4 }, other)).toMatchObject({ status: 404 })
  })
})
