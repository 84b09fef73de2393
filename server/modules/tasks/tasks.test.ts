import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { readProgress } from '#shared/contract/player.ts'
import { finishAttempt, type MovesReply, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readTask } from '#shared/contract/tasks.ts'
import type { LearningPillMove } from '#kinds/learning-pill/shared/schemas.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, makeTenant } from '#server/testing/world.ts'

let world: TestWorld
let browser: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  browser = world.browser
})

async function start(taskId = 'knots', by = browser): Promise<string> {
  const { id } = await by.call(startTask, { params: { taskId } })
  return id
}

type PillMove = Omit<LearningPillMove, 'type'>

async function move(attemptId: string, given: PillMove, by = browser): Promise<MovesReply> {
  const moves: LearningPillMove[] = [{ type: 'learning-pill', ...given }]
  return by.call(sendMoves, { params: { attemptId }, body: { moves } })
}

async function answer(attemptId: string, card: string, answers: string[], by = browser): Promise<MovesReply> {
  return move(attemptId, { answer: { card, answers } }, by)
}

/** Answers both questions, right or wrong; what was wrong comes back, and is answered right then. */
async function answerAll(
  attemptId: string,
  isRight: readonly [boolean, boolean],
  by = browser,
): Promise<void> {
  await answer(attemptId, 'first', [isRight[0] ? 'yes' : 'no'], by)
  await answer(attemptId, 'second', isRight[1] ? ['maybe', 'yes'] : ['no'], by)
  if (!isRight[0]) await move(attemptId, { answer: { card: 'first', answers: ['yes'], repeat: 1 } }, by)
  if (!isRight[1])
    await move(attemptId, { answer: { card: 'second', answers: ['yes', 'maybe'], repeat: 1 } }, by)
}

async function finish(attemptId: string, key: string = randomUUID(), by = browser) {
  return by.call(finishAttempt, { params: { attemptId }, body: { key } })
}

async function play(taskId: string, isRight: readonly [boolean, boolean] = [true, true], by = browser) {
  const attemptId = await start(taskId, by)
  await answerAll(attemptId, isRight, by)
  return finish(attemptId, randomUUID(), by)
}

describe('an attempt', () => {
  it('carries the cards, but no right answer and no explanation [TASK-3]', async () => {
    const attempt = await browser.call(startTask, { params: { taskId: 'knots' } })
    expect(attempt.playable).toMatchObject({ type: 'learning-pill' })
    const cards = attempt.playable.type === 'learning-pill' ? attempt.playable.cards : []
    expect(cards[1]?.question).toEqual({
      text: 'Question?',
      isMultiple: false,
      answers: [
        { id: 'yes', text: 'Yes' },
        { id: 'no', text: 'No' },
      ],
    })
    expect(JSON.stringify(attempt)).not.toMatch(/Because|correct/)
    expect(attempt.state).toEqual({ type: 'learning-pill', card: 0, answered: [] })
  })

  it('speaks the language of the request, else of the profile, else of the house [LANG-1]', async () => {
    const inPolish = await browser.try(readTask, { params: { taskId: 'knots' } }, { 'accept-language': 'pl' })
    expect(inPolish.body).toMatchObject({ name: 'Task knots (pl)', competences: ['Bezpieczeństwo'] })
    const inFrench = await browser.try(readTask, { params: { taskId: 'knots' } }, { 'accept-language': 'fr' })
    expect(inFrench.body).toMatchObject({ name: 'Task knots' })
  })

  it('resumes where the player was, on any device [TASK-2]', async () => {
    const attemptId = await start()
    await answer(attemptId, 'first', ['no'])
    await move(attemptId, { card: 2 })
    const other = await world.browserOf(world.player)
    const resumed = await other.call(startTask, { params: { taskId: 'knots' } })
    expect(resumed.id).toBe(attemptId)
    expect(resumed.state).toEqual({
      type: 'learning-pill',
      card: 2,
      answered: [
        { card: 'first', answers: ['no'], isCorrect: false, correct: ['yes'], explanation: 'Because' },
      ],
    })
    // of three cards and the one that comes back
    expect(resumed.task.progress).toBe(50)
  })

  it('judges an answer with its reason, and the same one the same again [TASK-3]', async () => {
    const attemptId = await start()
    const judged = await answer(attemptId, 'first', ['no'])
    expect(judged).toMatchObject({
      state: { answered: [{ isCorrect: false, correct: ['yes'], explanation: 'Because' }] },
    })
    expect(await answer(attemptId, 'first', ['no'])).toEqual(judged)
  })

  it('keeps no place behind its last card [TASK-2]', async () => {
    const attemptId = await start()
    expect(await move(attemptId, { card: 100 })).toMatchObject({ state: { card: 2 }, refused: [] })
    expect(await browser.call(readTask, { params: { taskId: 'knots' } })).toMatchObject({ progress: 67 })
  })

  it('takes no second answer to a question: the first one counts [TASK-3]', async () => {
    const attemptId = await start()
    await answer(attemptId, 'first', ['no'])
    const again = await answer(attemptId, 'first', ['yes'])
    expect(again.refused).toEqual([{ move: 0, code: 'already-answered' }])
    expect(again).toMatchObject({ state: { answered: [{ card: 'first', answers: ['no'] }] } })
  })

  it.each([
    ['a card that asks nothing', { card: 'hello', answers: ['yes'] }],
    ['a card that does not exist', { card: 'constructor', answers: ['yes'] }],
    ['an answer that does not exist', { card: 'first', answers: ['perhaps'] }],
    ['an answer twice', { card: 'second', answers: ['yes', 'yes'] }],
    ['two answers where one is asked for', { card: 'first', answers: ['yes', 'no'] }],
  ])('refuses %s, and takes the rest [TASK-3]', async (_, given) => {
    const attemptId = await start()
    const moves: LearningPillMove[] = [
      { type: 'learning-pill', answer: given },
      { type: 'learning-pill', card: 1 },
    ]
    const { state, refused } = await browser.call(sendMoves, { params: { attemptId }, body: { moves } })
    expect(refused).toEqual([{ move: 0, code: 'unknown' }])
    expect(state).toEqual({ type: 'learning-pill', card: 1, answered: [] })
  })

  it('loses none of the moves that many tabs send at the same time [TASK-2] [TASK-6]', async () => {
    const attemptId = await start()
    // in whichever order they arrive: an answer to the second question would have to come after the first
    for (const [card, question] of ['first', 'second'].entries()) {
      await Promise.all([
        answer(attemptId, question, ['no']),
        move(attemptId, { card: card + 1 }),
        move(attemptId, { card: card + 1 }),
        move(attemptId, { card: card + 1 }),
      ])
    }
    const { state } = await browser.call(startTask, { params: { taskId: 'knots' } })
    expect(state).toMatchObject({ card: 2, answered: [{ card: 'first' }, { card: 'second' }] })
  })

  it('does not start while its mission is locked, and says what is missing [INFO-4]', async () => {
    const task = await browser.call(readTask, { params: { taskId: 'coral' } })
    expect(task.unmet).toEqual([
      { need: 'all', of: [{ kind: 'mission', id: 'harbour', name: 'Mission harbour' }] },
    ])
    const refused = await browser.try(startTask, { params: { taskId: 'coral' } })
    expect(refused).toMatchObject({ status: 423, body: { code: 'task-locked', unmet: task.unmet } })
    await play('knots')
    await play('ropes')
    expect(await start('coral')).toBeTypeOf('string')
  })
})

describe('finishing', () => {
  it('gives points and coins the first time and none the second [TASK-6]', async () => {
    const { items, ...first } = await play('knots')
    expect(items?.map(({ isRight }) => isRight)).toEqual([true, true])
    expect(first).toEqual({
      points: 100,
      currency: 10,
      taskType: 'learning-pill',
      score: { right: 2, all: 2 },
      isPassed: true,
      isLeaderAcceptRequired: false,
      isMissionFinished: false,
      isHiddenPointsAndCoins: false,
      streak: { streak: 1, granted: false, type: 'day', date: '2026-11-23', bonusPoints: 30, bonusCoins: 5 },
    })
    expect(await play('knots', [false, false])).toMatchObject({ denided: true })
    expect(await browser.call(readProgress, {})).toMatchObject({ playerPoints: 100, playerCoins: 10 })
  })

  it('tells the pop-up to hide points and coins where the designer wants it, and gives them [TASK-5] [FIN-4]', async () => {
    expect(await play('ropes')).toMatchObject({ points: 50, currency: 10, isHiddenPointsAndCoins: true })
  })

  it.each([
    [[true, true], 100, 10],
    [[true, false], 50, 5],
    [[false, false], 0, 0],
  ] as const)(
    'gives the share of questions that were right at the first try: %j [TASK-6]',
    async (right, points, coins) => {
      expect(await play('knots', right)).toMatchObject({ points, currency: coins })
    },
  )

  it('refuses while a question is open [TASK-5]', async () => {
    const attemptId = await start()
    await answer(attemptId, 'first', ['yes'])
    const body = { key: randomUUID() }
    expect(await browser.refusal(finishAttempt, { params: { attemptId }, body })).toEqual([
      422,
      'task-unfinished',
    ])
  })

  it('answers a retry under the same key the same, and another key with denied [TASK-5] [TASK-6]', async () => {
    const attemptId = await start()
    await answerAll(attemptId, [true, true])
    const key = randomUUID()
    const summary = await finish(attemptId, key)
    expect(await finish(attemptId, key)).toEqual(summary)
    expect(await finish(attemptId)).toEqual({ denided: true })
  })

  it('keeps answers and place as they were at the finish [TASK-6]', async () => {
    const attemptId = await start()
    await answerAll(attemptId, [false, true])
    await finish(attemptId)
    const moves: LearningPillMove[] = [{ type: 'learning-pill', card: 0 }]
    const refusal = await browser.refusal(sendMoves, { params: { attemptId }, body: { moves } })
    expect(refusal).toEqual([409, 'attempt-finished'])
  })

  it('tells when the mission is finished with it [TASK-5]', async () => {
    expect(await play('knots')).toMatchObject({ isMissionFinished: false })
    expect(await play('ropes')).toMatchObject({ isMissionFinished: true })
  })

  it('records coins where the tenant has no shop, and shows none of them until it has one [FIN-4] [SHOP-1]', async () => {
    const now = world.clock.now()
    const tenant = await makeTenant(world.db, now, { hosts: ['plain.test'], isDefault: false })
    const { features } = tenant
    const plain = await makeTenant(world.db, now, {
      hosts: ['shopless.test'],
      isDefault: false,
      features: { ...features, isShopEnabled: false },
    })
    const player = await makePerson(world.db, plain.id, now)
    await makeAdventure(world.db, plain.id, now, [player])
    const theirs = await world.browserOf(player, { host: 'shopless.test' })
    expect(await play('knots', [true, true], theirs)).toMatchObject({ points: 100, currency: 0 })
    expect(await theirs.call(readProgress, {})).toMatchObject({ playerCoins: 0 })
    await world.db.update(tenants).set({ features }).where(eq(tenants.id, plain.id))
    // the tenant is read anew
    world.clock.pass(HOUR_MS)
    expect(await theirs.call(readProgress, {})).toMatchObject({ playerCoins: 10 })
  })
})

describe('what is not mine', () => {
  it('is not found: another player, another tenant, nothing at all [SERVE-2]', async () => {
    const now = world.clock.now()
    const mate = await makePerson(world.db, world.tenantId, now)
    await makeAdventure(world.db, world.tenantId, now, [mate])
    const tenant = await makeTenant(world.db, now, { hosts: ['other.test'], isDefault: false })
    const foreigner = await makePerson(world.db, tenant.id, now)
    await makeAdventure(world.db, tenant.id, now, [foreigner], sampleAdventure({ version: 'theirs' }))
    const attemptId = await start()
    const others = [await world.browserOf(mate), await world.browserOf(foreigner, { host: 'other.test' })]
    for (const other of others) {
      const body = { key: randomUUID() }
      expect(await other.refusal(finishAttempt, { params: { attemptId }, body })).toEqual([404, 'not-found'])
    }
    expect(await browser.refusal(readTask, { params: { taskId: 'nothing' } })).toEqual([404, 'not-found'])
    const moves: LearningPillMove[] = [{ type: 'learning-pill', card: 1 }]
    const params = { attemptId: 'x' }
    expect(await browser.refusal(sendMoves, { params, body: { moves } })).toEqual([404, 'not-found'])
  })

  it('hangs on ids, so that a new version keeps what was done [DATA-5]', async () => {
    await play('knots')
    const more = sampleAdventure({ version: 'two' })
    await makeAdventure(world.db, world.tenantId, world.clock.now(), [], more)
    expect(await browser.call(readTask, { params: { taskId: 'knots' } })).toMatchObject({
      is_completed: true,
    })
    await makeAdventure(world.db, world.tenantId, world.clock.now(), [], {
      ...more,
      version: 'three',
      missions: more.missions.map((mission) => ({ ...mission, tasks: [] })),
    })
    expect(await browser.refusal(readTask, { params: { taskId: 'knots' } })).toEqual([404, 'not-found'])
  })
})
