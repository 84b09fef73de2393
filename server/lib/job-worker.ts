import { doJobs, onNewJob, type JobParts } from './jobs.ts'

/** For what other processes left, and for tries that are due again. */
const POLL_MS = 5000

/** When to look after a job was made here: at once, and while the transaction that made it may still be open. */
const LOOKS_MS = [0, 100, 400, 1500, 4000]

/** A mail server may think for longer than anyone who stops us waits; the job is done again when its lease is over. */
const STOP_WITHIN_MS = 3000

/**
 * Does jobs until it is stopped.
 * @param onBroken called once when the jobs cannot be read, until they can again
 * @returns how to stop; resolves when the job that was under way has ended, or takes too long
 */
export function startJobs(parts: JobParts, onBroken: (error: unknown) => void): () => Promise<void> {
  let isStopped = false
  let isBroken = false
  /** The round under way. */
  let round: Promise<void> | null = null
  let mustLookAgain = false
  const timers = new Set<NodeJS.Timeout>()

  async function work(): Promise<void> {
    try {
      await doJobs(parts, () => isStopped)
      isBroken = false
    } catch (error) {
      if (!isBroken) onBroken(error)
      isBroken = true
    }
  }

  function look(): void {
    if (isStopped) return
    if (round) {
      mustLookAgain = true
      return
    }
    mustLookAgain = false
    round = work().finally(() => {
      round = null
      if (mustLookAgain) look()
    })
  }

  function lookSoon(): void {
    for (const ms of LOOKS_MS) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        look()
      }, ms)
      timer.unref()
      timers.add(timer)
    }
  }

  const forget = onNewJob(lookSoon)
  const poll = setInterval(look, POLL_MS)
  poll.unref()
  look()

  return async () => {
    isStopped = true
    forget()
    clearInterval(poll)
    for (const timer of timers) clearTimeout(timer)
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_WITHIN_MS)
    })
    await Promise.race([round, tooLong])
    clearTimeout(timer)
  }
}
