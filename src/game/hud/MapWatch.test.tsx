import { answerWith } from '#src/testing/fake-server.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { usePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { progressQuery } from '#src/features/progress/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { overlay, useOverlay } from '#src/overlay/overlay.ts'
import { watchQueue } from '#src/overlay/queue.ts'
import { renderInGame } from '#src/testing/in-game.tsx'
import { MapWatch } from './MapWatch.tsx'

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  overlay.clear()
  queryClient.clear()
})

/** Whether something may come by itself to somebody who has done nothing yet. */
function isFreeAt(path: string, isTutorialSeen = false): boolean {
  answerWith(() => ({ status: 404 }))
  queryClient.setQueryData(profileQuery.queryKey, aProfile({ isTutorialSeen }))
  queryClient.setQueryData(progressQuery.queryKey, {
    ...{ playerProgress: 0, playerPoints: 0, playerCoins: 0, items: [] },
  })
  stageStore.setState({ status: 'ready' })
  usePlatform.setState(({ switches }) => ({ switches: { ...switches, streak_enabled: false } }))
  renderInGame(<MapWatch isPage={false} />, path, [])
  const stop = watchQueue()
  overlay.show({ kind: 'info', isUnasked: true, info: { vietType: 'protip_wrong' } })
  const { notice } = useOverlay.getState().shown
  stop()
  return notice !== null
}

it.each([
  ['a map waits for the tour', 'map', false],
  ['a page waits for none, as none is given there', 'LMS', true],
  ['a board waits for none, as none is given there', 'board', true],
])('what comes by itself to a newcomer on %s: %s, %s [STREAK-4] [TUT-2]', (_, word, isFree) => {
  expect(isFreeAt(`/app/game/plot/${word}/harbour/Harbour`)).toBe(isFree)
})

it('nothing comes by itself between the introduction of a task and the task [STREAK-4] [TASK-2]', () => {
  expect(isFreeAt('/app/game/plot/map/harbour/Harbour', true)).toBe(true)
  cleanup()
  overlay.clear()
  expect(isFreeAt('/app/game/plot/task-introduction/two-keys/harbour', true)).toBe(false)
})
