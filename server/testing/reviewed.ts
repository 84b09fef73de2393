import { randomUUID } from 'node:crypto'
import { finishAttempt, sendMoves, startTask, type TaskSummary } from '#shared/contract/attempts.ts'
import { readToRate } from '#shared/contract/reviews.ts'
import type { TestBrowser } from './browser.ts'
import { answerCard } from './pill-moves.ts'
import { sampleAdventure, sampleMission, sampleTask } from './sample-adventure.ts'
import { openWorld, type TestWorld } from './test-app.ts'
import { makeAdventure, makePerson, makeTeam, type TestPerson } from './world.ts'

export interface ReviewedWorld extends TestWorld {
  teamId: string
  leader: TestPerson
  leaderBrowser: TestBrowser
}

/** The sample, with the task `knots` rated by a leader: harbour (knots, ropes). */
export function reviewedAdventure() {
  return sampleAdventure({
    missions: [
      sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
      sampleMission('harbour', {
        tasks: [sampleTask('knots', { isLeaderAcceptRequired: true }), sampleTask('ropes', { points: 50 })],
      }),
    ],
    version: randomUUID(),
  })
}

/** The world with a leader of the player's team. */
export async function openReviewedWorld(...tenant: Parameters<typeof openWorld>): Promise<ReviewedWorld> {
  const world = await openWorld(...tenant)
  const { db, tenantId, clock, player } = world
  await makeAdventure(db, tenantId, clock.now(), [player], reviewedAdventure())
  const leader = await makePerson(db, tenantId, clock.now(), { role: 'leader', displayName: 'Marta Leader' })
  const teamId = await makeTeam(db, tenantId, clock.now(), { leaders: [leader], members: [player] })
  return { ...world, teamId, leader, leaderBrowser: await world.browserOf(leader) }
}

/** Everything right, to the end. */
export async function handIn(browser: TestBrowser, taskId = 'knots'): Promise<TaskSummary> {
  const { id: attemptId } = await browser.call(startTask, { params: { taskId } })
  for (const [card, answers] of [
    ['first', ['yes']],
    ['second', ['yes', 'maybe']],
  ] as const) {
    await browser.call(sendMoves, { params: { attemptId }, body: answerCard(card, answers) })
  }
  const summary = await browser.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })
  if ('denided' in summary) throw new Error('it was done before')
  return summary
}

/** Hands `knots` in, and returns the id under which its leader finds it. */
export async function handInForReview(browser: TestBrowser, leaderBrowser: TestBrowser): Promise<string> {
  await handIn(browser)
  const { reviews } = await leaderBrowser.call(readToRate, { query: {} })
  const id = reviews.at(-1)?.id
  if (id === undefined) throw new Error('nothing waits')
  return id
}
