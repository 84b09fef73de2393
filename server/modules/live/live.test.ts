import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerLiveQuiz, readLiveQuiz, stepLiveQuiz, type LiveQuiz } from '#shared/contract/live.ts'
import { readProgress } from '#shared/contract/player.ts'
import { exportMyData } from '#shared/contract/settings.ts'
import { SECOND_MS } from '#shared/domain/durations.ts'
import { OPEN_PRIVACY } from '#shared/domain/privacy.ts'
import { liveAnswers } from '#server/db/schema/live.ts'
import { people } from '#server/db/schema/people.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import {
  answerKeys,
  joinQuiz,
  openLiveWorld,
  startQuiz,
  stepQuiz,
  type LiveWorld,
} from '#server/testing/live.ts'

let world: LiveWorld
let id: string
let code: string
/** Keys of the answers to the first question. */
let yes: string
let no: string

beforeEach(async () => {
  world = await openLiveWorld()
  ;({ id, code } = await startQuiz(world))
  ;[yes = '', no = ''] = await answerKeys(world, id, 0, ['yes', 'no'])
})

const mate = (index: number): TestBrowser => {
  const known = world.mates[index]
  if (!known) throw new Error('nobody')
  return known.browser
}
const joinAll = () => Promise.all(world.mates.map(({ browser }) => joinQuiz(browser, code)))
const look = (browser = world.leaderBrowser): Promise<LiveQuiz> =>
  browser.call(readLiveQuiz, { params: { quizId: id } })
async function answer(browser: TestBrowser, at: number, ...ids: string[]) {
  const answers = await answerKeys(world, id, at, ids)
  return browser.try(answerLiveQuiz, { params: { quizId: id }, body: { at, answers } })
}
const step = () => stepQuiz(world, id)

describe('a live quiz', () => {
  it('goes from the lobby over each question and its result to the podium, for all alike [ALIVE-1]', async () => {
    await joinAll()
    expect(await look()).toMatchObject({
      phase: 'lobby',
      isMine: true,
      players: 3,
      at: 0,
      of: 2,
      question: null,
    })
    await step()
    expect(await look(mate(0))).toMatchObject({
      ...{ phase: 'question', isMine: false, code: null, msLeft: 20_000, answered: null, result: null },
      question: {
        question: 'Question?',
        isMultiple: false,
        answers: expect.arrayContaining([{ id: yes, text: 'Yes' }]),
      },
    })
    world.clock.pass(SECOND_MS)
    for (const index of [0, 1]) expect((await answer(mate(index), 0, 'yes')).status).toBe(204)
    expect((await answer(mate(2), 0, 'no')).status).toBe(204)
    expect(await look()).toMatchObject({ answered: 3, result: null })
    expect(await step()).toMatchObject({
      phase: 'result',
      result: {
        ...{ correct: [yes], explanation: 'Because', right: 2 },
        counts: expect.arrayContaining([
          { id: yes, count: 2 },
          { id: no, count: 1 },
        ]),
      },
    })
    expect((await look(mate(2))).mine).toEqual({ answers: [no], isCorrect: false, right: 0, place: null })
    await step()
    await answer(mate(0), 1, 'maybe', 'yes')
    await step()
    const podium = await step()
    expect(podium).toMatchObject({ phase: 'podium', question: null, result: null })
    expect(podium.podium).toMatchObject([
      { place: 1, right: 2, face: { displayName: 'Mate 0' } },
      { place: 2, right: 1, face: { displayName: 'Mate 1' } },
    ])
    expect((await look(mate(0))).mine).toMatchObject({ right: 2, place: 1 })
    expect((await look(mate(2))).mine).toMatchObject({ right: 0, place: null })
    expect(await step()).toMatchObject({ phase: 'ended' })
  })

  it('sends neither what is right nor who was while a question is open [ALIVE-1] [TASK-3]', async () => {
    await joinAll()
    await step()
    await answer(mate(0), 0, 'yes')
    for (const browser of [world.leaderBrowser, mate(0), mate(1)]) {
      const view = await look(browser)
      expect(view.result).toBeNull()
      expect(view.podium).toBeNull()
      expect(JSON.stringify(view)).not.toMatch(/Because|"correct"/)
      expect(view.mine?.isCorrect ?? null).toBeNull()
      expect(view.mine?.right ?? 0).toBe(0)
      // nor in what one may take along
      expect(JSON.stringify(await browser.call(exportMyData, {}))).not.toMatch(/isCorrect|Because/)
    }
  })

  it('says no id of an answer, for a designer may have named it by what it is [ALIVE-1]', async () => {
    await joinAll()
    await step()
    await answer(mate(0), 0, 'yes')
    const views = [await look(mate(0)), await step(), await look(mate(0))]
    expect(JSON.stringify(views)).not.toMatch(/"(yes|no)"/)
    const raw = { params: { quizId: id }, body: { at: 1, answers: ['yes', 'maybe'] } }
    await step()
    expect((await mate(1).try(answerLiveQuiz, raw)).status).toBe(422)
  })

  it('takes the first answer to a question, the same again, and no other [ALIVE-1]', async () => {
    await joinAll()
    await step()
    const tries = await Promise.all(['yes', 'no', 'yes', 'no'].map((one) => answer(mate(0), 0, one)))
    const [stored] = await world.db.select().from(liveAnswers)
    expect(await world.db.$count(liveAnswers)).toBe(1)
    tries.forEach(({ status }, index) => {
      const isSame = stored?.answers[0] === (index % 2 === 0 ? 'yes' : 'no')
      expect(status).toBe(isSame ? 204 : 409)
    })
  })

  it.each([
    ['before it is open', 0, ['yes'], 409, 'question-closed'],
    ['ahead of its time', 1, ['yes', 'maybe'], 409, 'question-closed'],
  ])('takes no answer %s [ALIVE-1]', async (when, at, answers, status, problem) => {
    await joinAll()
    if (when === 'ahead of its time') await step()
    expect(await answer(mate(0), at, ...answers)).toMatchObject({ status, body: { code: problem } })
  })

  it('takes no answer after its time, by the server’s clock, nor after its result [ALIVE-1]', async () => {
    await joinAll()
    await step()
    world.clock.pass(20 * SECOND_MS)
    expect((await answer(mate(0), 0, 'yes')).status).toBe(409)
    expect(await look()).toMatchObject({ phase: 'result' })
    await step()
    await step()
    expect((await answer(mate(0), 1, 'yes', 'maybe')).status).toBe(409)
    expect(await world.db.$count(liveAnswers)).toBe(0)
  })

  it.each([[['perhaps']], [['yes', 'no']], [['yes', 'yes']], [[]]])(
    'takes no answers like %j [ALIVE-1]',
    async (answers) => {
      await joinAll()
      await step()
      expect((await answer(mate(0), 0, ...answers)).status).toBe(422)
    },
  )

  it('lets late ones in, who miss what was asked before [ALIVE-1]', async () => {
    await joinQuiz(mate(0), code)
    await step()
    await joinQuiz(mate(1), code)
    expect(await look(mate(1))).toMatchObject({ phase: 'question', mine: { answers: null } })
    expect((await answer(mate(1), 0, 'yes')).status).toBe(204)
    await step()
    await step()
    await joinQuiz(mate(2), code)
    expect((await answer(mate(2), 1, 'yes', 'maybe')).status).toBe(204)
    expect((await answer(mate(2), 0, 'yes')).status).toBe(409)
  })

  it('counts right before fast, and speed among equals [ALIVE-1]', async () => {
    await joinAll()
    await step()
    await answer(mate(0), 0, 'yes')
    world.clock.pass(5 * SECOND_MS)
    await answer(mate(1), 0, 'yes')
    world.clock.pass(5 * SECOND_MS)
    await answer(mate(2), 0, 'yes')
    await step()
    await step()
    await answer(mate(2), 1, 'yes', 'maybe')
    await step()
    const { podium } = await step()
    expect(podium?.map(({ face }) => face?.displayName)).toEqual(['Mate 2', 'Mate 0'])
  })

  it('brings neither points nor coins, and finishes no task [ALIVE-1] [TASK-6]', async () => {
    await joinAll()
    const before = await mate(0).call(readProgress, {})
    await step()
    await answer(mate(0), 0, 'yes')
    for (let steps = 0; steps < 5; steps += 1) await step()
    expect(await look()).toMatchObject({ phase: 'ended' })
    expect(await mate(0).call(readProgress, {})).toEqual(before)
  })

  it('names nobody on the podium who hides from rankings, but to that person [ALIVE-1]', async () => {
    await joinAll()
    const privacy = { ...OPEN_PRIVACY, isInRankings: false }
    await world.db
      .update(people)
      .set({ privacy })
      .where(eq(people.id, world.mates[0]?.person.id ?? ''))
    await step()
    await answer(mate(0), 0, 'yes')
    for (let steps = 0; steps < 4; steps += 1) await step()
    expect((await look()).podium).toEqual([{ place: 1, right: 1, isMe: false, face: null }])
    expect((await look(mate(0))).podium).toMatchObject([{ isMe: true, face: { displayName: 'Mate 0' } }])
  })

  it('says how often each answer was given only from three answers on [ALIVE-1]', async () => {
    await joinAll()
    await step()
    await answer(mate(0), 0, 'yes')
    await answer(mate(1), 0, 'no')
    expect((await step()).result).toMatchObject({ correct: [yes], counts: null, right: null })
  })

  it('is moved on once, however often it is pressed [ALIVE-1]', async () => {
    await joinAll()
    const { revision } = await look()
    const press = () => world.leaderBrowser.try(stepLiveQuiz, { params: { quizId: id }, body: { revision } })
    const tries = await Promise.all(Array.from({ length: 5 }, press))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await look()).toMatchObject({ phase: 'question', at: 0 })
  })

  it('loses no answer that was acknowledged while it was closed [ALIVE-1]', async () => {
    await joinAll()
    await step()
    const [first, second, third] = await Promise.all([
      answer(mate(0), 0, 'yes'),
      answer(mate(1), 0, 'yes'),
      answer(mate(2), 0, 'yes'),
      step(),
    ])
    const taken = [first, second, third].filter((one) => one.status === 204).length
    expect(await world.db.$count(liveAnswers)).toBe(taken)
    expect((await look()).answered).toBe(taken)
  })
})
