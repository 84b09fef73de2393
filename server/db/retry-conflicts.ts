/** Codes of PostgreSQL for what it gave up because of another transaction: nothing was done, and again it may go well. */
const CONFLICTS: readonly unknown[] = ['40001', '40P01']
const TRIES = 5
const FIRST_WAIT_MS = 20

/** What the waiting is made of; tests hand over their own. */
export interface Retries {
  /** From 0 to 1: two that gave way to each other must not meet again. */
  chance: () => number
  wait: (ms: number) => Promise<void>
}

const usual: Retries = {
  chance: Math.random,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Does a whole transaction again that was chosen to end a deadlock, or could not be put in a line with another one. `work` must begin
 * from nothing each time.
 * @throws what the last try threw
 */
export async function retryConflicts<Result>(
  work: () => Promise<Result>,
  { chance, wait }: Retries = usual,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error
    }
    await wait(FIRST_WAIT_MS * 2 ** tries * chance())
  }
}

/** Drizzle wraps what the driver threw. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && CONFLICTS.includes(error.code)) || isConflict(error.cause)
}
