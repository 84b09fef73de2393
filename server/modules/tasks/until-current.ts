import { Problem } from '#server/http/problem.ts'

/** Other devices and tabs may change the same attempt at the same time; more than these at once do not. */
const TRIES = 8

/**
 * Does again what was worked out from an attempt that somebody else changed meanwhile.
 * @param work answers 'moved' where it was, and has then changed nothing
 */
export async function untilCurrent<Outcome extends object>(
  work: (isFirst: boolean) => Promise<Outcome | 'moved'>,
): Promise<Outcome> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await work(tries === 0)
    if (outcome !== 'moved') return outcome
  }
  throw new Problem(503, 'busy', { retryAfter: 1 })
}
