import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'

/** A queue, as the outbox retries it. */
export interface Retried {
  wantsRetry: () => boolean
  /** @returns false where no other queue can send now either */
  repeat: () => Promise<boolean>
  leave: () => Promise<void>
}

const queues = new Set<Retried>()
const beforeLeaving = new Set<() => void>()
const listeners = new Set<() => void>()
let stopRetrying: (() => void) | null = null
let stopWatching: (() => void) | null = null

/** Calls the listener at every change of any queue. @returns how to stop */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceChange(): void {
  for (const listener of [...listeners]) listener()
}

/** No matter how often. */
export function addQueue(queue: Retried): void {
  queues.add(queue)
  watch()
}

export function removeQueue(queue: Retried): void {
  if (!queues.delete(queue) || queues.size > 0) return
  stopRetrying?.()
  stopRetrying = null
  unwatch()
}

/** Puts into the outbox, when the page goes or may go, what is not in it yet. @returns how to stop */
export function beforePageLeaves(put: () => void): () => void {
  beforeLeaving.add(put)
  watch()
  return () => {
    beforeLeaving.delete(put)
    unwatch()
  }
}

/**
 * The one retry of all queues.
 * @param isAnew a person has just done something: the wait begins anew, as short as after the first try
 * @param waitS seconds that the server asks to wait
 */
export function retryLater({ isAnew, waitS }: { isAnew: boolean; waitS: number | null }): void {
  if (stopRetrying && !isAnew) return
  stopRetrying?.()
  const stop = retryWithBackoff(async () => {
    const isDone = await repeatAll()
    if (isDone && stopRetrying === stop) stopRetrying = null
    return isDone
  }, waitS ?? undefined)
  stopRetrying = stop
}

/** @returns whether no further try is wanted */
async function repeatAll(): Promise<boolean> {
  for (const queue of [...queues]) {
    if (queue.wantsRetry() && !(await queue.repeat())) return false
  }
  return ![...queues].some((queue) => queue.wantsRetry())
}

/** The one watcher of the page's visibility. A tablet ends a hidden page without another word. */
function watch(): void {
  if (stopWatching) return
  const leave = () => {
    for (const put of beforeLeaving) put()
    for (const queue of queues) void queue.leave()
  }
  const hide = () => {
    if (document.hidden || document.visibilityState === 'hidden') leave()
  }
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', leave)
  stopWatching = () => {
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', leave)
  }
}

function unwatch(): void {
  if (queues.size + beforeLeaving.size > 0) return
  stopWatching?.()
  stopWatching = null
}
