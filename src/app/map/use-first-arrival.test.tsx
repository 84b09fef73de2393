import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { dropLocal } from '#src/lib/storage.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { anElement, aScene } from '#src/stage/testing/scenes.ts'
import { useFirstArrival } from './use-first-arrival.ts'

afterEach(() => {
  cleanup()
  dropLocal('arrived:newcomer')
  stageStore.setState(stageStore.getInitialState(), true)
})

it('glides to the first place when the map is seen first, also after a visit as a list', () => {
  const approach = vi.spyOn(stageActions, 'approachElement').mockReturnValue()
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
  approach.mockRestore()
})
