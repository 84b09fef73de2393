import { answerWith, asked } from '#src/testing/fake-server.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attemptQuery } from '#src/features/tasks/attempt-queries.ts'
import { useAtHand } from '#src/features/tasks/at-hand.ts'
import { PERSISTED_FOR, setSession, useSession } from '#src/features/session/store.ts'
import { emit } from '#src/lib/events.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, readLocal } from '#src/lib/storage.ts'
import { changeAdventure } from './change-adventure.ts'
import { checkSession } from './check-session.ts'
import { keepPlayer, restorePlayer, watchPersistedPlayer } from './persisted-player.ts'

const persisted = vi.hoisted(() => new Map<string, unknown>())

/** The browser's database: tests have none. */
vi.mock(import('#src/lib/persisted.ts'), () => ({
  readPersisted: () => Promise.resolve(structuredClone(persisted)),
  writePersisted: (values: ReadonlyMap<string, unknown>) => {
    for (const [key, value] of values) persisted.set(key, structuredClone(value))
    return Promise.resolve()
  },
  clearPersisted: () => {
    persisted.clear()
    return Promise.resolve()
  },
}))

const ATTEMPT = { id: 'a-1', taskId: 'pulse', playable: { type: 'survey' }, state: { at: 'begin' } }
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  persisted.clear()
  dropLocal(PERSISTED_FOR)
  queryClient.clear()
  answerWith(() => 'no-answer')
  setSession('true')
  stop = keepPlayer()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

async function playAs(id: string): Promise<void> {
  queryClient.setQueryData(['profile'], { id })
  queryClient.setQueryData(['adventure', 'en'], { name: `of ${id}`, missions: new Map([['isles', 1]]) })
  queryClient.setQueryData(['attempt', 'survey', 'en', false], ATTEMPT)
  queryClient.setQueryData(['team', 'players'], ['secret'])
  await vi.advanceTimersByTimeAsync(1000)
}

/** As a page that is loaded anew. */
function loadAnew(): void {
  queryClient.clear()
  useSession.setState({ state: 'unknown', trouble: null })
}

describe('a start without a link', () => {
  it('shows whoever was here last the map that was kept, and nothing about others [SW-3]', async () => {
    await playAs('ola')
    loadAnew()
    await checkSession()
    expect(useSession.getState().state).toBe('true')
    expect(queryClient.getQueryData(['adventure', 'en'])).toEqual({
      name: 'of ola',
      missions: new Map([['isles', 1]]),
    })
    expect(queryClient.getQueryData(['team', 'players'])).toBeUndefined()
  })

  it('takes a begun task up as the server had it last [SW-3]', async () => {
    await playAs('ola')
    emit({ type: 'attempt-moved', attemptId: 'a-1', state: { type: 'learning-pill', card: 2, answered: [] } })
    await vi.advanceTimersByTimeAsync(1000)
    loadAnew()
    await checkSession()
    expect(queryClient.getQueryData(['attempt', 'survey', 'en', false])).toEqual({
      ...ATTEMPT,
      state: { type: 'learning-pill', card: 2, answered: [] },
    })
  })

  it('says that there is no answer where nothing was kept [SW-3]', async () => {
    loadAnew()
    await checkSession()
    expect(useSession.getState().state).toBe('unknown')
    expect(useSession.getState().trouble).not.toBeNull()
  })

  it('shows nothing of who signed out, nor of who was here before somebody else [SW-3] [AUTH-3]', async () => {
    const stopWatching = watchPersistedPlayer()
    await playAs('ola')
    setSession('false')
    expect(readLocal(PERSISTED_FOR)).toBeNull()
    expect(persisted.size).toBe(0)
    loadAnew()
    expect(await restorePlayer()).toBe(false)
    setSession('true')
    await playAs('jan')
    queryClient.setQueryData(['profile'], { id: 'ola' })
    await vi.advanceTimersByTimeAsync(1000)
    loadAnew()
    expect(await restorePlayer()).toBe(false)
    stopWatching()
  })

  it('ends at the login as soon as the server says that the session is over [SW-3] [AUTH-8]', async () => {
    await playAs('ola')
    loadAnew()
    await checkSession()
    answerWith(() => ({ status: 200, body: { status: false, agreement: 1 } }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.at(-1)?.url).toContain('/login-status')
    expect(useSession.getState().state).toBe('false')
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('takes a begun task up as it was opened last, where it was gone on with elsewhere before [SW-3]', async () => {
    await playAs('ola')
    emit({ type: 'attempt-moved', attemptId: 'a-1', state: { type: 'learning-pill', card: 1, answered: [] } })
    await vi.advanceTimersByTimeAsync(1000)
    const opened = { ...ATTEMPT, state: { type: 'learning-pill', card: 5, answered: [] } }
    queryClient.setQueryData(['attempt', 'survey', 'en', false], opened)
    await vi.advanceTimersByTimeAsync(1000)
    loadAnew()
    await checkSession()
    expect(queryClient.getQueryData(['attempt', 'survey', 'en', false])).toEqual(opened)
  })

  it('takes it up as its last moves left it, where another was gone on with here meanwhile [SW-3]', async () => {
    await playAs('ola')
    const state = { type: 'learning-pill', card: 1, answered: [] } as const
    emit({ type: 'attempt-moved', attemptId: 'a-1', state: { ...state, answered: [] } })
    queryClient.setQueriesData({ queryKey: ['attempt'] }, (known: unknown) => known)
    await vi.advanceTimersByTimeAsync(1000)
    loadAnew()
    await checkSession()
    expect(queryClient.getQueryData(['attempt', 'survey', 'en', false])).toEqual({ ...ATTEMPT, state })
  })

  it('shows nothing of who signed out while it was being kept [SW-3] [AUTH-3]', async () => {
    const stopWatching = watchPersistedPlayer()
    await playAs('ola')
    emit({ type: 'attempt-moved', attemptId: 'a-1', state: null })
    vi.advanceTimersByTime(1000)
    // it is read what is kept
    setSession('false')
    await vi.advanceTimersByTimeAsync(0)
    expect([readLocal(PERSISTED_FOR), persisted.size]).toEqual([null, 0])
    stopWatching()
  })

  it('keeps nothing of who left for somebody else who came while it was being kept [SW-3] [AUTH-1]', async () => {
    await playAs('ola')
    emit({ type: 'attempt-moved', attemptId: 'a-1', state: null })
    vi.advanceTimersByTime(1000)
    setSession('false')
    setSession('true')
    queryClient.setQueryData(['profile'], { id: 'jan' })
    await vi.advanceTimersByTimeAsync(0)
    expect(readLocal(PERSISTED_FOR)).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    expect(readLocal(PERSISTED_FOR)).toBe('jan')
  })

  it('shows nothing of who was here before to whoever signs in before it is read [SW-3] [AUTH-1]', async () => {
    await playAs('ola')
    loadAnew()
    const checked = checkSession()
    while (asked.length === 0) await Promise.resolve()
    setSession('true')
    queryClient.setQueryData(['profile'], { id: 'jan' })
    await checked
    expect(queryClient.getQueryData(['profile'])).toEqual({ id: 'jan' })
  })
})

it('what was kept of an adventure is gone as soon as another one is chosen, and who plays is not [AUTH-4]', async () => {
  await playAs('ola')
  queryClient.setQueryData(['my-adventures'], [{ id: 'isles', isActive: true }])
  await vi.advanceTimersByTimeAsync(1000)
  answerWith(() => ({ status: 204 }))
  await changeAdventure('reef')
  await vi.advanceTimersByTimeAsync(1000)
  const left = [...persisted.values()].flatMap((value) => (value === null ? [] : [JSON.stringify(value)]))
  expect(left.filter((value) => value.includes('my-adventures') || value.includes('"adventure"'))).toEqual([])
  expect(left.some((value) => value.includes('"profile"'))).toBe(true)
})

describe('a link that is lost', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get')
  const setLink = async (isOnline: boolean) => {
    onLine.mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    await vi.advanceTimersByTimeAsync(0)
  }
  const atHand = () => useAtHand.getState().attempts
  afterEach(() => void onLine.mockReturnValue(true))

  it('leaves at hand what was begun on this device, as the server had it last, until it is back [SW-3]', async () => {
    await playAs('ola')
    emit({ type: 'attempt-moved', attemptId: 'a-1', state: { type: 'learning-pill', card: 1, answered: [] } })
    expect(atHand()).toBeNull()
    await setLink(false)
    expect(atHand()).toEqual(
      new Map([['pulse', { ...ATTEMPT, state: { type: 'learning-pill', card: 1, answered: [] } }]]),
    )
    await setLink(true)
    expect(atHand()).toBeNull()
  })

  it('leaves nothing of what is finished, nor to who signs out [SW-3] [AUTH-3]', async () => {
    await playAs('ola')
    emit({ type: 'attempt-moved', attemptId: 'a-1', state: null })
    await vi.advanceTimersByTimeAsync(1000)
    await setLink(false)
    expect(atHand()).toEqual(new Map())
    stop()
    expect(atHand()).toBeNull()
  })

  it('leaves at hand neither what was finished as soon as it was opened, nor what is only looked at again [SW-3]', async () => {
    queryClient.setQueryData(['attempt', 'ropes', 'en', false], { ...ATTEMPT, id: 'a-2', taskId: 'ropes' })
    emit({ type: 'attempt-moved', attemptId: 'a-2', state: null })
    await playAs('ola')
    queryClient.setQueryData(['attempt', 'pulse', 'en', true], { ...ATTEMPT, id: 'a-0' })
    await setLink(false)
    expect(atHand()).toEqual(new Map([['pulse', ATTEMPT]]))
  })

  it('opens a begun task without asking the server [SW-3]', async () => {
    await playAs('ola')
    queryClient.removeQueries({ queryKey: ['attempt'] })
    await setLink(false)
    const before = asked.length
    expect(await queryClient.query(attemptQuery('pulse', 'en'))).toEqual(ATTEMPT)
    expect(asked.length).toBe(before)
  })
})
