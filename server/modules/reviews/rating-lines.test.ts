import { beforeEach, expect, it } from 'vitest'
import { readReviewWork } from '#shared/contract/reviews.ts'
import { readTask } from '#shared/contract/tasks.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { handInForReview, openReviewedWorld, type ReviewedWorld } from '#server/testing/reviewed.ts'
import { makeAdventure } from '#server/testing/world.ts'

let world: ReviewedWorld

beforeEach(async () => {
  world = await openReviewedWorld()
})

async function publish(isLeaderAcceptRequired: boolean): Promise<void> {
  const rating = { criteria: ['tight', 'gone'], comments: ['well-tied'] }
  const harbour = sampleMission('harbour', {
    tasks: [sampleTask('knots', { isLeaderAcceptRequired, rating })],
  })
  for (const { tasks } of Object.values(harbour.text))
    Object.assign(tasks['knots'] ?? {}, {
      rating: { tight: { title: 'The knot is tight' }, 'well-tied': { text: 'Well tied.' } },
    })
  const { db, tenantId, clock, player } = world
  const missions = [sampleMission('map', { type: 'movingmap', missions: ['harbour'] }), harbour]
  await makeAdventure(db, tenantId, clock.now(), [player], sampleAdventure({ missions, version: 'rated' }))
}

it('tells players what leaders look at, and leaders that and what is often said [AUTHOR-1] [FIN-7]', async () => {
  await publish(true)
  const task = await world.browser.call(readTask, { params: { taskId: 'knots' } })
  expect(task.criteria).toEqual(['The knot is tight', 'gone'])
  expect(JSON.stringify(task)).not.toContain('Well tied.')
  const reviewId = await handInForReview(world.browser, world.leaderBrowser)
  const { rating } = await world.leaderBrowser.call(readReviewWork, { params: { reviewId } })
  expect(rating).toEqual({ criteria: ['The knot is tight', 'gone'], comments: ['Well tied.'] })
})

it('tells nothing of what nobody looks at [AUTHOR-1]', async () => {
  await publish(false)
  const task = await world.browser.call(readTask, { params: { taskId: 'knots' } })
  expect(task.criteria).toBeUndefined()
})
