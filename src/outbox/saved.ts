import { isFailure, type Failure } from '#src/lib/failure.ts'

/** `offline`: no answer came; `unsaved`: the server refused. */
export type SavedState = 'saved' | 'saving' | 'offline' | 'unsaved'

/** What a failed try means: it is retried, it waits until somebody acts, or the server will never take it. */
export type Verdict = 'again' | 'later' | 'refused'

export function savedAfter(error: unknown): SavedState {
  if (isTooEarly(error)) return 'saving'
  return isFailure(error, 0) ? 'offline' : 'unsaved'
}

/** No answer came, the server could not give one, or it came too early: the same call may succeed later. */
export function mayPass(error: unknown): boolean {
  return isFailure(error) && (error.kind === 'offline' || error.status >= 500 || isTooEarly(error))
}

/** Finished sooner than the server believes: it is sent again when the time has passed, and the player notices nothing. */
export function isTooEarly(error: unknown): error is Failure {
  return isFailure(error, 429) && error.problem?.code === 'too-early'
}

/** Withdrawn, finished, or of another kind: no further try can help. */
export function isRefused(error: unknown): boolean {
  return [404, 409, 422].some((status) => isFailure(error, status))
}

/** What one chip says of two things that are saved apart. */
export function worseOf(one: SavedState, other: SavedState): SavedState {
  const worstFirst = ['saving', 'unsaved', 'offline', 'saved'] as const
  return worstFirst.find((saved) => saved === one || saved === other) ?? 'saved'
}
