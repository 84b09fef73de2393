import { answerWith } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { profileQuery } from '#src/features/profile/queries.ts'
import { progressQuery } from '#src/features/progress/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { aProfile } from '#src/testing/profile.ts'
import { useFreeMap } from './use-free-map.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

/** Whether something may come by itself to somebody who has done nothing yet. */
function isFreeAt(path: string): boolean {
  answerWith(() => ({ status: 404 }))
  queryClient.setQueryData(profileQuery.queryKey, aProfile({ isTutorialSeen: false }))
  queryClient.setQueryData(progressQuery.queryKey, {
    ...{ playerProgress: 0, playerPoints: 0, playerCoins: 0, items: [] },
  })
  stageStore.setState({ status: 'ready' })
  const { result } = renderHook(() => useFreeMap(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  })
  return result.current
}

it.each([
  ['a map waits for the tour', 'map', false],
  ['a page waits for none, as none is given there', 'LMS', true],
  ['a board waits for none, as none is given there', 'board', true],
])('what comes by itself to a newcomer on %s: %s, %s [STREAK-4] [TUT-2]', (_, word, isFree) => {
  expect(isFreeAt(`/app/game/plot/${word}/harbour/Harbour`)).toBe(isFree)
})
