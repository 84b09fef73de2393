import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { TASK_SAMPLES } from '#kinds/samples.ts'
import type { TaskKind } from '#kinds/shared.ts'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readProgress } from '#shared/contract/player.ts'
import type { TaskMove, TaskPlayable, TaskState } from '#shared/scene/tasks/task.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import type { TaskSample } from '#server/testing/task-sample.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'

const SAMPLES: Readonly<Record<TaskKind, TaskSample>> = TASK_SAMPLES

const movesOf = (playable: TaskPlayable, state: TaskState): TaskMove[] =>
  SAMPLES[playable.type].moves(playable, state)

/** Pills; each takes three seconds at least. */
const BESIDE = ['beside-one', 'beside-two', 'beside-three']

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
  const films = (['film2', 'video_player'] as const).map((kind) =>
    sampleTask(kind, { content: SAMPLES[kind].content }),
  )
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['open'] }),
    sampleMission('open', {
      tasks: [...films, ...['learning-pill', ...BESIDE].map((id) => sampleTask(id))],
    }),
  ]
  const { db, tenantId, clock } = world
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
})

const start = (taskId: string) => world.browser.call(startTask, { params: { taskId } })

const send = (attemptId: string, moves: readonly object[]) =>
  world.browser.try(sendMoves, { params: { attemptId }, body: { moves: [...moves] } })

const finish = (attemptId: string, key: string = randomUUID()) =>
  world.browser.try(finishAttempt, { params: { attemptId }, body: { key } })

async function points(): Promise<number> {
  return (await world.browser.call(readProgress, {})).playerPoints
}

it('tasks that are opened side by side need the time of all of them, also where they end at once [TASK-6]', async () => {
  const begun = await Promise.all(BESIDE.map((taskId) => start(taskId)))
  world.browser.wait = null
  for (const { id, playable, state } of begun) await send(id, movesOf(playable, state))
  const finishAll = async () => {
    const ends = await Promise.all(begun.map(({ id }) => finish(id)))
    return ends.filter(({ body }) => body !== null && typeof body === 'object' && 'points' in body).length
  }
  const paid: number[] = []
  for (let second = 0; second < 12; second += 3) {
    paid.push(await finishAll())
    world.clock.pass(3000)
  }
  expect(paid).toEqual([0, 1, 1, 1])
  expect(await points()).toBe(300)
})

it('films that run side by side need the time of both, and the client is told how long [TASK-6]', async () => {
  const films = await Promise.all([start('film2'), start('video_player')])
  world.clock.pass(15_000)
  world.browser.wait = null
  for (const { id, playable, state } of films)
    expect((await send(id, movesOf(playable, state))).status).toBe(200)
  const [first, second] = films.map(({ id }) => id)
  expect((await finish(first ?? '')).status).toBe(200)
  const left = (await start('video_player')).finishInSeconds ?? 0
  expect(left).toBeGreaterThan(0)
  expect(await finish(second ?? '')).toMatchObject({ status: 429, body: { code: 'too-early' } })
  world.clock.pass(left * 1000)
  expect((await finish(second ?? '')).status).toBe(200)
})

it('whoever answers fast is told with the last move when the end is taken [TASK-6]', async () => {
  const { id, playable, state } = await start('learning-pill')
  world.browser.wait = null
  const [first, ...rest] = movesOf(playable, state)
  expect((await send(id, [first ?? {}])).body).not.toHaveProperty('finishInSeconds')
  expect((await send(id, rest)).body).toMatchObject({ finishInSeconds: 3 })
  expect((await start('learning-pill')).finishInSeconds).toBe(3)
  world.clock.pass(3000)
  expect((await start('learning-pill')).finishInSeconds).toBeUndefined()
  expect((await finish(id)).status).toBe(200)
})

it('what was played without a connection and arrives all at once is taken at once [TASK-2] [TASK-6]', async () => {
  const begun = await Promise.all(BESIDE.map((taskId) => start(taskId)))
  world.browser.wait = null
  world.clock.pass(9000)
  for (const { id, playable, state } of begun) {
    await send(id, movesOf(playable, state))
    expect((await finish(id)).status).toBe(200)
  }
})

it('a question of a pill is not answered before those that stand before it [TASK-6]', async () => {
  const { id, state } = await start('learning-pill')
  const [first, second] = movesOf({ type: 'learning-pill', cards: [] }, state)
  expect(await send(id, [second ?? {}, first ?? {}])).toMatchObject({
    body: { refused: [{ move: 0, code: 'out-of-order' }], state: { answered: [{ card: 'first' }] } },
  })
})
