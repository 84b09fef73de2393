import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { TASK_KINDS, type TaskKind } from '#kinds/shared.ts'
import { finishAttempt, startTask } from '#shared/contract/attempts.ts'
import { attempts } from '#server/db/schema/play.ts'
import { forgedMoves } from './broken-moves.ts'
import { sampleWorld } from './sample-world.ts'
import { makePerson } from './world.ts'

/** Cheating that gets nobody any points, whatever the kind of task, tried on its sample. */
export function testCheating(kind: TaskKind): void {
  const { sample, world, start, send, finish, points, begin, play } = sampleWorld(kind)

  it('by sending all of it again gets nothing more [TASK-6]', async () => {
    const { id, moves } = await begin()
    await sample.besides(world(), id)
    world().clock.pass(sample.seconds * 1000)
    for (let times = 0; times < 3; times += 1) await send(id, moves)
    const key = randomUUID()
    const first = await finish(id, key)
    expect(first).toMatchObject({ status: 200, body: { points: 100 } })
    expect((await finish(id, key)).body).toEqual(first.body)
    expect(await finish(id)).toMatchObject({ status: 200, body: { denided: true } })
    expect((await send(id, moves)).status).toBe(409)
    expect(await points()).toBe(100)
  })

  it('by playing faster than a person can gets it no sooner, and loses nothing of it [TASK-6]', async () => {
    const { id, moves } = await begin()
    await sample.besides(world(), id)
    await send(id, moves)
    world().browser.wait = null
    const early = await finish(id)
    if (sample.seconds > 0) expect(early.status).toBe(422)
    else if (!sample.isPaced) expect(early.status).toBe(200)
    else expect(early).toMatchObject({ status: 429, body: { code: 'too-early' } })
    if (early.status === 200) return
    expect(await points()).toBe(0)
    world().clock.pass(Math.max(sample.seconds, Number(early.headers['retry-after'] ?? 0)) * 1000)
    if (sample.seconds > 0) await send(id, moves)
    expect(await finish(id)).toMatchObject({ status: 200, body: { points: 100 } })
  })

  it('by starting while it is being finished gets no try that brings nothing: it is done [TASK-5] [TASK-6]', async () => {
    const id = await play()
    const begun = Array.from({ length: 24 }, () =>
      world().browser.try(startTask, { params: { taskId: kind } }),
    )
    const [end] = await Promise.all([finish(id), ...begun])
    expect(end).toMatchObject({ status: 200, body: { points: 100 } })
    const toBePlayed = and(isNull(attempts.finishedAt), eq(attempts.isReview, false))
    expect(await world().db.select().from(attempts).where(toBePlayed)).toEqual([])
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
    const { db, tenantId, clock } = world()
    const stranger = await world().browserOf(await makePerson(db, tenantId, clock.now()))
    world().clock.pass(sample.seconds * 1000)
    expect((await send(id, moves, stranger)).status).toBe(404)
    expect((await finish(id, randomUUID(), stranger)).status).toBe(404)
    expect((await start(kind)).task.progress).toBe(progress)
    expect(await points()).toBe(0)
  })

  it('finds a locked task shut [TASK-6] [INFO-4]', async () => {
    expect(await world().browser.refusal(startTask, { params: { taskId: `locked-${kind}` } })).toEqual([
      423,
      'task-locked',
    ])
  })

  it('with fields that there are not is refused, and nothing of it is stored [TASK-6]', async () => {
    const { id, moves } = await begin()
    const before = (await start(kind)).state
    world().clock.pass(sample.seconds * 1000)
    for (const more of [
      { points: 999 },
      { isPassed: true },
      { score: 100 },
      { progress: 100 },
      { isCorrect: true },
    ]) {
      const forged = moves.map((move) => ({ ...move, ...more }))
      expect((await send(id, forged)).status).toBe(422)
    }
    const params = { attemptId: id }
    const body = { key: randomUUID(), points: 999 }
    expect((await world().browser.try(finishAttempt, { params, body })).status).toBe(422)
    const after = (await start(kind)).state
    // time goes on; nothing else does
    expect({ ...after, secondsLeft: 0 }).toEqual({ ...before, secondsLeft: 0 })
    expect(await points()).toBe(0)
  })

  it('by leaving out the playing gets nothing [TASK-6]', async () => {
    const { id, moves } = await begin()
    if (sample.seconds > 0) await send(id, moves)
    const end = await finish(id)
    if (sample.isOpenEnded) expect(end.body).toMatchObject({ points: 0, isPassed: false })
    else expect(end.status).toBe(422)
    expect(await points()).toBe(0)
  })

  it('by an edited journal gets no 5xx and no points [TASK-6]', async () => {
    const { id, moves } = await begin()
    world().clock.pass(sample.seconds * 1000)
    const others = TASK_KINDS.filter((one) => one !== kind)
    const edited: object[][] = [
      [...moves, []],
      [...moves, ...others.map((type) => ({ type }))],
      [{ type: kind, constructor: 1 }],
      [{ type: 'nothing' }],
      Array.from({ length: 201 }, () => moves[0] ?? []),
      forgedMoves(moves),
    ]
    for (const journal of edited) {
      const { status } = await send(id, journal)
      expect([200, 400, 422]).toContain(status)
    }
    const end = await finish(id)
    expect([200, 422]).toContain(end.status)
    expect(await points()).toBe(0)
  })
}
