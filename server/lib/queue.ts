/** Too many wait already. */
export class QueueFull extends Error {}

interface QueueSize {
  atOnce: number
  /** How many may wait besides. */
  waiting: number
}

/** Work that costs so much that only a few may do it at once. The queue throws QueueFull where too many wait. */
export function makeQueue({ atOnce, waiting: most }: QueueSize) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= most) throw new QueueFull()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
