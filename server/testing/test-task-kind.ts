import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { TASK_SAMPLES } from '#kinds/samples.ts'
import { TASK_KINDS, type TaskKind } from '#kinds/shared.ts'
import { TASKS_SERVER } from '#kinds/server.ts'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readProgress } from '#shared/contract/player.ts'
import { TaskContent, type TaskMove, type TaskPublished } from '#shared/scene/tasks/task.ts'
import type { TaskText } from '#shared/scene/files.ts'
import { attempts } from '#server/db/schema/play.ts'
import { Findings, type Finding } from '#server/intake/findings.ts'
import { playsOfTask } from '#server/modules/tasks/plays.ts'
import { brokenMoves, forgedMoves } from './broken-moves.ts'
import { sampleAdventure, sampleMission, sampleTask } from './sample-adventure.ts'
import { textWithSecrets, SECRET } from './secret-text.ts'
import type { TaskSample } from './task-sample.ts'
import { openWorld, type TestWorld } from './test-app.ts'
import { makeAdventure, makePerson } from './world.ts'

const SAMPLES: Readonly<Record<TaskKind, TaskSample>> = TASK_SAMPLES

/** What holds for every kind of task on the server, tried on its sample: a new kind is tested at birth. */
export function testTaskKind(kind: TaskKind): void {
  const sample = SAMPLES[kind]
  let world: TestWorld

  /** A task of the kind in the open, and the same behind a lock that nobody opens. */
  beforeEach(async () => {
    world = await openWorld()
    const { content } = sample
    const open = sampleMission('open', { tasks: [sampleTask(kind, { content }), sampleTask('another')] })
    for (const { tasks } of Object.values(open.text))
      Object.assign(tasks[kind] ?? {}, textWithSecrets(sample))
    const missions = [
      sampleMission('map', { type: 'movingmap', missions: ['open', 'locked'] }),
      open,
      sampleMission('locked', {
        tasks: [sampleTask(`locked-${kind}`, { content })],
        unlock: { need: 'all', of: [{ mission: 'open' }] },
      }),
    ]
    const { db, tenantId, clock } = world
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
  })

  const start = (taskId: string = kind) => world.browser.call(startTask, { params: { taskId } })

  /** A move may be one that no client makes. */
  const tell = (attemptId: string, moves: readonly object[], by = world.browser) =>
    by.try(sendMoves, { params: { attemptId }, body: { moves: [...moves] } })

  const finish = (attemptId: string, key: string = randomUUID(), by = world.browser) =>
    by.try(finishAttempt, { params: { attemptId }, body: { key } })

  async function points(): Promise<number> {
    return (await world.browser.call(readProgress, {})).playerPoints
  }

  async function begin(): Promise<{ id: string; moves: TaskMove[] }> {
    const attempt = await start(kind)
    return { id: attempt.id, moves: sample.moves(attempt.playable) }
  }

  /** Played as it is meant, and ready to be finished. */
  async function play(): Promise<string> {
    const { id, moves } = await begin()
    await sample.besides(world, id)
    world.clock.pass(sample.seconds * 1000)
    expect(await tell(id, moves)).toMatchObject({ status: 200, body: { refused: [] } })
    return id
  }

  describe('whoever cheats at it', () => {
    it('by sending all of it again gets nothing more [TASK-6]', async () => {
      const { id, moves } = await begin()
      await sample.besides(world, id)
      world.clock.pass(sample.seconds * 1000)
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
      await sample.besides(world, id)
      await tell(id, moves)
      world.browser.wait = null
      const early = await finish(id)
      if (sample.seconds > 0) expect(early.status).toBe(422)
      else if (!sample.isPaced) expect(early.status).toBe(200)
      else expect(early).toMatchObject({ status: 429, body: { code: 'too-early' } })
      if (early.status === 200) return
      expect(await points()).toBe(0)
      world.clock.pass(Math.max(sample.seconds, Number(early.headers['retry-after'] ?? 0)) * 1000)
      if (sample.seconds > 0) await tell(id, moves)
      expect(await finish(id)).toMatchObject({ status: 200, body: { points: 100 } })
    })

    it('by starting while it is being finished gets no try that brings nothing: it is done [TASK-5] [TASK-6]', async () => {
      const id = await play()
      const begun = Array.from({ length: 24 }, () =>
        world.browser.try(startTask, { params: { taskId: kind } }),
      )
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
      world.clock.pass(sample.seconds * 1000)
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
      world.clock.pass(sample.seconds * 1000)
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
      if (sample.seconds > 0) await tell(id, moves)
      const end = await finish(id)
      if (sample.isOpenEnded) expect(end.body).toMatchObject({ points: 0, isPassed: false })
      else expect(end.status).toBe(422)
      expect(await points()).toBe(0)
    })

    it('by an edited journal gets no 5xx and no points [TASK-6]', async () => {
      const { id, moves } = await begin()
      world.clock.pass(sample.seconds * 1000)
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
        const { status } = await tell(id, journal)
        expect([200, 400, 422]).toContain(status)
      }
      const end = await finish(id)
      expect([200, 422]).toContain(end.status)
      expect(await points()).toBe(0)
    })
  })

  describe('tells nothing before its time', () => {
    it('in the reply to a start, or to moves that are not taken [TASK-3] [TASK-6]', async () => {
      const { id, moves } = await begin()
      const replies: unknown[] = [await start()]
      for (const move of [...brokenMoves(moves), ...forgedMoves(moves)])
        replies.push((await tell(id, [move])).body)
      if (sample.hidesExplanation) expect(JSON.stringify(replies)).not.toContain(SECRET)
    })

    it('of which answers are right: with others it looks the same [TASK-3] [TASK-6]', () => {
      const shown = [sample.content, sample.otherwise ?? sample.content].map((content) =>
        lookOf(content, textWithSecrets(sample)),
      )
      expect(shown[1]).toEqual(shown[0])
    })
  })

  it('is taken up as it was left, and moves that come again change nothing [TASK-2] [TASK-6]', async () => {
    const { id, moves } = await begin()
    await sample.besides(world, id)
    world.clock.pass(sample.seconds * 1000)
    const half = moves.slice(0, Math.ceil(moves.length / 2))
    const first = await tell(id, half)
    expect(first).toMatchObject({ status: 200, body: { refused: [] } })
    expect((await tell(id, half)).body).toEqual(first.body)
    const { id: again, state, task } = await start()
    expect(again).toBe(id)
    expect(first.body).toMatchObject({ state })
    expect(task.progress).toBeLessThan(100)
  })

  it('answers every malformed move with a code [TASK-6] [SERVE-1]', async () => {
    const { id, moves } = await begin()
    for (const move of brokenMoves(moves)) {
      const { status, body } = await tell(id, [move])
      expect([200, 422]).toContain(status)
      if (status === 422) expect(body).toMatchObject({ code: expect.any(String) })
    }
    for (const moves of [[], [null], [7], ['move'], [[]], [{}], [{ type: kind.toUpperCase() }]]) {
      const reply = await world.browser.try(sendMoves, {
        params: { attemptId: id },
        // no client sends it
        body: { moves: moves as never },
      })
      expect(reply).toMatchObject({ status: 422, body: { code: expect.any(String) } })
    }
  })

  it.each(sample.refused)('is not built where its designer wrote $says [TASK-1]', ({ content, says }) => {
    const problems = findProblems(content)
    expect(problems.map(({ problem }) => problem).join()).toContain(says)
    for (const { hint } of problems) expect(hint).not.toBe('')
  })

  it('is built as its designer wrote it, by a schema that takes nothing else [TASK-1]', () => {
    expect(z.parse(TaskContent, sample.written)).toEqual(sample.written)
    expect(z.safeParse(TaskContent, { ...sample.written, more: 1 }).success).toBe(false)
    expect(z.safeParse(TaskContent, { type: kind }).success).toBe(false)
  })
}

/** A new attempt as its player sees it. */
function lookOf(content: TaskPublished, text: TaskText) {
  const now = new Date('2026-03-02T10:00:00Z')
  const play = playsOfTask(content).begin({ now, chance: () => 0.3 })
  return { playable: play.playable(text), state: play.show(text, false, now) }
}

function findProblems(content: TaskContent): Finding[] {
  const findings = new Findings()
  TASKS_SERVER[content.type].intake.check(content, 'tasks/sample.json', findings)
  return findings.errors()
}
