import { QueueFull } from '#server/lib/queue.ts'
import { tooMany } from './problem.ts'

/** @param waitMs until the next try is heard; 0: go on. @throws Problem 429 */
export function mustNotWait(waitMs: number): void {
  if (waitMs > 0) throw tooMany(waitMs / 1000)
}

/** For what a queue throws: too many wait for the costly work. @throws Problem 429, or the error itself */
export function refuseWhenFull(error: unknown): never {
  throw error instanceof QueueFull ? tooMany(1) : error
}
