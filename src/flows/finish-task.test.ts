import { answerWith, asked } from '#src/testing/fake-server.ts'
import { afterEach, expect, it } from 'vitest'
import { activitiesQuery } from '#src/features/activities/queries.ts'
import { myAdventuresQuery } from '#src/features/adventures/queries.ts'
import { missionDetailsQuery, missionQuery, missionTasksQuery } from '#src/features/missions/queries.ts'
import { progressQuery, todayQuery } from '#src/features/progress/queries.ts'
import { recommendationsQuery } from '#src/features/recommendations/queries.ts'
import { streakDaysQuery } from '#src/features/streak/days-query.ts'
import { streakQuery } from '#src/features/streak/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { finishTask, refreshWorld } from './finish-task.ts'

/** What stands around a task, and is true before it is finished. */
const WORLD = [
  missionQuery('harbour', 'en').queryKey,
  missionDetailsQuery('harbour').queryKey,
  missionTasksQuery('harbour', 'en').queryKey,
  progressQuery.queryKey,
  todayQuery.queryKey,
  streakQuery.queryKey,
  streakDaysQuery.queryKey,
  activitiesQuery('en').queryKey,
  recommendationsQuery('en').queryKey,
] as readonly (readonly unknown[])[]

const FINISHED = {
  ...{ points: 60, currency: 0, taskType: 'learning-pill', isLeaderAcceptRequired: false },
  ...{ isMissionFinished: false, isHiddenPointsAndCoins: false },
}

const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
const stale = () => WORLD.filter(isStale)

afterEach(() => queryClient.clear())

it('leaves the world as it is until its pop-ups go, then all of it shows the new state [PROG-3] [STREAK-1] [ACT-1] [REC-1] [DATA-5]', async () => {
  answerWith(() => ({ status: 200, body: FINISHED }))
  for (const key of WORLD) queryClient.setQueryData(key, {})
  await finishTask('f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81', crypto.randomUUID(), false)
  expect(asked.map(({ method }) => method)).toEqual(['POST'])
  expect(stale()).toEqual([])
  await refreshWorld()
  expect(stale()).toEqual(WORLD)
})

it('refreshes the list of adventures at once, which may be opened before the last pop-up has gone [AUTH-4]', async () => {
  answerWith(() => ({ status: 200, body: FINISHED }))
  queryClient.setQueryData(myAdventuresQuery.queryKey, [])
  await finishTask('f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81', crypto.randomUUID(), false)
  expect(isStale(myAdventuresQuery.queryKey)).toBe(true)
})
