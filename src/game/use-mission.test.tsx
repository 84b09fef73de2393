import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mission } from '#shared/contract/missions.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aMission } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { useMission } from './use-mission.ts'

const UNMET: Mission['unmet'] = [{ need: 'all', of: [{ kind: 'mission', id: 'harbour', name: 'Harbour' }] }]

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

async function loaded(answer: Answer) {
  answerWith(() => answer)
  const { result } = renderHook(() => useMission('isles'), { wrapper })
  await waitFor(() => expect(result.current.mission ?? result.current.trouble).toBeTruthy())
  return result
}

describe('a mission', () => {
  beforeEach(() => speakIn('en'))
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('that was there stays there when reading it again fails', async () => {
    const result = await loaded({ status: 200, body: aMission() })
    answerWith(() => ({ status: 500 }))
    await act(() => queryClient.invalidateQueries())
    expect(result.current).toMatchObject({ mission: { missionId: 'isles' }, trouble: null })
  })

  it.each([
    [404, 'gone'],
    [500, 'failed'],
  ])('that never came is in trouble at %i [ROUTE-6]', async (status, trouble) => {
    expect((await loaded({ status })).current.trouble).toBe(trouble)
  })

  it('that this device has never had waits for the link, and comes with it [ROUTE-6] [SW-3]', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const result = await loaded('no-answer')
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(result.current.trouble).toBe('unloaded')
    answerWith(() => ({ status: 200, body: aMission() }))
    onLine.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(result.current.trouble).toBe('unloaded')
    await waitFor(() =>
      expect(result.current).toMatchObject({ mission: { missionId: 'isles' }, trouble: null }),
    )
  })

  it('that is locked says by what [ROUTE-6]', async () => {
    const result = await loaded({ status: 200, body: aMission({ unmet: UNMET }) })
    expect(result.current.trouble).toEqual({ unmet: UNMET })
  })
})
