import type { Profile } from '#shared/contract/player.ts'
import { loginStatus } from '#shared/contract/session.ts'
import { PROFILE_KEY } from '#src/features/profile/profile-key.ts'
import { ATTEMPT, useAtHand } from '#src/features/tasks/at-hand.ts'
import { assumeSession, PERSISTED_FOR, setSession, useSession } from '#src/features/session/store.ts'
import { listen } from '#src/lib/events.ts'
import { forgetPlaying } from '#src/lib/forget-playing.ts'
import { ask } from '#src/lib/http.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { clearPersisted, readPersisted, writePersisted } from '#src/lib/persisted.ts'
import { dropPlayerKeys } from '#src/lib/player-keys.ts'
import { pageBuild } from '#src/lib/page-build.ts'
import { MISSION_STATE, queryClient } from '#src/lib/query-client.ts'
import { dropLocal, readLocal, writeLocal } from '#src/lib/storage.ts'
import { isLogoutUnheard } from './sign-out.ts'
import { isAttempt, persistedQueriesOf, ownOf, stateKey, withState } from './persisted-queries.ts'

/** What the map, its missions and a begun task are shown from; nothing of it is about other players than this one's team shows. */
const ROOTS: readonly unknown[] = [
  'profile',
  'adventure',
  'my-adventures',
  MISSION_STATE,
  'progress',
  'streak',
  'story',
  'layout',
  'thumbnail',
  ATTEMPT,
]
/** ms that what comes together is written together. */
const TOGETHER_MS = 1000

type QueryDefaults = Parameters<typeof queryClient.setQueryDefaults>[1]

interface Known {
  queryHash: string
  queryKey: readonly unknown[]
  state: { data?: unknown }
}

/**
 * Keeps on this device what the player's map is shown from, for the next start without a link; it goes with the session.
 * @returns how to stop
 */
export function keepPlayer(): () => void {
  const changed = new Set<string>()
  const states = new Map<string, unknown>()
  const seen = new WeakSet<object>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const cache = queryClient.getQueryCache()

  function later(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      void write()
    }, TOGETHER_MS)
  }

  async function write(): Promise<void> {
    const playerId = playerHere()
    // whose it is is not known yet: it stays in mind
    if (playerId === undefined) return
    const values = new Map<string, unknown>(states)
    for (const hash of changed) {
      const query = cache.get(hash)
      if (query?.state.data === undefined) continue
      const { data, dataUpdatedAt: updatedAt } = query.state
      values.set(hash, { playerId, build: pageBuild(), queryKey: query.queryKey, data, updatedAt })
    }
    const ended = new Set([...states].flatMap(([key, state]) => (state === null ? [key] : [])))
    const written = [...changed].map((hash) => [hash, cache.get(hash)?.state.data] as const)
    changed.clear()
    states.clear()
    if (ended.size > 0) {
      for (const [hash, { data }] of persistedQueriesOf(new Map([...(await readPersisted()), ...values]))) {
        if (isAttempt(data) && ended.has(stateKey(data.id))) values.set(hash, null)
      }
    }
    if (readLocal(PERSISTED_FOR) !== playerId) {
      // the session of who was here before may have ended without a logout
      dropPlayerKeys(playerId)
      await clearPersisted()
    }
    // of anyone who has left meanwhile nothing is kept
    if (playerHere() !== playerId) return
    // nor of an adventure in whose place another has been chosen meanwhile; what is newer is written next
    for (const [hash, data] of written) if (cache.get(hash)?.state.data !== data) values.delete(hash)
    writeLocal(PERSISTED_FOR, playerId)
    await writePersisted(values)
  }

  const notice = ({ queryHash, queryKey: [root], state: { data } }: Known): void => {
    if (!ROOTS.includes(root)) return
    changed.add(queryHash)
    later()
    if (!isAttempt(data) || seen.has(data)) return
    seen.add(data)
    // it may have been gone on with elsewhere since its last moves here
    states.set(stateKey(data.id), data.state)
  }
  for (const query of cache.getAll()) {
    if (query.state.status === 'success') notice(query)
  }
  const stopQueries = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    notice(event.query)
  })
  const stopMoves = listen((event) => {
    if (event.type !== 'attempt-moved') return
    states.set(stateKey(event.attemptId), event.state)
    later()
  })
  const onLost = () => void write().then(takeInHand)
  const onBack = () => useAtHand.setState({ attempts: null })
  window.addEventListener('offline', onLost)
  window.addEventListener('online', onBack)
  if (!navigator.onLine) onLost()
  return () => {
    stopQueries()
    stopMoves()
    clearTimeout(timer)
    window.removeEventListener('offline', onLost)
    window.removeEventListener('online', onBack)
    onBack()
  }
}

function playerHere(): string | undefined {
  const isIn = useSession.getState().state === 'true'
  return isIn ? queryClient.getQueryData<Profile>(PROFILE_KEY)?.id : undefined
}

/** Without a link: what the player here has begun on this device. */
async function takeInHand(): Promise<void> {
  const playerId = readLocal(PERSISTED_FOR)
  const persisted = await readPersisted()
  const attempts = ownOf(persisted, playerId).flatMap(({ queryKey, data }) => {
    const [root, , , isReview] = queryKey
    const attempt = root === ATTEMPT && isReview !== true ? withState(data, persisted) : null
    return isAttempt(attempt) ? [attempt] : []
  })
  // the link may be back by now, or the player gone
  if (navigator.onLine || readLocal(PERSISTED_FOR) !== playerId) return
  useAtHand.setState({ attempts: new Map(attempts.map((attempt) => [attempt.taskId, attempt])) })
}

/** Nothing of a player stays when the session ends, here or in another tab. @returns how to stop */
export function watchPersistedPlayer(): () => void {
  return useSession.subscribe(({ state }, before) => {
    if (state !== 'false' || before.state === 'false') return
    void clearPersisted()
    void forgetPlaying()
  })
}

/** Another adventure is played: what is kept of the one before is not shown for it, whenever the next start is. */
export async function forgetPersistedAdventure(): Promise<void> {
  const ofPlayer: readonly unknown[] = ['profile', ATTEMPT]
  const gone = persistedQueriesOf(await readPersisted()).filter(
    ([, { queryKey }]) => !ofPlayer.includes(queryKey[0]),
  )
  await writePersisted(new Map(gone.map(([hash]) => [hash, null])))
}

/**
 * Brings back what was kept of the player who was here last, where the server does not say who is.
 * @returns whether there is enough of it to show the map
 */
export async function restorePlayer(): Promise<boolean> {
  if (!(await bringBack(ROOTS, { gcTime: Number.POSITIVE_INFINITY }))) return false
  confirmPlayer()
  return true
}

/**
 * Brings it back where the document says that somebody plays: the map is shown from it until the server has said all of it
 * anew (START-1). What was begun is opened anew.
 * @returns what is called when the server has answered, or did not; null where there is not enough of it
 */
export async function assumePlayer(): Promise<(() => void) | null> {
  const since = Date.now()
  const shown = ROOTS.filter((root) => root !== ATTEMPT)
  // the start asks for all of it at once; what it does not bring is asked for when it has ended
  if (!(await bringBack(shown, { refetchOnMount: false }, assumeSession))) return null
  const playerId = readLocal(PERSISTED_FOR)
  return () => {
    const now = queryClient.getQueryData<Profile>(PROFILE_KEY)
    if (now && now.id !== playerId) {
      void startAs(now.id)
      return
    }
    for (const root of shown) queryClient.setQueryDefaults([root], {})
    void queryClient.invalidateQueries({
      // a clock may have been set back since it was kept
      predicate: ({ queryKey: [root], state: { dataUpdatedAt } }) =>
        shown.includes(root) && (dataUpdatedAt < since || dataUpdatedAt > Date.now()),
    })
  }
}

/** Somebody else is here than the one whose map this device knew: nothing of that one is left. */
async function startAs(playerId: string): Promise<void> {
  queryClient.clear()
  dropPlayerKeys(playerId)
  dropLocal(PERSISTED_FOR)
  await Promise.all([clearPersisted(), forgetPlaying()])
  location.reload()
}

/**
 * @param isBack called at once where there is and the server has not said yet that somebody plays
 * @returns whether there is enough of what was kept of these to show the map
 */
async function bringBack(
  roots: readonly unknown[],
  defaults: QueryDefaults,
  isBack?: () => void,
): Promise<boolean> {
  const playerId = readLocal(PERSISTED_FOR)
  if (playerId === null) return false
  let hasSignedIn = false
  const stop = listen(({ type }) => {
    hasSignedIn ||= type === 'signed-in'
  })
  const persisted = await readPersisted()
  stop()
  // somebody may have signed in or out meanwhile, or the server did not answer, which is said
  const { state, trouble } = useSession.getState()
  const isExpected = state === 'unknown' || (state === 'true' && isBack !== undefined && !hasSignedIn)
  if (!isExpected || (isBack && trouble !== null)) return false
  // the server may have said meanwhile who it is
  const now = queryClient.getQueryData<Profile>(PROFILE_KEY)
  if (readLocal(PERSISTED_FOR) !== playerId || (now !== undefined && now.id !== playerId)) return false
  const own = ownOf(persisted, playerId).filter(({ queryKey: [root] }) => roots.includes(root))
  const has = (root: string) => own.some(({ queryKey }) => queryKey[0] === root)
  if (!has('profile') || !has('adventure')) return false
  for (const root of roots) queryClient.setQueryDefaults([root], defaults)
  for (const { queryKey, data, updatedAt } of own) {
    // the server may have been faster
    if (queryClient.getQueryData(queryKey) !== undefined) continue
    queryClient.setQueryData(queryKey, queryKey[0] === ATTEMPT ? withState(data, persisted) : data, {
      updatedAt,
    })
  }
  if (state === 'unknown') isBack?.()
  return true
}

/** As soon as the server answers, it says who is here; what was begun is opened anew then. */
export function confirmPlayer(): void {
  retryWithBackoff(async () => {
    if (useSession.getState().state !== 'true') return true
    try {
      const { status, agreement } = await ask(loginStatus, {})
      // the player may have left meanwhile
      if (useSession.getState().state !== 'true' || isLogoutUnheard()) return true
      for (const root of ROOTS) queryClient.setQueryDefaults([root], {})
      queryClient.removeQueries({ queryKey: [ATTEMPT], type: 'inactive' })
      setSession(status ? 'true' : 'false', agreement === 0)
      if (!status) queryClient.clear()
      else void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ATTEMPT })
      return true
    } catch {
      return false
    }
  })
}
