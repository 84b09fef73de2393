import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Attempt } from '#shared/contract/attempts.ts'
import { aTask } from '#src/testing/missions.ts'
import { useAtHand } from './at-hand.ts'
import { useNextOfAll, useNextTask } from './use-next-task.ts'

afterEach(() => {
  cleanup()
  useAtHand.setState({ attempts: null })
})

it('offers nothing next that needs a connection while there is none [SW-3]', () => {
  const tasks = [aTask({ id: 'film', type: 'film2' }), aTask({ id: 'pill', type: 'learning-pill' })]
  const { result } = renderHook(() => useNextTask(tasks))
  expect(result.current.next?.id).toBe('film')
  act(() => useAtHand.setState({ attempts: new Map() }))
  expect(result.current.next).toBeUndefined()
  const begun = new Map<string, Attempt>()
  // only whether it is there is asked
  for (const id of ['film', 'pill']) begun.set(id, {} as unknown as Attempt)
  act(() => useAtHand.setState({ attempts: begun }))
  expect(result.current.next?.id).toBe('pill')
})

it('names the next task of all missions that can be opened without a connection [SW-3]', () => {
  const film = aTask({ id: 'film', type: 'film2' })
  const pill = aTask({ id: 'pill', type: 'learning-pill', missionId: 'market' })
  const missions = [film, pill].map((task) => ({
    missionId: task.missionId,
    missionName: '',
    unmet: [],
    tasks: [task],
  }))
  const { result } = renderHook(() => useNextOfAll(missions))
  expect(result.current.next?.id).toBe('film')
  act(() => useAtHand.setState({ attempts: new Map([['pill', {} as unknown as Attempt]]) }))
  expect(result.current.next?.id).toBe('pill')
})
