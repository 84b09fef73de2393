import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import type { EbookMove, EbookPublished } from '#kinds/ebook/shared/schemas.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'

const BOOK: EbookPublished = {
  type: 'ebook',
  minimumSeconds: 60,
  books: [{ key: 'any', format: 'pdf', title: '', words: [10, 10], url: '/scenes/b.0123456789abcdef.pdf' }],
}
const END: EbookMove = { type: 'ebook', read: { book: 'any', part: 1 } }

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
  const { missions } = sampleAdventure()
  const withBook = missions.map((mission) => ({
    ...mission,
    tasks: mission.tasks.map((task) => (task.id === 'knots' ? { ...task, content: BOOK } : task)),
  }))
  const { db, tenantId, clock } = world
  await makeAdventure(
    db,
    tenantId,
    clock.now(),
    [],
    sampleAdventure({ missions: withBook, version: randomUUID() }),
  )
})

const start = () => world.browser.call(startTask, { params: { taskId: 'knots' } })
const move = (attemptId: string, ...moves: EbookMove[]) =>
  world.browser.call(sendMoves, { params: { attemptId }, body: { moves } })
const finish = (attemptId: string) =>
  world.browser.try(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })

describe('a book', () => {
  it('is taken up where the player stood, on any device [TASK-2]', async () => {
    const { id } = await start()
    const place = { book: 'any', part: 1, path: '', offset: 250 }
    await move(id, { type: 'ebook', place })
    const other = await world.browserOf(world.player)
    const resumed = await other.call(startTask, { params: { taskId: 'knots' } })
    expect(resumed).toMatchObject({ id, state: { place, secondsLeft: 60 }, task: { progress: 50 } })
  })

  it('is not finished before its time by the clock of the server, then once with all of its points [TASK-6]', async () => {
    const { id } = await start()
    expect(await move(id, END)).toMatchObject({ refused: [{ move: 0, code: 'too-fast' }] })
    expect((await finish(id)).status).toBe(422)
    world.clock.pass(30_000)
    expect(await move(id, END)).toMatchObject({ refused: [], state: { secondsLeft: 30 } })
    expect((await finish(id)).status).toBe(422)
    world.clock.pass(30_000)
    expect((await finish(id)).body).toMatchObject({ points: 100, taskType: 'ebook' })
    expect((await finish(id)).body).toEqual({ denided: true })
  })
})
