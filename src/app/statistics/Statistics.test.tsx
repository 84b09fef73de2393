import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createHashRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settlePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { setSession } from '#src/features/session/store.ts'
import { nextEvents } from '#src/features/statistics/queue.ts'
import { recordEvent } from '#src/features/statistics/record.ts'
import { signOut, whenSignedOut } from '#src/flows/sign-out.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { readLocal } from '#src/lib/storage.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { aProfile } from '#src/testing/profile.ts'
import { Statistics } from './Statistics.tsx'

let ola = aProfile()

function show(sendStatistics: boolean) {
  settlePlatform([], [], { ...PLAIN_SETTINGS, sendStatistics })
  const router = createHashRouter([{ path: '*', element: <Statistics /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const told = () =>
  nextEvents(ola.id, new Date()).map(({ name, payload }) => [name, String(payload.url).split('#')[1]])

beforeEach(() => {
  ola = aProfile({ id: crypto.randomUUID() })
  answerWith(() => ({ status: 204 }))
  setSession('true')
  queryClient.setQueryData(profileQuery.queryKey, ola)
  location.hash = '#/app/player'
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('statistics', () => {
  it('tell of every page of the game that is opened, and of no other [ROUTE-5]', async () => {
    const router = show(true)
    await act(() => router.navigate('/app/game/plot/map/map/isles'))
    await act(() => router.navigate('/app/adventures'))
    await act(() => router.navigate('/app/game/plot/task/knots/1'))
    await act(() => router.navigate('/app/game/plot/task/knots/1'))
    expect(told()).toEqual([
      ['location', '/app/game/plot/map/map/isles'],
      ['location', '/app/game/plot/task/knots/1'],
      ['location', '/app/game/plot/task/knots/1'],
    ])
  })

  it('tell nothing of a sheet that comes over a page and goes [ROUTE-5]', async () => {
    const router = show(true)
    await act(() => router.navigate('/app/game/plot/map/map/isles'))
    await act(() => router.navigate('/app/game/plot/map/map/isles', { state: { sheet: 'me' } }))
    act(() => void router.navigate(-1))
    await waitFor(() => expect(router.state.location.state).toBeNull())
    expect(told()).toEqual([['location', '/app/game/plot/map/map/isles']])
  })

  it('keep nothing where the tenant has them off, and forget what was kept before [STAT-1]', async () => {
    recordEvent(ola.id, 'location', { url: 'before' })
    const router = show(false)
    await act(() => router.navigate('/app/game/plot/map/map/isles'))
    expect(readLocal(`_events:${ola.id}`)).toBeNull()
    expect(asked).toEqual([])
  })

  it('are sent when the page hides, in a call that outlives it, however few they are [STAT-1]', async () => {
    const outlives = vi.fn((_: Request) => Promise.resolve(new Response(null, { status: 204 })))
    vi.stubGlobal('fetch', outlives)
    const router = show(true)
    await act(() => router.navigate('/app/game/plot/map/map/isles'))
    act(() => void dispatchEvent(new Event('pagehide')))
    await waitFor(() => {
      expect(told()).toEqual([])
    })
    expect(outlives.mock.calls.map(([{ url }]) => url.split('/').at(-1))).toEqual(['add'])
  })

  it('are sent before the session ends, and leave nothing on the device [STAT-1]', async () => {
    const router = show(true)
    await act(() => router.navigate('/app/game/plot/map/map/isles'))
    act(signOut)
    await act(whenSignedOut)
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['add', 'logout'])
    expect(readLocal(`_events:${ola.id}`)).toBeNull()
  })
})
