import type { SomeKind } from './rules.ts'

/**
 * Sends what waits of these kinds, also from earlier pages, and announces no failure. What does not arrive is retried.
 * @returns whether nothing is left
 */
export async function flushOutbox(person: string, kinds: readonly SomeKind[]): Promise<boolean> {
  const queues = kinds.flatMap((kind) => kind.keys(person).map((key) => kind.at(person, key)))
  for (const queue of queues) if (!(await queue.repeat())) return false
  return countWaiting(person, kinds) === 0
}

/** Under how many keys something of these kinds waits: the finish of a task and its moves are one. */
export function countWaiting(person: string, kinds: readonly SomeKind[]): number {
  return new Set(kinds.flatMap((kind) => kind.keys(person))).size
}
