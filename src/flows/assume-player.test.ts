import { answerWith } from '#src/testing/fake-server.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PERSISTED_FOR, setSession, useSession } from '#src/features/session/store.ts'
import { emit } from '#src/lib/events.ts'
import { pageBuild } from '#src/lib/page-build.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, writeLocal } from '#src/lib/storage.ts'
import { checkSession } from './check-session.ts'
import { assumePlayer } from './persisted-player.ts'

const persisted = vi.hoisted(() => new Map<string, unknown>())

/** The browser's database: tests have none. */
vi.mock(import('#src/lib/persisted.ts'), () => ({
  readPersisted: () => Promise.resolve(persisted),
  writePersisted: () => Promise.resolve(),
  clearPersisted: () => Promise.resolve(),
}))

const HOUR = 3_600_000
const known = (key: readonly unknown[]) => queryClient.getQueryData(key)

/** As Ola's last visit left it, an hour ago. */
function keep(queryKey: readonly unknown[], data: unknown): void {
  const updatedAt = Date.now() - HOUR
  persisted.set(JSON.stringify(queryKey), { playerId: 'ola', build: pageBuild(), queryKey, data, updatedAt })
}

const answerStatus = (status: boolean) => answerWith(() => ({ status: 200, body: { status, agreement: 1 } }))

describe('a player who comes back', () => {
  beforeEach(() => {
    persisted.clear()
    queryClient.clear()
    writeLocal(PERSISTED_FOR, 'ola')
    setSession('unknown')
    keep(['profile'], { id: 'ola' })
    keep(['adventure', 'en'], { name: 'Isles' })
    keep(['progress'], { playerPoints: 10 })
    keep(['attempt', 'survey', 'en', false], { id: 'a-1', playable: {} })
  })
  afterEach(() => {
    dropLocal(PERSISTED_FOR)
    for (const root of ['profile', 'adventure', 'progress']) queryClient.setQueryDefaults([root], {})
  })

  it('is shown the map that this device knows before the server has answered, but no begun task [START-1]', async () => {
    answerWith(() => new Promise(() => {}))
    expect(await assumePlayer()).not.toBeNull()
    void checkSession()
    expect(useSession.getState()).toMatchObject({ state: 'true', isAssumed: true })
    expect([known(['adventure', 'en']), known(['progress'])]).toEqual([
      { name: 'Isles' },
      { playerPoints: 10 },
    ])
    expect(known(['attempt', 'survey', 'en', false])).toBeUndefined()
  })

  it('is shown what the server has said faster, and is asked anew for what it has not said [START-1]', async () => {
    queryClient.setQueryData(['progress'], { playerPoints: 30 })
    const settle = await assumePlayer()
    expect(known(['progress'])).toEqual({ playerPoints: 30 })
    settle?.()
    const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
    expect([isOld(['progress']), isOld(['adventure', 'en'])]).toEqual([false, true])
  })

  it.each([
    ['is confirmed', true, { state: 'true', isAssumed: false }, { playerPoints: 10 }],
    ['is over, and nothing of it is left', false, { state: 'false', isAssumed: false }, undefined],
  ])(
    'has a session that %s by the server’s answer [START-1] [AUTH-1]',
    async (_, status, state, progress) => {
      await assumePlayer()
      answerStatus(status)
      await checkSession()
      expect(useSession.getState()).toMatchObject(state)
      expect(known(['progress'])).toEqual(progress)
    },
  )

  it('goes on where the server says nothing, and is confirmed as soon as it does [START-1] [SW-3]', async () => {
    await assumePlayer()
    answerWith(() => 'no-answer')
    await checkSession()
    expect(useSession.getState()).toMatchObject({ state: 'true', isAssumed: true, trouble: null })
    answerStatus(true)
    await vi.waitFor(() => expect(useSession.getState().isAssumed).toBe(false), { timeout: 10_000 })
  })

  it('is shown it also where the server has said sooner who plays [START-1]', async () => {
    const assuming = assumePlayer()
    setSession('true')
    expect(await assuming).not.toBeNull()
    expect(useSession.getState()).toMatchObject({ state: 'true', isAssumed: false })
    expect(known(['adventure', 'en'])).toEqual({ name: 'Isles' })
  })

  it('is shown nothing of who was here before once the server has said that it is somebody else [START-1] [AUTH-1]', async () => {
    const assuming = assumePlayer()
    setSession('true')
    queryClient.setQueryData(['profile'], { id: 'jonas' })
    expect(await assuming).toBeNull()
    expect([known(['adventure', 'en']), known(['progress'])]).toEqual([undefined, undefined])
  })

  it('is nobody whose map this device does not know, nor somebody who signed in or out meanwhile [START-1] [AUTH-1]', async () => {
    const signedIn = assumePlayer()
    setSession('true')
    emit({ type: 'signed-in', path: '/app' })
    expect(await signedIn).toBeNull()
    const signedOut = assumePlayer()
    setSession('false')
    expect(await signedOut).toBeNull()
    setSession('unknown')
    persisted.delete(JSON.stringify(['adventure', 'en']))
    expect(await assumePlayer()).toBeNull()
    expect(useSession.getState().state).toBe('unknown')
    dropLocal(PERSISTED_FOR)
    expect(await assumePlayer()).toBeNull()
  })
})
