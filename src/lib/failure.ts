import type { ProblemReply } from '#shared/contract/problem.ts'

/** Refusals that the calling feature answers with words of its own (specification, section 8). */
export const REFUSALS: readonly number[] = [404, 406, 409, 422, 423, 429]

/** Codes of the server that are refusals whatever their status is: the form says whom accounts are open to. */
const REFUSAL_CODES: readonly string[] = ['registration-closed', 'domain-not-listed']

/**
 * Why a call did not succeed.
 * - offline: no answer came; status is 0.
 * - signed-out: 401.
 * - refused: one of the statuses that the calling feature answers.
 * - broken: all else; the shell informs the player.
 */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly kind: 'offline' | 'signed-out' | 'refused' | 'broken'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly url: string
  readonly problem: ProblemReply | null
  /** False where the browser itself had no link: once it has, whatever is still shown is asked for again. */
  readonly hadLink: boolean
  /** Seconds until another try is welcome; null where the server names none. */
  readonly retryAfter: number | null

  constructor(
    status: number,
    url: string,
    problem: ProblemReply | null = null,
    retryAfter: number | null = null,
  ) {
    super(problem?.message ?? `${status} ${url}`)
    this.status = status
    this.url = url
    this.problem = problem
    this.retryAfter = retryAfter
    this.kind = kindOf(status, problem?.code)
    this.hadLink = status !== 0 || navigator.onLine
  }
}

function kindOf(status: number, code = ''): Failure['kind'] {
  if (status === 0) return 'offline'
  if (status === 401) return 'signed-out'
  return REFUSALS.includes(status) || REFUSAL_CODES.includes(code) ? 'refused' : 'broken'
}

/** The apiError modal speaks of it (ERR-1), unless the call suppresses that: a form need not repeat it. */
export function isShownByModal(error: unknown): boolean {
  return error instanceof Failure && error.kind === 'broken'
}

export function isFailure(error: unknown, status?: number): error is Failure {
  return error instanceof Failure && (status === undefined || error.status === status)
}
