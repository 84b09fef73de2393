import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { Failure } from '#src/lib/failure.ts'
import { MISSION_STATE } from '#src/lib/query-client.ts'
import { refreshScenes } from './refresh-scenes.ts'

afterEach(cleanup)

const server = { round: 1, isMissionThere: true }
const adventure = {
  queryKey: ['adventure', 'en'],
  queryFn: () => aPlayedAdventure({ name: `tree ${server.round}` }),
}
const mission = {
  queryKey: [MISSION_STATE, 'harbour', 'en'],
  queryFn: () => {
    if (!server.isMissionThere) throw new Failure(404, '/missions/harbour')
    return `mission ${server.round}`
  },
}
const profile = { queryKey: ['profile'], queryFn: () => `profile ${server.round}` }
const seen: string[] = []

function Page() {
  const shown = [useQuery(adventure).data?.name, useQuery(mission).data, useQuery(profile).data].join(', ')
  if (seen.at(-1) !== shown) seen.push(shown)
  return <p>{shown}</p>
}

it('shows all that a saved scene changed at once, and no more; what is gone is told without a failure [DESIGN-2]', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData([MISSION_STATE, 'elsewhere', 'en'], 'old')
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  await screen.findByText('tree 1, mission 1, profile 1')
  seen.length = 0

  server.round = 2
  const { adventure: read, gone } = await refreshScenes(client, new AbortController().signal)
  await screen.findByText('tree 2, mission 2, profile 1')
  expect(seen).toEqual(['tree 2, mission 2, profile 1'])
  expect(read?.missions.size).toBeGreaterThan(0)
  expect(gone).toEqual([])
  expect(client.getQueryData([MISSION_STATE, 'elsewhere', 'en'])).toBeUndefined()

  server.isMissionThere = false
  expect((await refreshScenes(client, new AbortController().signal)).gone).toEqual([mission.queryKey])
  await screen.findByText('tree 2, mission 2, profile 1')

  server.round = 3
  const late = new AbortController()
  const refreshing = refreshScenes(client, late.signal)
  late.abort()
  expect((await refreshing).adventure).toBeNull()
  expect(seen).toEqual(['tree 2, mission 2, profile 1'])
})
