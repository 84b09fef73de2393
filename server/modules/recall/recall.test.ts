import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readStreak } from '#shared/contract/player.ts'
import { readMyCompetences } from '#shared/contract/player-area.ts'
import { answerRecall, readRecall, type Recall } from '#shared/contract/recall.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { CARDS_A_DAY } from '#shared/domain/recall.ts'
import { recallAnswers, recallCards } from '#server/db/schema/recall.ts'
import { streakSteps } from '#server/db/schema/rewards.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { answerCard } from '#server/testing/pill-moves.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

let world: TestWorld
let browser: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  browser = world.browser
})

/** Days on: anyone who comes back has signed in again. */
async function later(days: number): Promise<void> {
  world.clock.pass(days * DAY_MS)
  browser = await world.browserOf(world.player)
}

/** Finishes a pill: of its two questions the first one is right at once, or neither is. */
async function finish(taskId: string, isRight = true, by = browser): Promise<void> {
  const { id: attemptId } = await by.call(startTask, { params: { taskId } })
  const send = (...given: Parameters<typeof answerCard>) =>
    by.call(sendMoves, { params: { attemptId }, body: answerCard(...given) })
  await send('first', [isRight ? 'yes' : 'no'])
  await send('second', ['yes', 'maybe'])
  if (!isRight) await send('first', ['yes'], 1)
  world.clock.pass(60_000)
  await by.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })
}

const recall = (by = browser): Promise<Recall> => by.call(readRecall, {})
const RIGHT: Record<string, string[]> = { first: ['yes'], second: ['yes', 'maybe'] }

/** @param isRight how it is answered */
function bodyFor(card: { taskId: string; cardId: string }, isRight = true, key: string = randomUUID()) {
  const answers = isRight ? (RIGHT[card.cardId] ?? ['yes']) : ['no']
  return { body: { key, taskId: card.taskId, cardId: card.cardId, answers } }
}
const answer = (...given: Parameters<typeof bodyFor>) => browser.call(answerRecall, bodyFor(...given))
const KNOTS = { taskId: 'knots', cardId: 'first' }

describe('what comes back', () => {
  it('is nothing before a task with questions is finished, and for who plays nothing [TASK-5]', async () => {
    const nothing = { cards: [], answeredToday: 0, known: 0, upcoming: [] }
    expect(await recall()).toMatchObject(nothing)
    const somebody = await makePerson(world.db, world.tenantId, world.clock.now())
    expect(await recall(await world.browserOf(somebody))).toMatchObject({ ...nothing, isForStreak: false })
  })

  it('is the questions of finished tasks, what was missed the next day, the rest later [TASK-5]', async () => {
    await finish('knots', false)
    expect(await recall()).toMatchObject({
      cards: [],
      known: 2,
      upcoming: [{ day: '2026-11-24', cards: 1 }, { cards: 1 }],
    })
    await later(1)
    const { cards } = await recall()
    expect(cards).toMatchObject([
      { taskId: 'knots', cardId: 'first', taskName: 'Task knots', question: 'Question?', isMultiple: false },
    ])
  })

  it('comes early on its day, whatever the hour it was learnt at', async () => {
    await finish('knots', false)
    world.clock.set('2026-11-24T00:05:00Z')
    browser = await world.browserOf(world.player)
    expect((await recall()).cards).toHaveLength(1)
  })

  it('comes on the next of the player’s days, not in 24 hours: a day of 25 has one handful [TASK-5]', async () => {
    const timeZone = 'Europe/Warsaw'
    const signIn = () => world.browserOf(world.player, { timeZone })
    // a quarter past midnight, on the day on which the clocks go back
    world.clock.set('2026-10-24T22:15:00Z')
    browser = await signIn()
    await finish('knots', false)
    world.clock.set('2026-10-25T22:30:00Z')
    browser = await signIn()
    expect(await recall()).toMatchObject({ cards: [], upcoming: [{ day: '2026-10-26', cards: 1 }, {}] })
    expect(await browser.refusal(answerRecall, bodyFor(KNOTS))).toEqual([409, 'not-due'])
    world.clock.set('2026-10-25T23:05:00Z')
    browser = await signIn()
    expect((await recall()).cards).toHaveLength(1)
    expect(await answer(KNOTS, false)).toMatchObject({ nextDay: '2026-10-27', left: 0 })
  })

  it.each([
    ['Pacific/Kiritimati', '2026-11-23T12:00:00Z', '2026-11-24T09:55:00Z', '2026-11-24T10:05:00Z'],
    ['America/Los_Angeles', '2026-11-23T20:00:00Z', '2026-11-24T07:55:00Z', '2026-11-24T08:05:00Z'],
  ])('comes at the beginning of its day in %s', async (timeZone, learnt, before, from) => {
    const signInAt = async (at: string) => {
      world.clock.set(at)
      browser = await world.browserOf(world.player, { timeZone })
    }
    await signInAt(learnt)
    await finish('knots', false)
    await signInAt(before)
    expect((await recall()).cards).toEqual([])
    await signInAt(from)
    expect((await recall()).cards).toHaveLength(1)
  })

  it('tells neither what is right nor why before it is answered [TASK-3]', async () => {
    await finish('knots', false)
    await later(1)
    expect(JSON.stringify(await recall())).not.toMatch(/Because|correct|isRight/)
    expect(await answer(KNOTS, false)).toMatchObject({
      isCorrect: false,
      correct: ['yes'],
      explanation: 'Because',
    })
  })

  it('comes later each time it is known, and the next day when it is not [TASK-5]', async () => {
    await finish('knots', false)
    await later(1)
    const days = []
    for (const isRight of [true, true, false]) {
      const { nextDay } = await answer(KNOTS, isRight)
      days.push((Date.parse(nextDay) - Date.parse(world.clock.now().toISOString().slice(0, 10))) / DAY_MS)
      world.clock.set(`${nextDay}T10:00:00Z`)
      browser = await world.browserOf(world.player)
    }
    expect(days[1]).toBeGreaterThan(days[0] ?? 0)
    expect(days[2]).toBe(1)
    expect(await world.db.select().from(recallAnswers)).toHaveLength(3)
  })

  it('is a handful a day, the least remembered first [TASK-5]', async () => {
    const { db, tenantId, clock } = world
    const tasks = Array.from({ length: CARDS_A_DAY }, (_, index) => sampleTask(`task-${index}`))
    const missions = [
      sampleMission('map', { type: 'movingmap', missions: ['bay'] }),
      sampleMission('bay', { tasks }),
    ]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'many' }))
    for (const { id } of tasks) await finish(id, false)
    await later(10)
    const { cards, known } = await recall()
    expect(known).toBe(2 * CARDS_A_DAY)
    expect(cards.map(({ cardId }) => cardId)).toEqual(Array.from({ length: CARDS_A_DAY }, () => 'first'))
    for (const card of cards) await answer(card)
    const after = await recall()
    expect(after).toMatchObject({ cards: [], answeredToday: CARDS_A_DAY })
    // what had no room today comes on the next day, and that pushes the rest on
    expect(after.upcoming[0]).toEqual({ day: '2026-12-04', cards: CARDS_A_DAY })
    expect(after.upcoming.reduce((sum, one) => sum + one.cards, 0)).toBe(known)
    const more = { taskId: 'task-0', cardId: 'second' }
    expect(await browser.refusal(answerRecall, bodyFor(more))).toEqual([409, 'not-due'])
    await later(1)
    expect((await recall()).cards).toHaveLength(CARDS_A_DAY)
  })

  it('leaves out what players are asked no more', async () => {
    await finish('knots', false)
    const { db, tenantId, clock } = world
    const missions = [
      sampleMission('map', { type: 'movingmap', missions: ['bay'] }),
      sampleMission('bay', { tasks: [sampleTask('ropes')] }),
    ]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'less' }))
    await later(1)
    expect(await recall()).toMatchObject({ cards: [], known: 0 })
    expect(await browser.refusal(answerRecall, bodyFor(KNOTS))).toEqual([409, 'not-due'])
  })

  it('is one’s own: nobody answers for somebody else [SERVE-2]', async () => {
    await finish('knots', false)
    await later(1)
    const other = await world.browserOf(await makePerson(world.db, world.tenantId, world.clock.now()))
    expect((await recall(other)).cards).toEqual([])
    expect(await other.refusal(answerRecall, bodyFor(KNOTS))).toEqual([404, 'not-found'])
  })
})

describe('an answer to what comes back', () => {
  beforeEach(async () => {
    await finish('knots', false)
    await later(1)
  })

  it('counts once, however often it is sent, and is answered the same [TASK-6]', async () => {
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 20 }, () => answer(KNOTS, true, key)))
    expect(new Set(replies.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await world.db.select().from(recallAnswers)).toHaveLength(1)
    world.clock.pass(2 * HOUR_MS)
    expect(await answer(KNOTS, false, key)).toEqual(replies[0])
    expect((await world.db.select().from(recallCards)).map(({ reps }) => reps).toSorted()).toEqual([1, 2])
  })

  it('is taken from one of many tabs that answer at the same time [TASK-6]', async () => {
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) => browser.try(answerRecall, bodyFor(KNOTS, index % 2 === 0))),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(11)
    expect(await world.db.select().from(recallAnswers)).toHaveLength(1)
  })

  it('is refused before its day, and of what is not answered like this [TASK-6]', async () => {
    const later = { taskId: 'knots', cardId: 'second' }
    expect(await browser.refusal(answerRecall, bodyFor(later))).toEqual([409, 'not-due'])
    for (const answers of [['perhaps'], ['yes', 'no'], ['yes', 'yes']]) {
      const body = { ...bodyFor(KNOTS).body, answers }
      expect((await browser.try(answerRecall, { body })).status).toBe(422)
    }
    const unknown = { taskId: 'knots', cardId: 'hello' }
    expect(await browser.refusal(answerRecall, bodyFor(unknown))).toEqual([409, 'not-due'])
    expect(await world.db.select().from(recallAnswers)).toEqual([])
  })

  it('that ends the handful takes a step of the streak, right or wrong, once a day [STREAK-6]', async () => {
    expect(await recall()).toMatchObject({ isForStreak: true })
    expect(await answer(KNOTS, false)).toMatchObject({ left: 0, streak: { streak: 2, date: '2026-11-24' } })
    expect(await recall()).toMatchObject({ isForStreak: false, cards: [] })
    expect(await browser.call(readStreak, {})).toMatchObject({ streak: 2 })
    expect(await world.db.select().from(streakSteps)).toHaveLength(2)
  })

  it('takes the step with the last one only, also where both come at the same time [STREAK-6]', async () => {
    await later(9)
    const { cards } = await recall()
    expect(cards).toHaveLength(2)
    const verdicts = await Promise.all(cards.map((card) => answer(card)))
    expect(verdicts.map(({ left }) => left).toSorted()).toEqual([0, 1])
    expect(verdicts.filter(({ streak }) => streak !== undefined)).toMatchObject([{ left: 0 }])
  })
})

describe('a skill', () => {
  const safety = async () =>
    (await browser.call(readMyCompetences, {})).competences.find(({ key }) => key === 'safety')

  it('grows with what is finished, fades with what is forgotten, and comes back with a review [TASK-5]', async () => {
    expect(await safety()).toMatchObject({ done: 0, strength: 0, fading: 0 })
    await finish('knots', false)
    const fresh = await safety()
    expect(fresh).toMatchObject({ done: 1, fading: 0 })
    await later(20)
    const faded = await safety()
    expect(faded).toMatchObject({ done: 1, fading: 2 })
    expect(faded?.strength).toBeLessThan(fresh?.strength ?? 0)
    for (const card of (await recall()).cards) await answer(card)
    expect(await safety()).toMatchObject({ strength: fresh?.strength, fading: 0 })
  })
})
