import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readProgress } from '#shared/contract/player.ts'
import { TASK_KINDS, type TaskKind } from '#kinds/shared.ts'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import { attempts } from '#server/db/schema/play.ts'
import { KINDS_PLAYED } from '#server/testing/kinds-played.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

let world: TestWorld

/** A task of every kind in the open, and the same behind a lock that nobody opens. */
beforeEach(async () => {
  world = await openWorld()
  const tasksOf = (prefix: string) =>
    TASK_KINDS.map((kind) => sampleTask(prefix + kind, { content: KINDS_PLAYED[kind].content }))
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['open', 'locked'] }),
    sampleMission('open', { tasks: [...tasksOf(''), ...BESIDE.map((id) => sampleTask(id))] }),
    sampleMission('locked', {
      tasks: tasksOf('locked-'),
      unlock: { need: 'all', of: [{ mission: 'open' }] },
    }),
  ]
  const { db, tenantId, clock } = world
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
})

const start = (taskId: string) => world.browser.call(startTask, { params: { taskId } })

/** A move may be one that no client makes. */
const tell = (attemptId: string, moves: readonly object[], by = world.browser) =>
  by.try(sendMoves, { params: { attemptId }, body: { moves: [...moves] } })

const finish = (attemptId: string, key: string = randomUUID(), by = world.browser) =>
  by.try(finishAttempt, { params: { attemptId }, body: { key } })

async function points(): Promise<number> {
  return (await world.browser.call(readProgress, {})).playerPoints
}

/** Pills; each takes three seconds at least. */
const BESIDE = ['beside-one', 'beside-two', 'beside-three']

/** Kinds whose moves take their time themselves: what cannot be seen or sent sooner is refused as a move. */
const TAKES_ITS_TIME: ReadonlySet<TaskKind> = new Set(['upload', 'film2', 'video_player'])

describe.each(TASK_KINDS)('whoever cheats at %s', (kind) => {
  const { seconds, moves: movesOf, besides } = KINDS_PLAYED[kind]

  async function begin() {
    const attempt = await start(kind)
    return { id: attempt.id, moves: movesOf(attempt.playable) }
  }

  /** Played as it is meant, and ready to be finished. */
  async function play(): Promise<string> {
    const { id, moves } = await begin()
    await besides?.(world, id)
    world.clock.pass(seconds * 1000)
    expect(await tell(id, moves)).toMatchObject({ status: 200, body: { refused: [] } })
    return id
  }

  it('by sending all of it again gets nothing more [TASK-6]', async () => {
    const { id, moves } = await begin()
    await besides?.(world, id)
    world.clock.pass(seconds * 1000)
    for (let times = 0; times < 3; times += 1) await tell(id, moves)
    const key = randomUUID()
    const first = await finish(id, key)
    expect(first).toMatchObject({ status: 200, body: { points: 100 } })
    expect((await finish(id, key)).body).toEqual(first.body)
    expect(await finish(id)).toMatchObject({ status: 200, body: { denided: true } })
    expect((await tell(id, moves)).status).toBe(409)
    expect(await points()).toBe(100)
  })

  it('by playing faster than a person can gets it no sooner, and loses nothing of it [TASK-6]', async () => {
    const { id, moves } = await begin()
    await besides?.(world, id)
    await tell(id, moves)
    world.browser.wait = null
    const early = await finish(id)
    if (seconds > 0) expect(early.status).toBe(422)
    else if (TAKES_ITS_TIME.has(kind)) expect(early.status).toBe(200)
    else expect(early).toMatchObject({ status: 429, body: { code: 'too-early' } })
    if (early.status === 200) return
    expect(await points()).toBe(0)
    world.clock.pass(Math.max(seconds, Number(early.headers['retry-after'] ?? 0)) * 1000)
    if (seconds > 0) await tell(id, moves)
    expect(await finish(id)).toMatchObject({ status: 200, body: { points: 100 } })
  })

  it('by starting while it is being finished gets no try that brings nothing: it is done [TASK-5] [TASK-6]', async () => {
    const id = await play()
    const begun = Array.from({ length: 24 }, () => world.browser.try(startTask, { params: { taskId: kind } }))
    const [end] = await Promise.all([finish(id), ...begun])
    expect(end).toMatchObject({ status: 200, body: { points: 100 } })
    const toBePlayed = and(isNull(attempts.finishedAt), eq(attempts.isReview, false))
    expect(await world.db.select().from(attempts).where(toBePlayed)).toEqual([])
  })

  it('by many finishes at the same time is given it once [TASK-6]', async () => {
    const id = await play()
    const ends = await Promise.all(Array.from({ length: 6 }, () => finish(id)))
    expect(
      ends.filter(({ body }) => body !== null && typeof body === 'object' && 'points' in body),
    ).toHaveLength(1)
    expect(await points()).toBe(100)
  })

  it('with the attempt of somebody else finds nothing and changes nothing [TASK-6] [SERVE-2]', async () => {
    const { id, moves } = await begin()
    const { progress } = (await start(kind)).task
    const { db, tenantId, clock } = world
    const stranger = await world.browserOf(await makePerson(db, tenantId, clock.now()))
    world.clock.pass(seconds * 1000)
    expect((await tell(id, moves, stranger)).status).toBe(404)
    expect((await finish(id, randomUUID(), stranger)).status).toBe(404)
    expect((await start(kind)).task.progress).toBe(progress)
    expect(await points()).toBe(0)
  })

  it('finds a locked task shut [TASK-6] [INFO-4]', async () => {
    expect(await world.browser.refusal(startTask, { params: { taskId: `locked-${kind}` } })).toEqual([
      423,
      'task-locked',
    ])
  })

  it('with fields that there are not is refused, and nothing of it is kept [TASK-6]', async () => {
    const { id, moves } = await begin()
    const before = (await start(kind)).state
    world.clock.pass(seconds * 1000)
    for (const more of [
      { points: 999 },
      { isPassed: true },
      { score: 100 },
      { progress: 100 },
      { isCorrect: true },
    ]) {
      const forged = moves.map((move) => ({ ...move, ...more }))
      expect((await tell(id, forged)).status).toBe(422)
    }
    const params = { attemptId: id }
    const body = { key: randomUUID(), points: 999 }
    expect((await world.browser.try(finishAttempt, { params, body })).status).toBe(422)
    const after = (await start(kind)).state
    // time goes on; nothing else does
    expect({ ...after, secondsLeft: 0 }).toEqual({ ...before, secondsLeft: 0 })
    expect(await points()).toBe(0)
  })

  it('by leaving out the playing gets nothing [TASK-6]', async () => {
    const { id, moves } = await begin()
    if (seconds > 0) await tell(id, moves)
    const end = await finish(id)
    // an exam may be handed in as it is
    if (kind === 'egzamin') expect(end.body).toMatchObject({ points: 0, isPassed: false })
    else expect(end.status).toBe(422)
    expect(await points()).toBe(0)
  })

  it('by an edited journal gets no 5xx and no points [TASK-6]', async () => {
    const { id, moves } = await begin()
    world.clock.pass(seconds * 1000)
    const others = TASK_KINDS.filter((one) => one !== kind)
    const edited: object[][] = [
      [...moves, []],
      [...moves, ...others.map((type) => ({ type }))],
      [{ type: kind, constructor: 1 }],
      [{ type: 'nothing' }],
      Array.from({ length: 201 }, () => moves[0] ?? []),
      forge(moves),
    ]
    for (const journal of edited) {
      const { status } = await tell(id, journal)
      expect([200, 400, 422]).toContain(status)
    }
    const end = await finish(id)
    expect([200, 422]).toContain(end.status)
    expect(await points()).toBe(0)
  })
})

it('tasks that are opened side by side need the time of all of them, also where they end at once [TASK-6]', async () => {
  const begun = await Promise.all(BESIDE.map((taskId) => start(taskId)))
  world.browser.wait = null
  for (const { id, playable } of begun) await tell(id, KINDS_PLAYED['learning-pill'].moves(playable))
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
  for (const { id, playable } of films)
    expect((await tell(id, KINDS_PLAYED[playable.type].moves(playable))).status).toBe(200)
  const [first, second] = films.map(({ id }) => id)
  expect((await finish(first ?? '')).status).toBe(200)
  const left = (await start('video_player')).finishInSeconds ?? 0
  expect(left).toBeGreaterThan(0)
  expect(await finish(second ?? '')).toMatchObject({ status: 429, body: { code: 'too-early' } })
  world.clock.pass(left * 1000)
  expect((await finish(second ?? '')).status).toBe(200)
})

it('whoever answers fast is told with the last move when the end is taken [TASK-6]', async () => {
  const { id, playable } = await start('learning-pill')
  world.browser.wait = null
  const [first, ...rest] = KINDS_PLAYED['learning-pill'].moves(playable)
  expect((await tell(id, [first ?? {}])).body).not.toHaveProperty('finishInSeconds')
  expect((await tell(id, rest)).body).toMatchObject({ finishInSeconds: 3 })
  expect((await start('learning-pill')).finishInSeconds).toBe(3)
  world.clock.pass(3000)
  expect((await start('learning-pill')).finishInSeconds).toBeUndefined()
  expect((await finish(id)).status).toBe(200)
})

it('what was played without a connection and arrives all at once is taken at once [TASK-2] [TASK-6]', async () => {
  const begun = await Promise.all(BESIDE.map((taskId) => start(taskId)))
  world.browser.wait = null
  world.clock.pass(9000)
  for (const { id, playable } of begun) {
    await tell(id, KINDS_PLAYED['learning-pill'].moves(playable))
    expect((await finish(id)).status).toBe(200)
  }
})

it('a question of a pill is not answered before those that stand before it [TASK-6]', async () => {
  const { id } = await start('learning-pill')
  const [first, second] = KINDS_PLAYED['learning-pill'].moves({ type: 'learning-pill', cards: [] })
  expect(await tell(id, [second ?? {}, first ?? {}])).toMatchObject({
    body: { refused: [{ move: 0, code: 'out-of-order' }], state: { answered: [{ card: 'first' }] } },
  })
})

/** Names things that there are not, and seconds that were not played. */
function forge(moves: readonly TaskMove[]): object[] {
  const text = JSON.stringify(moves)
    .replaceAll(/"(one|two|three|first|second|rings|ask|safe|team|any|yes)"/g, '"__proto__"')
    .replaceAll(/"left":"[^"]*"/g, '"left":"constructor"')
    .replaceAll('[0,30]', '[0,3]')
  return z.parse(z.array(z.looseObject({})), JSON.parse(text))
}
