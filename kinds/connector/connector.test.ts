import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readProgress } from '#shared/contract/player.ts'
import { exportMyData } from '#shared/contract/settings.ts'
import type { ConnectorMove, ConnectorPlayable } from '#kinds/connector/shared/schemas.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'

const TYPE = 'quiz-connector-mothers-children'
const IDS = ['one', 'two', 'three', 'four']
const PICTURE = '/scenes/cup.0123456789abcdef.webp'

let world: TestWorld

/** Four pairs that have a picture each, so that a player of the wire can tell which is which. */
beforeEach(async () => {
  world = await openWorld()
  const pairs = IDS.map((id) => ({ id, left: `${PICTURE}?${id}`, right: `${PICTURE}?${id}` }))
  const task = sampleTask('labels', { content: { type: TYPE, pairs } })
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
    sampleMission('harbour', { tasks: [task] }),
  ]
  const { db, tenantId, clock } = world
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
})

async function start(): Promise<{ attemptId: string; playable: ConnectorPlayable }> {
  const { id, playable } = await world.browser.call(startTask, { params: { taskId: 'labels' } })
  if (playable.type !== TYPE) throw new Error('another kind')
  return { attemptId: id, playable }
}

/** Lines to the pairs of these, in the order of the left column. */
function linesOf({ left, right }: ConnectorPlayable, ids: readonly string[]) {
  return ids.map((id, index) => ({
    left: left[index]?.key ?? '',
    right: right.find(({ picture }) => picture?.endsWith(`?${id}`))?.key ?? '',
  }))
}

function move(attemptId: string, given: Omit<ConnectorMove, 'type'>) {
  const moves: ConnectorMove[] = [{ type: TYPE, ...given }]
  return world.browser.call(sendMoves, { params: { attemptId }, body: { moves } })
}

function finish(attemptId: string, key = randomUUID()) {
  return world.browser.try(finishAttempt, { params: { attemptId }, body: { key } })
}

describe('a connector', () => {
  it('keeps its lines and its order for every device of the player, and for no other attempt [TASK-1] [TASK-2]', async () => {
    const { attemptId, playable } = await start()
    const [line] = linesOf(playable, ['three'])
    if (!line) throw new Error('one line')
    await move(attemptId, { join: line })
    const other = await world.browserOf(world.player)
    const resumed = await other.call(startTask, { params: { taskId: 'labels' } })
    expect(resumed.playable).toEqual(playable)
    expect(resumed.state).toEqual({ type: TYPE, lines: [line], isChecked: false, judged: [] })
  })

  it('brings the share of the first check, once, and nothing before it [TASK-5] [TASK-6]', async () => {
    const { attemptId, playable } = await start()
    expect(await finish(attemptId)).toMatchObject({ status: 422 })
    const check = linesOf(playable, ['one', 'three', 'two', 'four'])
    expect(await move(attemptId, { check })).toMatchObject({ refused: [] })
    const again = await move(attemptId, { check: linesOf(playable, IDS) })
    expect(again.refused).toEqual([{ move: 0, code: 'already-answered' }])
    const key = randomUUID()
    const [first, second] = await Promise.all([finish(attemptId, key), finish(attemptId, key)])
    expect(first.body).toMatchObject({ points: 50, score: { right: 2, all: 4 } })
    expect(second.body).toEqual(first.body)
    expect(await world.browser.call(readProgress, {})).toMatchObject({ playerPoints: 50 })
  })

  it('does not tell which ends belong together in my data, before it is checked [TASK-2] [AUTH-15]', async () => {
    const { attemptId, playable } = await start()
    for (const line of linesOf(playable, IDS)) await move(attemptId, { join: line })
    const { attempts } = await world.browser.call(exportMyData, {})
    const [attempt] = z.parse(z.array(z.record(z.string(), z.unknown())), attempts)
    expect(attempt).toMatchObject({ id: attemptId, taskId: 'labels' })
    expect(attempt).not.toHaveProperty('state')
    await move(attemptId, { check: linesOf(playable, IDS) })
    await finish(attemptId)
    expect((await world.browser.call(exportMyData, {}))['attempts']).toMatchObject([
      { state: { checked: [{}, {}, {}, {}] } },
    ])
  })

  it.each([
    ['ends that do not exist', { join: { left: '__proto__', right: 'constructor' } }],
    ['some lines only', { check: [{ left: 'x', right: 'y' }] }],
  ])('takes nothing of %s [TASK-6]', async (_, given) => {
    const { attemptId } = await start()
    expect(await move(attemptId, given)).toMatchObject({
      state: { lines: [], isChecked: false },
      refused: [{ move: 0, code: 'unknown' }],
    })
  })
})
