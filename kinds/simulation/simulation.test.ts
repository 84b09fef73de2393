import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask, type Attempt } from '#shared/contract/attempts.ts'
import { readProgress } from '#shared/contract/player.ts'
import type { SimulationContent } from '#kinds/simulation/shared/schemas.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'

const picture = '/scenes/call.0123456789abcdef.webp'

/** It rings, and either talks on or ends; three endings. */
const SCENES: SimulationContent['scenes'] = [
  {
    id: 'rings',
    picture,
    choices: [
      { id: 'read', to: 'lost' },
      { id: 'ask', to: 'talks' },
    ],
    best: 'ask',
  },
  {
    id: 'talks',
    picture,
    choices: [
      { id: 'trust', to: 'late' },
      { id: 'hang-up', to: 'calm' },
    ],
    best: 'hang-up',
  },
  { id: 'calm', picture, ending: { band: 'good', score: 100 } },
  { id: 'late', picture, ending: { band: 'fair', score: 40 } },
  { id: 'lost', picture, ending: { band: 'poor', score: 0 } },
]

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
  const { db, tenantId, clock } = world
  const task = sampleTask('call', { content: { type: 'symulacja_v3', scenes: SCENES } })
  const harbour = sampleMission('harbour', { tasks: [task] })
  for (const { tasks } of Object.values(harbour.text)) {
    const sent = (id: string) => [id, { title: id, text: `At ${id}.`, explanation: `SECRET of ${id}` }]
    if (tasks.call)
      Object.assign(tasks.call, { scenes: Object.fromEntries(SCENES.map(({ id }) => sent(id))) })
  }
  const missions = [sampleMission('map', { type: 'movingmap', missions: ['harbour'] }), harbour]
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
})

const start = (by = world.browser): Promise<Attempt> => by.call(startTask, { params: { taskId: 'call' } })

/** `rings: ask` */
function choose(attemptId: string, ...steps: readonly string[]) {
  const moves = steps.map((step) => {
    const [scene = '', choice = ''] = step.split(': ')
    return { type: 'symulacja_v3' as const, scene, choice }
  })
  return world.browser.call(sendMoves, { params: { attemptId }, body: { moves } })
}

const finish = (attemptId: string, key = randomUUID()) =>
  world.browser.try(finishAttempt, { params: { attemptId }, body: { key } })

describe('a simulation', () => {
  it('keeps the way for every device of the player [TASK-1] [TASK-2]', async () => {
    const { id } = await start()
    await choose(id, 'rings: ask')
    const path = [{ scene: 'rings', choice: 'ask' }]
    const elsewhere = await start(await world.browserOf(world.player))
    expect(elsewhere).toMatchObject({ id, state: { type: 'symulacja_v3', path, ending: null } })
  })

  it('tells neither the best choices nor what endings are worth before one is reached', async () => {
    const attempt = await start()
    const reply = await choose(attempt.id, 'rings: ask')
    const sent = JSON.stringify([attempt, reply])
    expect(sent).not.toMatch(/SECRET|"best"|"score"|"band"/)
    const { state } = await choose(attempt.id, 'talks: trust')
    expect(state).toMatchObject({
      ending: {
        band: 'fair',
        why: 'SECRET of late',
        review: [
          { scene: 'rings', better: null },
          { scene: 'talks', better: 'hang-up' },
        ],
      },
    })
  })

  it('brings the share of its ending, once [TASK-5] [TASK-6]', async () => {
    const { id } = await start()
    await choose(id, 'rings: ask')
    expect(await finish(id)).toMatchObject({ status: 422, body: { code: 'task-unfinished' } })
    await choose(id, 'talks: trust')
    const key = randomUUID()
    const [first, second] = await Promise.all([finish(id, key), finish(id, key)])
    expect(first).toMatchObject({ status: 200, body: { points: 40, currency: 4 } })
    expect(second.body).toEqual(first.body)
    expect((await finish(id)).body).toEqual({ denided: true })
    expect(await world.browser.call(readProgress, {})).toMatchObject({ playerPoints: 40 })
  })

  it('has no way back: another choice in a scene that is left is not taken, the same one changes nothing [TASK-6]', async () => {
    const { id } = await start()
    await choose(id, 'rings: read')
    const reply = await choose(id, 'rings: ask', 'rings: read', 'talks: hang-up')
    expect(reply.refused).toEqual([
      { move: 0, code: 'already-answered' },
      { move: 2, code: 'out-of-order' },
    ])
    expect(await finish(id)).toMatchObject({ status: 200, body: { points: 0 } })
  })

  it('takes no choice of a scene where the player does not stand, and none that does not exist [TASK-6]', async () => {
    const { id } = await start()
    const { state, refused } = await choose(id, 'talks: hang-up', 'rings: win', '__proto__: toString')
    expect(state).toMatchObject({ path: [], ending: null })
    expect(refused.map(({ code }) => code)).toEqual(['out-of-order', 'unknown', 'unknown'])
  })

  it('is played on from a journal that comes twice, in two tabs [TASK-2] [TASK-6]', async () => {
    const { id } = await start()
    const journal = ['rings: ask', 'talks: hang-up']
    const replies = await Promise.all([choose(id, ...journal), choose(id, ...journal)])
    for (const { state, refused } of replies) {
      expect(state).toMatchObject({ path: [{ choice: 'ask' }, { choice: 'hang-up' }] })
      expect(refused).toEqual([])
    }
    expect(await finish(id)).toMatchObject({ body: { points: 100 } })
  })
})
