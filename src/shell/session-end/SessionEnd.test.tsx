import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SESSION_ENDS_HEADER } from '#shared/domain/session-ends.ts'
import { useSession } from '#src/features/session/store.ts'
import { emit } from '#src/lib/events.ts'
import { Failure } from '#src/lib/failure.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { speakIn } from '#src/testing/words.ts'
import { watchFailures } from '../failures.ts'
import { SessionEnd } from './SessionEnd.tsx'

beforeEach(async () => {
  await speakIn('en')
  vi.useFakeTimers()
  render(
    <QueryClientProvider client={queryClient}>
      <SessionEnd />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the end of an unused session', () => {
  it('is warned of two minutes before, counted down politely, and put off by one press [AUTH-1, SHELL-8, ACCESS-5]', async () => {
    act(() => emit({ type: 'session-ends', seconds: 3600 }))
    await pass(3_478_000)
    expect(screen.queryByRole('dialog')).toBeNull()
    await pass(2000)
    expect(screen.getByRole('dialog', { name: 'You will soon be signed out' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('You will be signed out in 120 seconds.')
    await pass(70_000)
    expect(screen.getByRole('status').textContent).toBe('You will be signed out in 60 seconds.')
    answerWith(() => ({ status: 204, headers: { [SESSION_ENDS_HEADER]: '3600' } }))
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))
    await pass(1000)
    expect(asked.map(({ url }) => url.split('/api/web')[1])).toEqual(['/session/extend'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leaves the page as it was, with all that was typed, until its person signs in again [AUTH-8]', async () => {
    useSession.setState({ state: 'true' })
    const stop = watchFailures()
    act(() => emit({ type: 'session-ends', seconds: 60 }))
    await pass(61_000)
    expect(screen.getByRole('dialog', { name: 'You have been signed out' })).toBeTruthy()
    act(() => emit({ type: 'call-failed', failure: new Failure(401, '/v2/x', null), reporting: 'log' }))
    expect(useSession.getState().state).toBe('true')
    act(() => emit({ type: 'session-ends', seconds: 3600 }))
    await pass(1000)
    expect(screen.queryByRole('dialog')).toBeNull()
    stop()
  })
})
