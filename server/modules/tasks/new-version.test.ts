import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readTask } from '#shared/contract/tasks.ts'
import type { PublishedAdventure, PublishedTask } from '#shared/scene/published.ts'
import { answerCard } from '#server/testing/pill-moves.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'
import { pillOf } from '#server/testing/pill.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

/** A new version of the adventure. */
async function publish(missions: PublishedAdventure['missions']): Promise<void> {
  const { db, tenantId, clock } = world
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
}

interface Asked {
  answers: string[]
  correct: string[]
}

/** A new version that asks the same and judges otherwise. */
async function publishMended(first: Asked, second: Asked): Promise<void> {
  const revise = (task: PublishedTask): PublishedTask => ({
    ...task,
    content: {
      type: 'learning-pill',
      cards: pillOf(task.content).cards.map((card) => {
        if (!card.question) return card
        return { ...card, question: card.id === 'first' ? first : second }
      }),
    },
  })
  await publish(
    sampleAdventure().missions.map((mission) => ({ ...mission, tasks: mission.tasks.map(revise) })),
  )
}

it('a task says whether it asks anything; where it does not, all of its points come with the last card [TASK-6]', async () => {
  const readKnots = () => world.browser.call(readTask, { params: { taskId: 'knots' } })
  expect(await readKnots()).toMatchObject({ hasQuestions: true })
  const withoutQuestions = ({ content, ...task }: PublishedTask): PublishedTask => ({
    ...task,
    content: {
      type: 'learning-pill',
      cards: pillOf(content).cards.map(({ id, picture }) => ({ id, picture })),
    },
  })
  await publish(
    sampleAdventure().missions.map((mission) => ({ ...mission, tasks: mission.tasks.map(withoutQuestions) })),
  )
  expect(await readKnots()).toMatchObject({ hasQuestions: false })
  const { id: attemptId, task } = await world.browser.call(startTask, { params: { taskId: 'knots' } })
  const body = { key: randomUUID() }
  const summary = await world.browser.call(finishAttempt, { params: { attemptId }, body })
  expect(summary).toMatchObject({ points: task.points })
})

describe('an attempt that is older than the version', () => {
  it('repeats a judgement as it was, though a new version judges otherwise [TASK-3]', async () => {
    const { id: attemptId } = await world.browser.call(startTask, { params: { taskId: 'knots' } })
    const answer = (card: string, answers: string[]) =>
      world.browser.call(sendMoves, { params: { attemptId }, body: answerCard(card, answers) })
    await answer('first', ['no'])
    const both = [
      { card: 'first', isCorrect: false },
      { card: 'second', isCorrect: true },
    ]
    expect(await answer('second', ['maybe', 'yes'])).toMatchObject({ state: { answered: both } })
    await publishMended(
      { answers: ['yes', 'no'], correct: ['no'] },
      { answers: ['yes', 'no'], correct: ['yes'] },
    )
    // one of the answers to the second was taken away
    for (const again of [await answer('first', ['no']), await answer('second', ['yes', 'maybe'])]) {
      expect(again).toMatchObject({ state: { answered: both }, refused: [] })
    }
  })

  it('answers a retry the same also when the task was withdrawn meanwhile [TASK-5] [TASK-6]', async () => {
    const { id: attemptId } = await world.browser.call(startTask, { params: { taskId: 'knots' } })
    for (const [card, answers] of [
      ['first', ['yes']],
      ['second', ['yes', 'maybe']],
    ] as const) {
      await world.browser.call(sendMoves, {
        params: { attemptId },
        body: answerCard(card, answers),
      })
    }
    const finish = (key: string) =>
      world.browser.call(finishAttempt, { params: { attemptId }, body: { key } })
    const key = randomUUID()
    const summary = await finish(key)
    await publish(sampleAdventure().missions.map((mission) => ({ ...mission, tasks: [] })))
    expect(await finish(key)).toEqual(summary)
    expect(await finish(randomUUID())).toEqual({ denided: true })
  })
})
