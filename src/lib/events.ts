import type { Failure } from './failure.ts'

/** What the doors to the outside tell whoever listens. */
export type LibEvent =
  { type: 'call-failed'; failure: Failure; isSilent: boolean } | { type: 'call-answered' }

const listeners = new Set<(event: LibEvent) => void>()

export function emit(event: LibEvent): void {
  for (const listener of listeners) listener(event)
}

/** Returns how to stop listening. */
export function listen(listener: (event: LibEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
