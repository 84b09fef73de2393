import { answerWith, asked } from '#src/testing/fake-server.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetMissions, missionDetailsQuery } from './queries.ts'

const START = Date.parse('2026-11-23T10:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  answerWith(() => ({ status: 200, body: { missions: [{ id: 'harbour', activePlayers: 2, progress: 33 }] } }))
})
afterEach(() => vi.useRealTimers())

describe('the state of missions', () => {
  it('is asked again for the same mission after 120 s, and at once for another [DATA-5]', async () => {
    const client = new QueryClient()
    const ask = (id: string) => client.query(missionDetailsQuery(id))
    expect(await ask('isles')).toEqual([{ id: 'harbour', activePlayers: 2, progress: 33 }])
    vi.setSystemTime(START + 119_999)
    await ask('isles')
    expect(asked).toHaveLength(1)
    await ask('reef')
    expect(asked).toHaveLength(2)
    vi.setSystemTime(START + 120_000)
    await ask('isles')
    expect(asked).toHaveLength(3)
  })

  it('is forgotten for every mission when a task was completed [DATA-5]', async () => {
    const client = new QueryClient()
    const ask = (id: string) => client.query(missionDetailsQuery(id))
    await ask('isles')
    await ask('reef')
    await forgetMissions(client)
    await ask('isles')
    await ask('reef')
    expect(asked).toHaveLength(4)
  })
})
