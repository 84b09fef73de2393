import { isFailure, type Failure } from '#src/lib/failure.ts'

/** Whether the same call may succeed later: no answer, too busy, or a fault of the server's. */
export function isWorthAgain(error: unknown): error is Failure {
  return isFailure(error) && ([0, 408, 425, 429].includes(error.status) || error.status >= 500)
}
