import { answerWith } from '#src/testing/fake-server.ts'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { QueryClientProvider } from '@tanstack/react-query'
import type { TaskKind } from '#kinds/shared.ts'
import type { Attempt } from '#shared/contract/attempts.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { useAtHand } from '#src/features/tasks/at-hand.ts'
import { useMayOpen } from '#src/features/tasks/may-open.ts'
import { reviewPathOf } from '#src/features/tasks/review-path.ts'
import { showFinish } from '#src/flows/present-finish.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { closeDialog, endDialog, watchQueue } from '#src/overlay/queue.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { attemptSample } from '#src/testing/attempt-samples.ts'
import { aNode, anAdventure, aTask } from '#src/testing/missions.ts'
import { aFinishTask, requestedInfos } from '#src/testing/overlays.tsx'
import { useFinish } from './use-finish.ts'

/** What a player meets of each kind, as the specification has it: no fact of a kind may be turned around unseen. */
const KINDS = {
  'learning-pill': { opensOffline: true, endsOffline: true, isExam: false },
  grafika: { opensOffline: true, endsOffline: true, isExam: false },
  ebook: { opensOffline: false, endsOffline: true, isExam: false },
  egzamin: { opensOffline: true, endsOffline: false, isExam: true },
  film2: { opensOffline: false, endsOffline: true, isExam: false },
  video_player: { opensOffline: false, endsOffline: true, isExam: false },
  'quiz-connector-mothers-children': { opensOffline: true, endsOffline: true, isExam: false },
  symulacja_v3: { opensOffline: true, endsOffline: true, isExam: false },
  scorm12: { opensOffline: false, endsOffline: false, isExam: false },
  survey: { opensOffline: true, endsOffline: true, isExam: false },
  upload: { opensOffline: true, endsOffline: false, isExam: false },
} satisfies Partial<Record<TaskKind, { opensOffline: boolean; endsOffline: boolean; isExam: boolean }>>
const NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[]

const attemptOf = (type: TaskKind): Attempt => {
  const [playable, state] = attemptSample(type)
  return { id: crypto.randomUUID(), taskId: 'one', task: aTask({ type }), playable, state }
}

const adventure = aPlayedAdventure({ adventure: anAdventure([aNode({ id: 'harbour', kind: 'allInOne' })]) })
const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={queryClient}>
      <AdventureContext value={adventure}>{children}</AdventureContext>
    </QueryClientProvider>
  </MemoryRouter>
)

let stop: () => void
let online: MockInstance<() => boolean>
beforeEach(() => {
  answerWith(() => 'no-answer')
  online = vi.spyOn(navigator, 'onLine', 'get')
  const leave = overlay.standOn('game')
  const unwatch = watchQueue()
  stop = () => {
    leave()
    unwatch()
  }
})
afterEach(() => {
  overlay.clear()
  stop()
  useAtHand.setState({ attempts: null })
  online.mockRestore()
})

it.each(NAMES)(
  '%s opens without a link where nothing of it stays with the server [SW-3] [TASK-2]',
  (type) => {
    const attempt = attemptOf(type)
    useAtHand.setState({ attempts: new Map([['one', attempt]]) })
    const { result } = renderHook(() => useMayOpen())
    expect(result.current({ id: 'one', type })).toBe(KINDS[type].opensOffline)
  },
)

it.each(NAMES)(
  '%s can be finished without a link where no clock and no other server judges it [TASK-6]',
  (type) => {
    online.mockReturnValue(false)
    const { result } = renderHook(() => useFinish(attemptOf(type), 'ola'), { wrapper })
    let isLater = false
    act(() => {
      isLater = result.current.finishLater()
    })
    expect(isLater).toBe(KINDS[type].endsOffline)
  },
)

it.each(NAMES)(
  '%s says after all of it how an exam went, if it is one, and leads to its review [INFO-1] [TASK-7]',
  async (type) => {
    const { finish } = aFinishTask()
    const result = { isAlreadyDone: true, isMissionFinished: false } as Parameters<
      typeof showFinish
    >[0]['result']
    showFinish({
      playerId: 'ola',
      finish: { ...finish, task: { ...finish.task, taskType: type, isTaskDone: false } },
      result,
    })
    await closeDialog()
    endDialog()
    expect(requestedInfos().map(({ vietType }) => vietType)).toEqual(KINDS[type].isExam ? ['exam'] : [])
    expect(reviewPathOf({ type, id: 'one' }) !== null).toBe(KINDS[type].isExam)
  },
)
