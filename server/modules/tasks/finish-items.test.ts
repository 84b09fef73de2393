import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { TASK_SAMPLES } from '#kinds/samples.ts'
import type { TaskKind } from '#kinds/shared.ts'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import type { TaskMove, TaskPlayable, TaskState } from '#shared/scene/tasks/task.ts'
import { answerCard } from '#server/testing/pill-moves.ts'
import { textWithSecrets } from '#server/testing/secret-text.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import type { TaskSample } from '#server/testing/task-sample.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'

const SAMPLES: Readonly<Record<TaskKind, TaskSample>> = TASK_SAMPLES

/** Kinds whose answers are told while they are played. */
const ASKING = [
  ...(['learning-pill', 'quiz-connector-mothers-children', 'sorting', 'ordering', 'cloze'] as const),
  ...(['estimate', 'hotspots', 'inbox', 'symulacja_v3', 'conversation'] as const),
]

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
  const kinds = [...ASKING, 'egzamin' as const, 'survey' as const]
  const tasks = kinds.map((kind) => sampleTask(kind, { content: SAMPLES[kind].content }))
  const open = sampleMission('open', { tasks })
  for (const text of Object.values(open.text))
    for (const kind of kinds) Object.assign(text.tasks[kind] ?? {}, textWithSecrets(SAMPLES[kind]))
  const missions = [sampleMission('map', { type: 'movingmap', missions: ['open'] }), open]
  const { db, tenantId, clock } = world
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
})

const movesOf = (playable: TaskPlayable, state: TaskState): TaskMove[] =>
  SAMPLES[playable.type].moves(playable, state)

async function played(taskId: TaskKind): Promise<string> {
  const { browser, clock } = world
  const { id, playable, state } = await browser.call(startTask, { params: { taskId } })
  for (const move of movesOf(playable, state)) {
    await browser.call(sendMoves, { params: { attemptId: id }, body: { moves: [move] } })
    clock.pass(5000)
  }
  clock.pass(600_000)
  return id
}

const finish = (attemptId: string, key: string = randomUUID()) =>
  world.browser.call(finishAttempt, { params: { attemptId }, body: { key } })

describe('what a finish says to look back at', () => {
  it.each(ASKING)('is all that %s has asked, and what of it was right [TASK-5]', async (kind) => {
    const { items = [], ...reply } = await finish(await played(kind))
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ name }) => name !== '')).toBe(true)
    expect(items.filter(({ right, why }) => why !== '' && right.includes(why))).toEqual([])
    if (reply.score) expect(items.filter(({ isRight }) => isRight)).toHaveLength(reply.score.right)
  })

  it.each(['egzamin', 'survey'] as const)(
    'is nothing of %s: no answer of an exam is told with its end [TASK-5] [TASK-6]',
    async (kind) => {
      expect(await finish(await played(kind))).not.toHaveProperty('items')
    },
  )

  it('is the first answer to a card with what is right and why, also to a retry that is no better, and the same under the same key [TASK-5]', async () => {
    const { db, tenantId, clock, browser } = world
    const missions = [
      sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
      sampleMission('harbour', { tasks: [sampleTask('knots'), sampleTask('ropes')] }),
    ]
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'knots' }))
    const play = async () => {
      const { id: attemptId } = await browser.call(startTask, { params: { taskId: 'knots' } })
      const send = (...given: Parameters<typeof answerCard>) =>
        browser.call(sendMoves, { params: { attemptId }, body: answerCard(...given) })
      await send('first', ['yes'])
      await send('second', ['no'])
      await send('second', ['yes', 'maybe'], 1)
      clock.pass(60_000)
      return attemptId
    }
    const attemptId = await play()
    const key = randomUUID()
    const first = await finish(attemptId, key)
    expect(first.items?.map(({ isRight }) => isRight)).toEqual([true, false])
    // anyone who looks back has the cards no more: each question says what it is about
    expect(first.items?.map(({ name }) => name.endsWith(' · Question?'))).toEqual([true, true])
    expect(first.items?.[1]?.right).toHaveLength(2)
    expect(first.items?.[1]?.why).not.toBe('')
    expect(await finish(attemptId, key)).toEqual(first)
    expect(await finish(await play())).toMatchObject({ denided: true, items: first.items })
  })
})
