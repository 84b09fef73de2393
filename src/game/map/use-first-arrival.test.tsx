import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { dropLocal } from '#src/lib/storage.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { anElement, aScene } from '#src/stage/testing/scenes.ts'
import { beginArrival, useArrival } from './arrival.ts'
import { useFirstArrival } from './use-first-arrival.ts'

afterEach(() => {
  cleanup()
  dropLocal('arrived:newcomer')
  stageStore.setState(stageStore.getInitialState(), true)
})

it('glides to the first place when the map is seen first, also after a visit as a list', () => {
  const approach = vi.spyOn(stageActions, 'approachElement').mockReturnValue(3000)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['profile'], { id: 'newcomer' })
  client.setQueryData(['progress'], { playerProgress: 0, playerPoints: 0 })
  const scene = aScene('isles', { kind: 'moving', elements: [anElement('harbour', { isNext: true })] })
  stageStore.setState({ shown: scene, status: 'ready', wantsList: true })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  renderHook(() => useFirstArrival(scene), { wrapper })
  expect(approach).not.toHaveBeenCalled()
  act(() => stageStore.setState({ wantsList: false }))
  expect(approach.mock.calls.map(([id]) => id)).toEqual(['harbour'])
  expect(useArrival.getState().isGliding).toBe(true)
  approach.mockRestore()
})

it('tells what waits for the glide that it is over, by itself and by a press [TUT-2]', () => {
  vi.useFakeTimers()
  const isGliding = () => useArrival.getState().isGliding
  beginArrival(3000)
  vi.advanceTimersByTime(2999)
  expect(isGliding()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isGliding()).toBe(false)
  beginArrival(3000)
  window.dispatchEvent(new Event('pointerdown'))
  expect(isGliding()).toBe(false)
  beginArrival(0)
  expect(isGliding()).toBe(false)
  vi.useRealTimers()
})
