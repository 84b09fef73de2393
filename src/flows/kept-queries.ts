import type { Attempt } from '#shared/contract/attempts.ts'
import { pageBuild } from '#src/lib/page-build.ts'

/** What a query knew, as it is kept on this device. */
export interface KeptQuery {
  playerId: string
  /** Of another build it may have another shape. */
  build: string
  queryKey: readonly unknown[]
  data: unknown
  /** ms since 1970. */
  updatedAt: number
}

/** What was kept of a player by this build. */
export function ownOf(kept: ReadonlyMap<string, unknown>, playerId: string | null): KeptQuery[] {
  return keptQueriesOf(kept).flatMap(([, one]) =>
    one.playerId === playerId && one.build === pageBuild() ? [one] : [],
  )
}

export function keptQueriesOf(kept: ReadonlyMap<string, unknown>): [hash: string, query: KeptQuery][] {
  return [...kept].flatMap(([hash, one]) => (isKeptQuery(one) ? [[hash, one]] : []))
}

/** Where the state of an attempt is kept, as the server told it with the last moves. */
export const stateKey = (attemptId: string) => `state:${attemptId}`

/** As the server had it when it was heard last. */
export function withState(data: unknown, kept: ReadonlyMap<string, unknown>): unknown {
  if (!isAttempt(data)) return data
  const state = kept.get(stateKey(data.id))
  return state === undefined ? data : { ...data, state }
}

function isKeptQuery(value: unknown): value is KeptQuery {
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
