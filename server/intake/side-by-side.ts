import { availableParallelism } from 'node:os'

const LANES = Math.min(4, Math.max(2, availableParallelism()))

/**
 * Works on a few things at a time, as many as there are processors, and gives the results in the given order.
 * @throws the first error, once nothing is being worked on any more: what was begun still writes files until then
 */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  lanes = LANES,
): Promise<Result[]> {
  const results = new Map<number, Result>()
  const errors: unknown[] = []
  const queue = items.entries()
  const lane = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (errors.length > 0) return
      try {
        results.set(index, await work(item))
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (errors.length > 0) throw errors[0]
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result)
}
