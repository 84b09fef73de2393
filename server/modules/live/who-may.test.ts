import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { TASK_SAMPLES } from '#kinds/samples.ts'
import {
  answerLiveQuiz,
  endLiveQuiz,
  joinLiveQuiz,
  readLiveQuiz,
  readQuizChoices,
  startLiveQuiz,
  stepLiveQuiz,
  type LiveQuiz,
} from '#shared/contract/live.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { liveQuizzes } from '#server/db/schema/live.ts'
import { sweepLiveQuizzes } from './sweep.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { joinQuiz, openLiveWorld, startQuiz, stepQuiz, type LiveWorld } from '#server/testing/live.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

let world: LiveWorld
let id: string
let code: string

beforeEach(async () => {
  world = await openLiveWorld()
  ;({ id, code } = await startQuiz(world))
})

const mate = (index: number): TestBrowser => {
  const known = world.mates[index]
  if (!known) throw new Error('nobody')
  return known.browser
}
const look = (browser = world.leaderBrowser): Promise<LiveQuiz> =>
  browser.call(readLiveQuiz, { params: { quizId: id } })
const answer = (browser: TestBrowser, at: number, ...answers: string[]) =>
  browser.try(answerLiveQuiz, { params: { quizId: id }, body: { at, answers } })
const step = () => stepQuiz(world, id)

describe('who may do what in a live quiz', () => {
  it('is led by a leader, from pills and exams that show their answers as often as one likes [ALIVE-1] [TASK-3]', async () => {
    const { db, tenantId, clock, leaderBrowser, adventureId } = world
    const { attempts: _, ...exam } = TASK_SAMPLES.egzamin.content
    const tasks = [
      sampleTask('knots'),
      sampleTask('test', { content: exam }),
      sampleTask('secret', { content: { ...exam, isShowCorrectAnswerHidden: true } }),
      // who was in the room would sit it with its answers
      sampleTask('once', { content: { ...exam, attempts: 1 } }),
      sampleTask('slow', { content: { ...exam, coolDown: 30 } }),
      sampleTask('photo', { content: TASK_SAMPLES.upload.content }),
    ]
    const missions = [sampleMission('map', { missions: ['bay'] }), sampleMission('bay', { tasks })]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'exams' }))
    const { adventures, open } = await leaderBrowser.call(readQuizChoices, {})
    expect(adventures).toMatchObject([
      { id: adventureId, tasks: [{ id: 'knots', questions: 2 }, { id: 'test' }] },
    ])
    expect(open).toMatchObject({ id, title: 'Task knots' })
    const start = (taskId: string) =>
      leaderBrowser.try(startLiveQuiz, { body: { key: randomUUID(), adventureId, taskId, seconds: 20 } })
    expect((await start('test')).body).toMatchObject({ code: 'quiz-open' })
    await leaderBrowser.call(endLiveQuiz, { params: { quizId: id } })
    for (const taskId of ['secret', 'once', 'slow', 'photo', 'nothing'])
      expect((await start(taskId)).status).toBe(422)
    expect((await start('test')).status).toBe(200)
    const { open: exams } = await leaderBrowser.call(readQuizChoices, {})
    id = exams?.id ?? ''
    await step()
    expect(JSON.stringify((await look()).question)).not.toContain('correct')
    expect((await step()).result?.correct.length).toBeGreaterThan(0)
  })

  it('is started once, however often the browser tries [ALIVE-1]', async () => {
    const { leaderBrowser, adventureId, db } = world
    await leaderBrowser.call(endLiveQuiz, { params: { quizId: id } })
    const body = { key: randomUUID(), adventureId, taskId: 'knots', seconds: 20 as const }
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => leaderBrowser.try(startLiveQuiz, { body })),
    )
    expect(tries.some(({ status }) => status === 200)).toBe(true)
    expect(await leaderBrowser.call(startLiveQuiz, { body })).toEqual({ id: body.key })
    expect(await db.$count(liveQuizzes)).toBe(2)
  })

  it('is nobody’s who has not joined, and moved by nobody but its leader [ALIVE-1] [SERVE-2]', async () => {
    const { db, tenantId, clock } = world
    const other = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role: 'leader' }))
    for (const browser of [mate(0), other]) {
      expect(await browser.refusal(readLiveQuiz, { params: { quizId: id } })).toEqual([404, 'not-found'])
      expect((await answer(browser, 0, 'yes')).status).toBe(404)
    }
    await joinQuiz(mate(0), code)
    await joinQuiz(other, code)
    for (const browser of [mate(0), other]) {
      const input = { params: { quizId: id }, body: { revision: 0 } }
      expect((await browser.try(stepLiveQuiz, input)).status).toBe(404)
      expect((await browser.try(endLiveQuiz, { params: { quizId: id } })).status).toBe(404)
    }
    // who leads it does not play against the others
    await joinQuiz(world.leaderBrowser, code)
    await step()
    expect((await answer(world.leaderBrowser, 0, 'yes')).status).toBe(404)
  })

  it('is joined by its code alone, which is guessed a few times and no more [ALIVE-1]', async () => {
    const wrong = code === '123456' ? '654321' : '123456'
    const browser = mate(0)
    browser.wait = null
    const guess = (one: string) => browser.try(joinLiveQuiz, { body: { code: one } })
    for (const one of ['12345', '1234567', 'abcdef', '']) expect((await guess(one)).status).toBe(422)
    for (let tries = 0; tries < 20; tries += 1) expect((await guess(wrong)).status).toBe(404)
    expect((await guess(code)).status).toBe(429)
    await joinQuiz(mate(1), code)
    await world.leaderBrowser.call(endLiveQuiz, { params: { quizId: id } })
    expect((await mate(2).try(joinLiveQuiz, { body: { code } })).status).toBe(404)
  })

  it('is forgotten a day after its end, and ends by itself where nobody ends it', async () => {
    const { db, clock } = world
    await sweepLiveQuizzes(db, clock.now())
    expect(await look()).toMatchObject({ phase: 'lobby' })
    clock.pass(7 * HOUR_MS)
    await sweepLiveQuizzes(db, clock.now())
    expect(await db.select({ phase: liveQuizzes.phase }).from(liveQuizzes)).toEqual([{ phase: 'ended' }])
    clock.pass(DAY_MS + 1)
    await sweepLiveQuizzes(db, clock.now())
    expect(await db.$count(liveQuizzes)).toBe(0)
  })
})
