import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerLiveQuiz, endLiveQuiz } from '#shared/contract/live.ts'
import { createApp } from '#server/app.ts'
import { SECOND_MS } from '#shared/domain/durations.ts'
import { liveAnswers, livePlayers } from '#server/db/schema/live.ts'
import { people, sessions } from '#server/db/schema/people.ts'
import {
  answerKeys,
  joinQuiz,
  listenToQuiz,
  openLiveWorld,
  startQuiz,
  stepQuiz,
  type Listening,
  type LiveWorld,
} from '#server/testing/live.ts'
import { SECOND_SERVER } from '#server/testing/test-app.ts'
import { liveRooms } from './rooms.ts'

let world: LiveWorld
/** Another server on the same storage. */
let other: FastifyInstance
let id: string
let code: string
const open: Listening[] = []

beforeEach(async () => {
  world = await openLiveWorld(3, { isOwn: true })
  other = await createApp({
    ...SECOND_SERVER,
    storage: world.storage,
    clock: world.clock.now,
    files: world.files,
  })
  for (const app of [world.app, other]) await app.listen({ port: 0, host: '127.0.0.1' })
  ;({ id, code } = await startQuiz(world))
  for (const { browser } of world.mates) await joinQuiz(browser, code)
})
afterEach(async () => {
  for (const one of open.splice(0)) one.cut()
  await other.close()
})

async function listen(index: number | 'leader', app = world.app): Promise<Listening> {
  const browser = index === 'leader' ? world.leaderBrowser : world.mates[index]?.browser
  if (!browser) throw new Error('nobody')
  const listening = await listenToQuiz(app, browser, id)
  open.push(listening)
  return listening
}
async function answer(index: number, ...ids: string[]): Promise<void> {
  const answers = await answerKeys(world, id, 0, ids)
  await world.mates[index]?.browser.call(answerLiveQuiz, { params: { quizId: id }, body: { at: 0, answers } })
}

describe('the events of a live quiz', () => {
  it('come unpacked with every change, to leader and players, and end with it [ALIVE-1]', async () => {
    const [leader, player] = [await listen('leader'), await listen(0)]
    expect(player.headers).toMatchObject({
      ...{ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', 'cache-control': 'no-store' },
    })
    expect(player.headers).not.toHaveProperty('content-encoding')
    expect(await player.until(({ phase }) => phase === 'lobby')).toMatchObject({ isMine: false, code: null })
    expect(await leader.until(({ players }) => players === 3)).toMatchObject({ isMine: true, code })
    await stepQuiz(world, id)
    await player.until(({ phase }) => phase === 'question')
    await answer(0, 'yes')
    expect(await leader.until(({ answered }) => answered === 1)).toMatchObject({ result: null })
    await world.leaderBrowser.call(endLiveQuiz, { params: { quizId: id } })
    await player.until(({ phase }) => phase === 'ended')
    await Promise.all([player.ended, leader.ended])
  })

  it('come to those at another server, too [ALIVE-1] [SERVE-3]', async () => {
    const player = await listen(0, other)
    await player.until(({ phase }) => phase === 'lobby')
    await stepQuiz(world, id)
    expect(await player.until(({ phase }) => phase === 'question')).toMatchObject({ at: 0, of: 2 })
  })

  it('close a question when everybody has answered [ALIVE-1]', async () => {
    const player = await listen(0)
    await stepQuiz(world, id)
    for (const index of [0, 1, 2]) await answer(index, 'yes')
    expect(await player.until(({ phase }) => phase === 'result')).toMatchObject({
      ...{ result: { right: 3 }, mine: { isCorrect: true, right: 1 } },
    })
  })

  it('leave the next question open until it is answered, too [ALIVE-1]', async () => {
    const leader = await listen('leader')
    await stepQuiz(world, id)
    for (const index of [0, 1, 2]) await answer(index, 'yes')
    await leader.until(({ phase }) => phase === 'result')
    await stepQuiz(world, id)
    const body = { at: 1, answers: await answerKeys(world, id, 1, ['yes', 'maybe']) }
    await world.mates[0]?.browser.call(answerLiveQuiz, { params: { quizId: id }, body })
    expect(await leader.until(({ at, answered }) => at === 1 && answered === 1)).toMatchObject({
      phase: 'question',
    })
  })

  it('tell who was cut off and comes back what it is now, with the own answer [ALIVE-1]', async () => {
    const player = await listen(0)
    await stepQuiz(world, id)
    await player.until(({ phase }) => phase === 'question')
    await answer(0, 'yes')
    player.cut()
    const again = await listen(0)
    expect(await again.until(() => true)).toMatchObject({
      ...{ phase: 'question', mine: { answers: await answerKeys(world, id, 0, ['yes']) } },
    })
    expect(await world.db.$count(liveAnswers)).toBe(1)
  })

  it('are asked for by a GET alone, and four times at once [ALIVE-1] [SERVE-1]', async () => {
    const url = `/api/web/v2/live/${id}/events`
    const [mate, other] = [world.mates[0], world.mates[1]]
    if (!mate || !other) throw new Error('nobody')
    for (let tries = 0; tries < 5; tries += 1)
      expect((await mate.browser.sendBytes('HEAD', url)).status).toBe(404)
    const four = [await listen(0), await listen(0), await listen(0), await listen(0)]
    await Promise.all(four.map((one) => one.until(() => true)))
    const fifth = await listen(0)
    expect([fifth.status, fifth.headers['retry-after']]).toEqual([429, '15'])
    expect((await listen(1)).status).toBe(200)
    for (const one of four) expect(one.status).toBe(200)
  })

  it('let go of who is gone at once, not with the next event [ALIVE-1]', async () => {
    const four = [await listen(0), await listen(0), await listen(0), await listen(0)]
    await stepQuiz(world, id)
    // after this there is no event until somebody does something
    await Promise.all(four.map((one) => one.until(({ phase }) => phase === 'question')))
    for (const one of four) one.cut()
    await vi.waitFor(async () => expect((await listen(0)).status).toBe(200))
  })

  it.each(['session', 'person', 'part'])(
    'end within a beat for who has no %s in it any more [AUTH-8] [ALIVE-1]',
    async (what) => {
      const { db, clock } = world
      const player = await listen(0)
      await player.until(({ phase }) => phase === 'lobby')
      const personId = world.mates[0]?.person.id ?? ''
      if (what === 'session') await db.delete(sessions).where(eq(sessions.personId, personId))
      if (what === 'person') await db.update(people).set({ isDisabled: true }).where(eq(people.id, personId))
      if (what === 'part') await db.delete(livePlayers).where(eq(livePlayers.personId, personId))
      clock.pass(15 * SECOND_MS)
      // anyone who comes brings the clock that has gone on
      const leader = await listen('leader')
      await leader.until(() => true)
      await stepQuiz(world, id)
      await player.ended
    },
  )

  it('are nobody’s who does not take part, and end where the server stops [ALIVE-1]', async () => {
    const stranger = await listenToQuiz(world.app, world.browser, id)
    open.push(stranger)
    expect(stranger.status).toBe(404)
    const player = await listen(0)
    await player.until(({ phase }) => phase === 'lobby')
    liveRooms(world.db).stop()
    await player.ended
  })
})
