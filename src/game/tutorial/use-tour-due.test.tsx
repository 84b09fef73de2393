import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { profileQuery } from '#src/features/profile/queries.ts'
import { progressQuery } from '#src/features/progress/queries.ts'
import { aProfile } from '#src/testing/profile.ts'
import { showAround, stopShowing } from './showing.ts'
import { useTourDue } from './use-tour-due.ts'

afterEach(() => {
  cleanup()
  stopShowing()
})

function due(isTutorialSeen: boolean, playerPoints: number) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(profileQuery.queryKey, aProfile({ isTutorialSeen }))
  const items = [{ id: 'reef', playerProgress: 0, playerPoints }]
  client.setQueryData(progressQuery.queryKey, { playerProgress: 0, playerPoints: 0, playerCoins: 0, items })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useTourDue(), { wrapper }).result
}

it.each([
  ['has not seen it and has no percent and no points anywhere', false, 0, true],
  ['has points in one mission', false, 5, false],
  ['has seen it', true, 0, false],
] as const)('who %s is shown around: %s, %s, %s [TUT-2]', (_, isSeen, points, isDue) => {
  expect(due(isSeen, points).current).toBe(isDue)
})

it('whoever asks is shown around, whatever was played [TUT-2]', () => {
  const result = due(true, 5)
  expect(result.current).toBe(false)
  act(showAround)
  expect(result.current).toBe(true)
})
