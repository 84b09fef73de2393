import { availableParallelism } from 'node:os'

const LANES = Math.min(4, Math.max(2, availableParallelism()))

/** Works on a few things at a time, as many as there are processors, and gives the results in the given order. */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  lanes = LANES,
): Promise<Result[]> {
  const results = new Map<number, Result>()
  const queue = items.entries()
  const lane = async (): Promise<void> => {
    for (const [index, item] of queue) results.set(index, await work(item))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result)
}
