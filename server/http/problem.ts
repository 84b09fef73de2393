import type { ChangedReply } from '#shared/contract/file-changed.ts'
import type { ChangedFieldsReply, LockedReply, ProblemReply, TakenReply } from '#shared/contract/problem.ts'

export type ProblemField = NonNullable<ProblemReply['fields']>[number]

interface ProblemMore {
  /** For people who read logs; the code says it to programs. */
  message?: string
  fields?: ProblemField[]
  /** What still locks it. */
  unmet?: LockedReply['unmet']
  /** Who has it, or was first. */
  by?: TakenReply['by']
  /** What somebody else changed meanwhile: files as they are now, or fields. */
  conflicts?: ChangedReply['conflicts'] | ChangedFieldsReply['conflicts']
  /** Seconds until it is worth trying again. */
  retryAfter?: number
}

/** What the caller can act on. Everything else that is thrown is ours and answers a bare 500. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly fields: ProblemField[] | undefined
  readonly unmet: LockedReply['unmet'] | undefined
  readonly by: TakenReply['by'] | undefined
  readonly conflicts: ProblemMore['conflicts']
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, more: ProblemMore = {}) {
    super(more.message ?? code.replaceAll('-', ' '))
    this.status = status
    this.code = code
    this.fields = more.fields
    this.unmet = more.unmet
    this.by = more.by
    this.conflicts = more.conflicts
    this.retryAfter = more.retryAfter
  }
}

/** Also for what exists but is somebody else's: nobody learns which. */
export function notFound(): Problem {
  return new Problem(404, 'not-found')
}

export function signedOut(): Problem {
  return new Problem(401, 'signed-out')
}

export function tooMany(seconds: number): Problem {
  return new Problem(429, 'too-many-requests', { retryAfter: Math.max(1, Math.ceil(seconds)) })
}

export function refusedField(path: string, message: string): Problem {
  return new Problem(422, 'refused-fields', { fields: [{ path, message }] })
}
