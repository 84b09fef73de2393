import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readProgress } from '#shared/contract/player.ts'
import { readTask } from '#shared/contract/tasks.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, type TestPerson } from '#server/testing/world.ts'

const PICTURE = '/scenes/office.0123456789abcdef.webp'
const SPOTS = ['screen', 'note', 'stick']

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
  await publish(SPOTS)
})

/** The map and one picture to explore. */
async function publish(ids: readonly string[], players: readonly TestPerson[] = []): Promise<void> {
  const { db, tenantId, clock } = world
  const spots = ids.map((id, index) => ({ id, at: [10 + index * 20, 50] satisfies [number, number] }))
  const task = sampleTask('office', { content: { type: 'grafika', picture: PICTURE, spots } })
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
    sampleMission('harbour', { tasks: [task] }),
  ]
  await makeAdventure(
    db,
    tenantId,
    clock.now(),
    players,
    sampleAdventure({ missions, version: randomUUID() }),
  )
}

/** Of another player of the same adventure. */
async function browserOfAnother(): Promise<TestBrowser> {
  const person = await makePerson(world.db, world.tenantId, world.clock.now())
  await publish(SPOTS, [person])
  return world.browserOf(person)
}

const start = (by = world.browser) => by.call(startTask, { params: { taskId: 'office' } })

function see(attemptId: string, ...ids: readonly string[]) {
  const moves = ids.map((saw) => ({ type: 'grafika' as const, saw }))
  return world.browser.call(sendMoves, { params: { attemptId }, body: { moves } })
}

const finish = (attemptId: string, key = randomUUID(), by = world.browser) =>
  by.try(finishAttempt, { params: { attemptId }, body: { key } })

describe('a picture to explore', () => {
  it('keeps what was seen for every device of the player, and for nobody else [TASK-1] [TASK-2]', async () => {
    const { id } = await start()
    await see(id, 'note', 'screen')
    await see(id, 'note')
    const seen = { type: 'grafika', seen: ['note', 'screen'] }
    expect(await start(await world.browserOf(world.player))).toMatchObject({ id, state: seen })
    expect(await world.browser.call(readTask, { params: { taskId: 'office' } })).toMatchObject({
      progress: 67,
    })
    const other = await start(await browserOfAnother())
    expect(other.state).toEqual({ type: 'grafika', seen: [] })
  })

  it('ends when all was seen, and brings its points once [TASK-5] [TASK-6]', async () => {
    const { id } = await start()
    await see(id, 'note', 'screen')
    expect(await finish(id)).toMatchObject({ status: 422, body: { code: 'task-unfinished' } })
    await see(id, 'stick')
    // what is open is not done, though nothing but the end is missing
    const { progress } = await world.browser.call(readTask, { params: { taskId: 'office' } })
    expect(progress).toBe(99)
    const key = randomUUID()
    const [first, second] = await Promise.all([finish(id, key), finish(id, key)])
    expect(first).toMatchObject({ status: 200, body: { points: 100, currency: 10, score: null } })
    expect(second.body).toEqual(first.body)
    expect((await finish(id)).body).toEqual({ denided: true })
    expect(await world.browser.call(readProgress, {})).toMatchObject({ playerPoints: 100 })
  })

  it('takes no place that is not there, and those beside it all the same [TASK-6]', async () => {
    const { id } = await start()
    const reply = await see(id, '__proto__', 'note', 'whole')
    expect(reply.state).toEqual({ type: 'grafika', seen: ['note'] })
    expect(reply.refused).toEqual([
      { move: 0, code: 'unknown' },
      { move: 2, code: 'unknown' },
    ])
  })

  it('takes neither fields that do not exist nor moves of another kind [TASK-6]', async () => {
    const { id } = await start()
    const send = async (move: unknown) => {
      const { status } = await world.browser.try(sendMoves, {
        params: { attemptId: id },
        body: { moves: [move] },
      })
      return status
    }
    expect(await send({ type: 'grafika', saw: 'note', points: 900 })).toBe(422)
    expect(await send({ type: 'learning-pill', card: 2 })).toBe(422)
    expect((await start()).state).toEqual({ type: 'grafika', seen: [] })
  })

  it('is played by whoever began it alone [TASK-6]', async () => {
    const { id } = await start()
    await see(id, ...SPOTS)
    expect(await finish(id, randomUUID(), await browserOfAnother())).toMatchObject({ status: 404 })
  })

  it('asks for the places of the version that it began with, also where a newer one has fewer [WORLD-3]', async () => {
    const { id } = await start()
    await see(id, 'screen', 'note')
    await publish(['screen', 'note'])
    expect(await finish(id)).toMatchObject({ status: 422, body: { code: 'task-unfinished' } })
    await see(id, ...SPOTS)
    expect(await finish(id)).toMatchObject({ status: 200, body: { points: 100 } })
  })
})
