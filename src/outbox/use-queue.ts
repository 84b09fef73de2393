import { useSyncExternalStore } from 'react'
import type { Queue } from './queue.ts'
import type { QueueState } from './state.ts'

/** What waits in a queue, and whether it arrives. */
export function useQueueState<Item, Reply>(queue: Queue<Item, Reply>): QueueState<Item, Reply> {
  return useSyncExternalStore(queue.subscribe, queue.state)
}
