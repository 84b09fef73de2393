import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StreakReply } from '#shared/contract/player.ts'
import { useStreak } from './use-streak.ts'

const streak: StreakReply = {
  streak: 2,
  granted: false,
  type: 'day',
  date: '2026-11-23',
  bonusPoints: 30,
  bonusCoins: 5,
}

let client: QueryClient

function Client({ children }: PropsWithChildren) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  client = new QueryClient()
  vi.useFakeTimers()
  answerWith(() => ({ status: 200, body: streak }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the streak of the HUD', () => {
  it('loads 2 s after start, not before [STREAK-2]', async () => {
    const { result } = renderHook(() => useStreak(true), { wrapper: Client })
    await pass(1990)
    expect([asked.length, result.current]).toEqual([0, null])
    await pass(10)
    expect(asked.length).toBe(1)
    await pass(1000)
    expect(result.current).toEqual(streak)
  })

  it('never loads where streak_enabled is off [STREAK-2]', async () => {
    renderHook(() => useStreak(false), { wrapper: Client })
    await pass(60_000)
    expect(asked).toEqual([])
  })
})
