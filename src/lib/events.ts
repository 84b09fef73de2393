import type { TaskState } from '#shared/scene/tasks/task.ts'
import type { Failure } from './failure.ts'

/** How a failed call is told of (ERR-1): log and modal, the log alone, or not at all. */
export type Telling = 'modal' | 'log' | 'none'

/** What the doors to the outside tell whoever listens. */
export type LibEvent =
  | { type: 'call-failed'; failure: Failure; telling: Telling }
  | { type: 'call-answered' }
  /** The server said with an answer in how many seconds the session ends, if nothing is asked until then. */
  | { type: 'session-ends'; seconds: number }
  /** The server has taken moves of an attempt, and has it so now; null: it is over. */
  | { type: 'attempt-moved'; attemptId: string; state: TaskState | null }
  /** A part of the screen, or its code. */
  | { type: 'broke'; error: unknown }

const listeners = new Set<(event: LibEvent) => void>()

/** What broke before anybody was there to tell it, the first ones; null while somebody is. */
let untold: unknown[] | null = []
const MOST_UNTOLD = 20

export function emit(event: LibEvent): void {
  if (event.type === 'broke' && untold && untold.length < MOST_UNTOLD) untold.push(event.error)
  for (const listener of listeners) listener(event)
}

/** Returns how to stop listening. */
export function listen(listener: (event: LibEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For whoever tells what breaks, and listens from now on: what broke before. */
export function takeUntold(): readonly unknown[] {
  const taken = untold ?? []
  untold = null
  return taken
}

/** Nobody tells any more: what breaks is kept again. */
export function keepUntold(): void {
  untold = []
}
