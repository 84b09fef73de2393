import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createHashRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settlePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { setSession } from '#src/features/session/store.ts'
import { eventsOf } from '#src/features/statistics/events.ts'
import { recordEvent } from '#src/features/statistics/record.ts'
import { signOut, whenSignedOut } from '#src/flows/sign-out.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { localKeys } from '#src/lib/storage.ts'
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

/** As a browser does, whose new entry has no state yet. */
function typeAddress(path: string): void {
  history.pushState(null, '', `#${path}`)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

const recorded = () =>
  eventsOf(ola.id)
    .state()
    .waiting.map(({ item: { name, payload } }) => [name, String(payload.url).split('#')[1]])

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
    expect(recorded()).toEqual([
      ['location', '/app/game/plot/map/map/isles'],
      ['location', '/app/game/plot/task/knots/1'],
      ['location', '/app/game/plot/task/knots/1'],
    ])
  })

  it('record one event for each address that is typed, also when one comes back [STAT-1] [ROUTE-5]', async () => {
    // what is sent would wait no longer
    answerWith(() => ({ status: 503 }))
    const router = show(true)
    const type = async (path: string) => {
      typeAddress(path)
      await waitFor(() => expect(router.state.location.pathname).toBe(path))
    }
    const paths = Array.from({ length: 9 }, (_, index) => `/app/game/plot/map/map/m${index}`)
    for (const path of [...paths, ...paths.slice(0, 8).reverse()]) await type(path)
    // a render of the same entry is no navigation
    act(() => settlePlatform([], [], { ...PLAIN_SETTINGS, sendStatistics: true }))
    expect(recorded()).toEqual([...paths, ...paths.slice(0, 8).reverse()].map((path) => ['location', path]))
  })

  it('record no event for a sheet over a typed address [STAT-1] [ROUTE-5]', async () => {
    const router = show(true)
    typeAddress('/app/game/plot/map/map/isles')
    await waitFor(() => expect(recorded()).toHaveLength(1))
    await act(() => router.navigate('/app/game/plot/map/map/isles', { state: { sheet: 'me' } }))
    act(() => void router.navigate(-1))
    await waitFor(() => expect(router.state.location.state).toBeNull())
    expect(recorded()).toHaveLength(1)
  })

  it('tell nothing of a sheet that comes over a page and goes [ROUTE-5]', async () => {
    const router = show(true)
    await act(() => router.navigate('/app/game/plot/map/map/isles'))
    await act(() => router.navigate('/app/game/plot/map/map/isles', { state: { sheet: 'me' } }))
    act(() => void router.navigate(-1))
    await waitFor(() => expect(router.state.location.state).toBeNull())
    expect(recorded()).toEqual([['location', '/app/game/plot/map/map/isles']])
  })

  it('keep nothing where the tenant has them off, and forget what was kept before [STAT-1]', async () => {
    recordEvent(ola.id, 'location', { url: 'before' })
    const router = show(false)
    await act(() => router.navigate('/app/game/plot/map/map/isles'))
    expect(localKeys(`outbox:${ola.id}`)).toEqual([])
    expect(asked).toEqual([])
  })

  it('are sent when the page hides, in a call that outlives it, however few they are [STAT-1]', async () => {
    const outlives = vi.fn((_: Request) => Promise.resolve(new Response(null, { status: 204 })))
    vi.stubGlobal('fetch', outlives)
    const router = show(true)
    await act(() => router.navigate('/app/game/plot/map/map/isles'))
    act(() => void dispatchEvent(new Event('pagehide')))
    await waitFor(() => {
      expect(recorded()).toEqual([])
    })
    expect(outlives.mock.calls.map(([{ url }]) => url.split('/').at(-1))).toEqual(['add'])
  })

  it('are sent before the session ends, and leave nothing on the device [STAT-1]', async () => {
    const router = show(true)
    await act(() => router.navigate('/app/game/plot/map/map/isles'))
    act(signOut)
    await act(whenSignedOut)
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['add', 'logout'])
    expect(localKeys(`outbox:${ola.id}`)).toEqual([])
  })
})
