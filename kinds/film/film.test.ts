import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readTask } from '#shared/contract/tasks.ts'
import type { FilmPublished } from '#kinds/film/shared/schemas.ts'
import type { VideoPublished } from '#kinds/video/shared/schemas.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'

let world: TestWorld

const film = {
  film: '/scenes/storm.0123456789abcdef.webm',
  poster: '/scenes/storm.0123456789abcdef.webp',
  isPlaylist: false,
  seconds: 30.2,
  captions: [{ language: 'en', url: '/scenes/storm-en.0123456789abcdef.vtt' }],
} satisfies Omit<FilmPublished, 'type'>

const MOMENTS: FilmPublished['moments'] = [
  { id: 'intro', at: 0 },
  { id: 'calm', at: 9, question: { answers: ['yes', 'no'], correct: ['no'] } },
  { id: 'after', at: 28, question: { answers: ['yes', 'no', 'maybe'], correct: ['yes', 'maybe'] } },
]

beforeEach(async () => {
  world = await openWorld()
  const [map] = sampleAdventure().missions
  const watched: [FilmPublished, VideoPublished] = [
    { type: 'film2', ...film },
    { type: 'video_player', ...film },
  ]
  const asking: FilmPublished = { type: 'film2', ...film, moments: MOMENTS }
  const tasks = [
    ...watched.map((content) => sampleTask(content.type, { content })),
    sampleTask('asking', { content: asking }),
    sampleTask('knots'),
  ]
  const missions = [...(map ? [map] : []), sampleMission('harbour', { tasks })]
  const { db, tenantId, clock } = world
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'films' }))
})

type Kind = 'film2' | 'video_player'

async function start(taskId: string): Promise<string> {
  return (await world.browser.call(startTask, { params: { taskId } })).id
}

/** Answers as they come: a move may be one that no client makes. */
async function send(attemptId: string, ...moves: object[]) {
  return world.browser.try(sendMoves, { params: { attemptId }, body: { moves } })
}

async function finish(attemptId: string) {
  return world.browser.try(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })
}

describe.each<Kind>(['film2', 'video_player'])('%s', (type) => {
  it('asks nothing, and tells its film, its length and its captions', async () => {
    expect(await world.browser.call(readTask, { params: { taskId: type } })).toMatchObject({
      type,
      hasQuestions: false,
    })
    const { playable, state } = await world.browser.call(startTask, { params: { taskId: type } })
    expect(playable).toEqual({ type, ...film })
    expect(state).toEqual({ type, at: 0, seen: [] })
  })

  it('resumes where the player was, with what was seen, on another device [TASK-2]', async () => {
    const attemptId = await start(type)
    world.clock.pass(10_000)
    const moves = [{ type, at: 9.4, seen: [[0, 9]] as [number, number][] }]
    await world.browser.call(sendMoves, { params: { attemptId }, body: { moves } })
    const other = await world.browserOf(world.player)
    const again = await other.call(startTask, { params: { taskId: type } })
    expect(again.state).toEqual({ type, at: 9.4, seen: [[0, 9]] })
    expect(again.task.progress).toBe(33)
  })

  it('is finished when it was seen, and brings its points once [TASK-1] [TASK-6]', async () => {
    const attemptId = await start(type)
    world.clock.pass(16_000)
    await send(attemptId, { type, at: 26, seen: [[0, 26]] })
    expect(await finish(attemptId)).toMatchObject({ status: 422, body: { code: 'task-unfinished' } })
    await send(attemptId, { type, at: 30.2, seen: [[26, 30]] })
    expect(await finish(attemptId)).toMatchObject({ status: 200, body: { points: 100, taskType: type } })
    expect(await finish(attemptId)).toMatchObject({ body: { denided: true } })
  })

  it('believes nobody who has seen more than the clock allows [TASK-6]', async () => {
    const attemptId = await start(type)
    world.clock.pass(1000)
    const { body } = await send(attemptId, { type, seen: [[0, 30]] }, { type, at: 3 })
    expect(body).toEqual({ state: { type, at: 3, seen: [] }, refused: [{ move: 0, code: 'too-fast' }] })
    expect((await finish(attemptId)).status).toBe(422)
  })

  it('takes no field that there is not, no odd number, and no move of another kind', async () => {
    const attemptId = await start(type)
    const odd = [
      { type, isDone: true },
      { type, seen: [[0, 1.5]] },
      { type, seen: [[-3, 4]] },
      { type, at: 1e9 },
      { type, at: 'NaN' },
      { type, seen: Array.from({ length: 501 }, (_, i) => [i, i + 1]) },
      { type: 'learning-pill', card: 1 },
    ]
    for (const move of odd) expect((await send(attemptId, move)).status).toBe(422)
  })
})

describe('a film that asks', () => {
  const answer = (moment: string, ...answers: string[]) => ({ type: 'film2', answer: { moment, answers } })

  it('says so, and nothing of its answers until they are given [TASK-3]', async () => {
    const task = await world.browser.call(readTask, { params: { taskId: 'asking' } })
    expect(task.hasQuestions).toBe(true)
    const attempt = await world.browser.call(startTask, { params: { taskId: 'asking' } })
    expect(JSON.stringify(attempt)).not.toContain('correct')
    const { body } = await send(attempt.id, answer('calm', 'yes'))
    expect(body).toMatchObject({
      state: { answered: [{ moment: 'calm', answers: ['yes'], isCorrect: false, correct: ['no'] }] },
      refused: [],
    })
    expect(JSON.stringify(body)).not.toContain('after')
  })

  it('is taken up elsewhere with what was answered, whose first answer counts [TASK-2]', async () => {
    const attemptId = await start('asking')
    await send(attemptId, answer('calm', 'no'), answer('calm', 'yes'))
    const other = await world.browserOf(world.player)
    const { state } = await other.call(startTask, { params: { taskId: 'asking' } })
    expect(state).toMatchObject({ answered: [{ moment: 'calm', answers: ['no'], isCorrect: true }] })
  })

  it('brings the share of its points that was right at once, when all was seen and answered [TASK-1] [TASK-5]', async () => {
    const attemptId = await start('asking')
    world.clock.pass(30_000)
    await send(attemptId, { type: 'film2', at: 30, seen: [[0, 30]] }, answer('calm', 'no'))
    expect(await finish(attemptId)).toMatchObject({ status: 422, body: { code: 'task-unfinished' } })
    await send(attemptId, answer('after', 'yes'))
    expect(await finish(attemptId)).toMatchObject({ status: 200, body: { points: 50 } })
  })
  it('is bettered by watching and answering it again; one that asks nothing is not [TASK-5] [TASK-6]', async () => {
    const watch = async (taskId: string, ...answers: object[]) => {
      const attemptId = await start(taskId)
      world.clock.pass(60_000)
      await send(attemptId, { type: 'film2', at: 30, seen: [[0, 30]] }, ...answers)
      return (await finish(attemptId)).body
    }
    const right = answer('after', 'yes', 'maybe')
    expect(await watch('asking', answer('calm', 'yes'), right)).toMatchObject({ points: 50 })
    expect(await watch('asking', answer('calm', 'no'), right)).toMatchObject({ points: 50, earned: 100 })
    expect(await watch('asking', answer('calm', 'no'), right)).toMatchObject({ denided: true, earned: 100 })
    expect(await watch('film2')).toMatchObject({ points: 100 })
    expect(await watch('film2')).toEqual({ denided: true })
  })
})
