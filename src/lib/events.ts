import type { Effect } from '#shared/domain/sounds.ts'
import type { MouthShape } from '#shared/domain/mouth-track.ts'
import type { Verdict } from '#shared/domain/verdicts.ts'
import type { Voice } from '#shared/scene/tasks/voices.ts'
import type { TaskState } from '#shared/scene/tasks/task.ts'
import type { Failure } from './failure.ts'

/** How a failed call is reported (ERR-1): log and modal, the log alone, or not at all. */
export type Reporting = 'modal' | 'log' | 'none'

/** What the adapters report to their listeners. */
export type LibEvent =
  | { type: 'call-failed'; failure: Failure; reporting: Reporting }
  | { type: 'call-answered' }
  /** The server said with an answer in how many seconds the session ends, if nothing is asked until then. */
  | { type: 'session-ends'; seconds: number }
  /** The server has taken moves of an attempt, and has it so now; null: it is over. */
  | { type: 'attempt-moved'; attemptId: string; state: TaskState | null }
  /** An answer was judged; `row`: so many were right in a row, this one included. */
  | { type: 'answer-judged'; verdict: Verdict; row: number }
  /** A task was finished, and what it brought is about to be shown; `effect`: what that sounds like. */
  | { type: 'task-finished'; taskId: string; effect: Effect }
  /** The assistant says what is also written there, in the voice of somebody who recorded it, or without words; '': it falls silent. */
  | { type: 'assistant-spoke'; text: string; voice?: Voice | undefined }
  /** What is heard of it opens its mouth so; null: its voice is not heard, or no more. */
  | { type: 'assistant-mouth'; shape: MouthShape | null }
  /** Somebody who may play has signed in, and is led to this path of the application. */
  | { type: 'signed-in'; path: string }
  /** A part of the screen, or its code. */
  | { type: 'broke'; error: unknown }

const listeners = new Set<(event: LibEvent) => void>()

/** The first errors that occurred before there was a reporter; null while there is one. */
let unreported: unknown[] | null = []
const MOST_UNREPORTED = 20

export function emit(event: LibEvent): void {
  if (event.type === 'broke' && unreported && unreported.length < MOST_UNREPORTED)
    unreported.push(event.error)
  for (const listener of listeners) listener(event)
}

/** Returns how to stop listening. */
export function listen(listener: (event: LibEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Hands the errors so far to the reporter, which listens from now on. */
export function takeUnreported(): readonly unknown[] {
  const taken = unreported ?? []
  unreported = null
  return taken
}

/** The reporter has stopped: errors are collected again. */
export function keepUnreported(): void {
  unreported = []
}
