import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, readReview, sendMoves, startTask, type Attempt } from '#shared/contract/attempts.ts'
import { readProgress } from '#shared/contract/player.ts'
import { readTask } from '#shared/contract/tasks.ts'
import type { ExamContent } from '#kinds/exam/shared/schemas.ts'
import { attempts } from '#server/db/schema/play.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

const MINUTE = 60_000
const TASK = { params: { taskId: 'exam' } }

let world: TestWorld
let browser: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  browser = world.browser
  await publish()
})

/** Four questions, `yes` is right; half must be. */
async function publish(more: Partial<ExamContent> = {}): Promise<void> {
  const { db, tenantId, clock } = world
  const content: ExamContent = {
    type: 'egzamin',
    questions: ['one', 'two', 'three', 'four'].map((id) => ({
      id,
      answers: ['yes', 'no'],
      correct: ['yes'],
    })),
    passMark: 50,
    timeLimit: 10,
    attempts: 2,
    coolDown: 30,
    isShowCorrectAnswerHidden: false,
    ...more,
  }
  const exam = sampleMission('harbour', { tasks: [sampleTask('exam', { content })] })
  for (const { tasks } of Object.values(exam.text)) {
    const words = { question: 'Question?', answers: { yes: 'Yes', no: 'No' }, explanation: 'Because' }
    const questions = { one: words, two: words, three: words, four: words }
    if (tasks.exam) Object.assign(tasks.exam, { questions })
  }
  const missions = [sampleMission('map', { type: 'movingmap', missions: ['harbour'] }), exam]
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
}

const start = (by = browser) => by.call(startTask, TASK)

async function answer({ id, playable }: Attempt, answers: readonly ('yes' | 'no')[], by = browser) {
  const asked = playable.type === 'egzamin' ? playable.questions : []
  const moves = answers.map((one, index) => ({
    type: 'egzamin' as const,
    answer: { question: asked[index]?.id ?? '', answers: [one] },
    sureness: { question: asked[index]?.id ?? '', value: 7 },
  }))
  return by.call(sendMoves, { params: { attemptId: id }, body: { moves } })
}

const finish = (attemptId: string, key: string = randomUUID(), by = browser) =>
  by.call(finishAttempt, { params: { attemptId }, body: { key } })

async function sit(answers: readonly ('yes' | 'no')[]) {
  const attempt = await start()
  await answer(attempt, answers)
  return finish(attempt.id)
}

const exam = async () => (await browser.call(readTask, TASK)).exam

describe('an exam', () => {
  it('sends questions without what is right, and asks how sure the player is [TASK-3] [BOOT-7]', async () => {
    const attempt = await start()
    expect(attempt.playable).toMatchObject({ type: 'egzamin', isSurenessAsked: true, passMark: 50 })
    expect(attempt.state).toMatchObject({ leftMs: 10 * MINUTE, result: null, review: null })
    const moved = await answer(attempt, ['yes', 'no'])
    expect(JSON.stringify([attempt, moved])).not.toMatch(/correct"|Because|isCorrect/)
  })

  it('does not ask how sure the player is where the house does not want it [BOOT-7]', async () => {
    world = await openWorld({ params: [{ configKey: 'assurance_in_tests', configValue: false }] })
    browser = world.browser
    await publish()
    const attempt = await start()
    expect(attempt.playable).toMatchObject({ isSurenessAsked: false })
    expect((await answer(attempt, ['yes'])).refused).toEqual([{ move: 0, code: 'unknown' }])
  })

  it('goes on with the same questions, answers and clock on another device [TASK-2]', async () => {
    const attempt = await start()
    await answer(attempt, ['yes', 'no'])
    world.clock.pass(3 * MINUTE)
    const other = await start(await world.browserOf(world.player))
    expect(other.playable).toEqual(attempt.playable)
    expect(other.state).toMatchObject({
      leftMs: 7 * MINUTE,
      given: [
        { answers: ['yes'], sureness: 7 },
        { answers: ['no'], sureness: 7 },
      ],
    })
  })

  it('brings the share that was right, once, and can be looked at, not tried again [TASK-5] [TASK-6]', async () => {
    const attempt = await start()
    await answer(attempt, ['yes', 'yes', 'yes', 'no'])
    const key = randomUUID()
    const summary = await finish(attempt.id, key)
    expect(summary).toMatchObject({ points: 75, score: { right: 3, all: 4 }, isPassed: true })
    expect(await finish(attempt.id, key)).toEqual(summary)
    expect(await finish(attempt.id)).toEqual({ denided: true })
    const [one, two] = await Promise.all([finish(attempt.id), finish(attempt.id)])
    expect([one, two]).toEqual([{ denided: true }, { denided: true }])
    expect(await browser.call(readProgress, {})).toMatchObject({ playerPoints: 75 })
    expect(await browser.refusal(startTask, TASK)).toEqual([423, 'no-attempts-left'])
    const { state } = await browser.call(readReview, TASK)
    expect(state).toMatchObject({
      result: { right: 3, all: 4, sureness: { sureRight: 3, sureWrong: 1 } },
      review: [{}, {}, {}, {}],
    })
    expect(JSON.stringify(state)).toContain('Because')
  })

  it('that was not passed brings nothing and stays to be done; the next try waits [FIN-4]', async () => {
    expect(await sit(['yes', 'no', 'no', 'no'])).toMatchObject({ points: 0, isPassed: false })
    expect(await browser.call(readTask, TASK)).toMatchObject({
      is_completed: false,
      progress: 0,
      exam: { attemptsLeft: 1, waitSeconds: 1800, nextAt: '2026-11-23T10:30:00.000Z', isTried: true },
    })
    const refused = await browser.try(startTask, TASK)
    expect(refused).toMatchObject({ status: 423, body: { code: 'cool-down' } })
    expect(refused.headers['retry-after']).toBe('1800')
    world.clock.pass(30 * MINUTE)
    expect(await sit(['no'])).toMatchObject({ isPassed: false })
    world.clock.pass(60 * MINUTE)
    expect(await browser.refusal(startTask, TASK)).toEqual([423, 'no-attempts-left'])
    expect(await exam()).toMatchObject({ attemptsLeft: 0, waitSeconds: 0 })
  })

  it('that was not passed says so to every tab that hands it in, and to none that it is done [TASK-5]', async () => {
    const attempt = await start()
    await answer(attempt, ['yes', 'no', 'no', 'no'])
    const [one, two] = await Promise.all([finish(attempt.id), finish(attempt.id)])
    expect(one).toMatchObject({ isPassed: false, points: 0, score: { right: 1, all: 4 } })
    expect(two).toEqual(one)
    expect(await finish(attempt.id)).toEqual(one)
  })

  it('is over at its time, and what was saved is judged at the next visit, however late', async () => {
    const attempt = await start()
    await answer(attempt, ['yes', 'yes'])
    world.clock.pass(60 * MINUTE)
    const late = await answer(attempt, ['no', 'no'])
    expect(late.refused.map(({ code }) => code)).toEqual(['too-late', 'too-late'])
    const back = await start()
    expect(back).toMatchObject({ id: attempt.id, state: { leftMs: 0 } })
    expect(await finish(back.id)).toMatchObject({ score: { right: 2, all: 4 }, isPassed: true, points: 50 })
  })

  it('shows no answers beside an open try, and none at all where they stay hidden [TASK-3]', async () => {
    expect(await browser.refusal(readReview, TASK)).toEqual([409, 'nothing-handed-in'])
    await sit(['no'])
    world.clock.pass(30 * MINUTE)
    await start()
    expect(await browser.refusal(readReview, TASK)).toEqual([423, 'attempt-open'])
    await publish({ isShowCorrectAnswerHidden: true })
    expect(await sit(['yes', 'yes'])).toMatchObject({ isPassed: true })
    const { task, state } = await browser.call(readReview, TASK)
    expect(task.params.isShowCorrectAnswerHidden).toBe(true)
    expect(state).toMatchObject({ review: null, result: { right: 2 } })
    expect(JSON.stringify(state)).not.toMatch(/Because|isCorrect/)
  })

  it.each([
    ['passed', ['yes', 'yes', 'yes', 'yes']],
    ['not passed', ['yes', 'no', 'no', 'no']],
  ] as const)(
    'that is %s is worth what is kept of it, whatever other tabs answer meanwhile [TASK-6]',
    async (_, answers) => {
      const attempt = await start()
      await answer(attempt, answers)
      const key = randomUUID()
      const others = await Promise.allSettled([
        answer(attempt, ['no', 'no']),
        finish(attempt.id, key),
        answer(attempt, ['no', 'no', 'yes']),
        finish(attempt.id, key),
        answer(attempt, ['yes', 'yes', 'yes', 'yes']),
      ])
      expect(others[1]).toEqual(others[3])
      const summary = await finish(attempt.id, key)
      const { state } = await browser.call(readReview, TASK)
      const right = state.type === 'egzamin' && state.result ? state.result.right : -1
      expect(summary).toMatchObject({ score: { right, all: 4 }, isPassed: right >= 2 })
      expect(await browser.call(readProgress, {})).toMatchObject({
        playerPoints: right >= 2 ? right * 25 : 0,
      })
    },
  )

  it('was passed as it was judged then, though a new version asks for more [DATA-5]', async () => {
    expect(await sit(['yes', 'yes', 'no', 'no'])).toMatchObject({ isPassed: true, points: 50 })
    await publish({ passMark: 90 })
    const { state } = await browser.call(readReview, TASK)
    expect(state).toMatchObject({ result: { right: 2, all: 4, isPassed: true } })
  })

  it('is not tried more often than it may be by starting while another tab hands in [TASK-6]', async () => {
    await publish({ attempts: 1, coolDown: 0 })
    const { id } = await start()
    await Promise.allSettled([start(), finish(id), start(), finish(id), start(), start()])
    const tried = await world.db.select({ id: attempts.id }).from(attempts)
    expect(tried).toEqual([{ id }])
  })

  it('belongs to one player, and takes nothing that is not asked', async () => {
    const attempt = await start()
    const stranger = await world.browserOf(await makePerson(world.db, world.tenantId, world.clock.now()))
    const moves = [{ type: 'egzamin', answer: { question: 'one', answers: ['yes'] } }]
    const params = { attemptId: attempt.id }
    expect((await stranger.try(sendMoves, { params, body: { moves } })).status).toBe(404)
    const forged = [
      { type: 'egzamin', leftMs: 99_999 },
      { type: 'egzamin', sureness: { question: 'one', value: 11 } },
      { type: 'learning-pill', card: 1 },
    ]
    for (const move of forged) {
      expect((await browser.try(sendMoves, { params, body: { moves: [move] } })).status).toBe(422)
    }
  })
})
