import { isFailure } from '#src/lib/failure.ts'
import { mayPass } from '#src/outbox/saved.ts'
import { reasonOf, type RefusalReason } from './refusals.ts'

/** Another writes it now, the place moved on, or it was too fast: the same may succeed in a moment. */
const PASSING = [408, 409, 423, 429]

/**
 * What a failed try means for a file: `gone`: it is to be sent from its beginning; `passing`: the same may succeed later;
 * else why it is not taken.
 */
export function outcomeOf(error: unknown, isBegun: boolean): 'gone' | 'passing' | RefusalReason {
  const code = isFailure(error) ? (error.problem?.code ?? null) : null
  if (isBegun && isFailure(error, 404)) return 'gone'
  const isPassing = mayPass(error) || PASSING.some((status) => isFailure(error, status))
  if (isPassing && code !== 'attempt-finished') return 'passing'
  return reasonOf(isFailure(error) ? error.status : 0, code)
}
