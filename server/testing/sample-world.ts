import { randomUUID } from 'node:crypto'
import { beforeEach, expect } from 'vitest'
import { TASK_SAMPLES } from '#kinds/samples.ts'
import type { TaskKind } from '#kinds/shared.ts'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readProgress } from '#shared/contract/player.ts'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import { sampleAdventure, sampleMission, sampleTask } from './sample-adventure.ts'
import { textWithSecrets } from './secret-text.ts'
import type { TaskSample } from './task-sample.ts'
import { openWorld, type TestWorld } from './test-app.ts'
import { makeAdventure } from './world.ts'

const SAMPLES: Readonly<Record<TaskKind, TaskSample>> = TASK_SAMPLES

/** Opens a world before each test, with an open task of the kind, and a locked one that nothing unlocks. */
export function sampleWorld(kind: TaskKind) {
  const sample = SAMPLES[kind]
  let world: TestWorld

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
  const send = (attemptId: string, moves: readonly object[], by = world.browser) =>
    by.try(sendMoves, { params: { attemptId }, body: { moves: [...moves] } })

  const finish = (attemptId: string, key: string = randomUUID(), by = world.browser) =>
    by.try(finishAttempt, { params: { attemptId }, body: { key } })

  async function points(): Promise<number> {
    return (await world.browser.call(readProgress, {})).playerPoints
  }

  async function begin(): Promise<{ id: string; moves: TaskMove[] }> {
    const attempt = await start(kind)
    return { id: attempt.id, moves: sample.moves(attempt.playable, attempt.state) }
  }

  /** Played as it is meant, and ready to be finished. */
  async function play(): Promise<string> {
    const { id, moves } = await begin()
    await sample.besides(world, id)
    world.clock.pass(sample.seconds * 1000)
    expect(await send(id, moves)).toMatchObject({ status: 200, body: { refused: [] } })
    return id
  }

  return { sample, world: () => world, start, send, finish, points, begin, play }
}
