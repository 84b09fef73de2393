import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { refreshStreak } from './queries.ts'
import { useStreak } from './use-streak.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
})

it('waits for the start of the page only, and not again after a task that stood in its place [STREAK-2]', async () => {
  const streak = { granted: false, type: 'day', date: null, bonusPoints: 30, bonusCoins: 5 }
  answerWith(() => ({ status: 200, body: { ...streak, streak: asked.length } }))
  const before = renderHook(() => useStreak(true), { wrapper })
  await pass(2100)
  await pass(10)
  expect(before.result.current?.streak).toBe(1)
  before.unmount()
  await act(() => refreshStreak(queryClient))
  const after = renderHook(() => useStreak(true), { wrapper })
  await pass(10)
  expect(after.result.current?.streak).toBe(2)
})
