import type { Attempt } from '#shared/contract/attempts.ts'
import { pageBuild } from '#src/lib/page-build.ts'

/** What a query knew, as it is kept on this device. */
export interface PersistedQuery {
  playerId: string
  /** Of another build it may have another shape. */
  build: string
  queryKey: readonly unknown[]
  data: unknown
  /** ms since 1970. */
  updatedAt: number
}

/** What was kept of a player by this build. */
export function ownOf(persisted: ReadonlyMap<string, unknown>, playerId: string | null): PersistedQuery[] {
  return persistedQueriesOf(persisted).flatMap(([, one]) =>
    one.playerId === playerId && one.build === pageBuild() ? [one] : [],
  )
}

export function persistedQueriesOf(
  persisted: ReadonlyMap<string, unknown>,
): [hash: string, query: PersistedQuery][] {
  return [...persisted].flatMap(([hash, one]) => (isPersistedQuery(one) ? [[hash, one]] : []))
}

/** Where the state of an attempt is kept, as the server told it with the last moves. */
export const stateKey = (attemptId: string) => `state:${attemptId}`

/** As the server had it when it was heard last. */
export function withState(data: unknown, persisted: ReadonlyMap<string, unknown>): unknown {
  if (!isAttempt(data)) return data
  const state = persisted.get(stateKey(data.id))
  return state === undefined ? data : { ...data, state }
}

function isPersistedQuery(value: unknown): value is PersistedQuery {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['playerId', 'build', 'queryKey', 'data', 'updatedAt'].every((name) => name in value) &&
    'queryKey' in value &&
    Array.isArray(value.queryKey)
  )
}

export function isAttempt(data: unknown): data is Attempt {
  return typeof data === 'object' && data !== null && 'id' in data && 'playable' in data
}
