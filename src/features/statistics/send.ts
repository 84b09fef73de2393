import { addEvents } from '#shared/contract/statistics.ts'
import { isFailure } from '#src/lib/failure.ts'
import { call } from '#src/lib/http.ts'
import { dropEvents, forgetEvents, nextEvents } from './queue.ts'

/** ms that the last events of a session may take. */
const LAST_MS = 2000

let sending: Promise<void> | null = null
let leaving: Promise<void> | null = null

/**
 * Sends what waits, as long as it is taken. What nobody heard of waits on, and is sent again: the server keeps it once. Never
 * rejects, and nobody is told of a failure.
 * @param isLeaving the page may be gone before the answer comes: a call that is under way may go with it
 */
export function sendEvents(playerId: string, isLeaving = false): Promise<void> {
  if (leaving) return leaving
  if (isLeaving) {
    leaving = sendAll(playerId, { isLeaving }).finally(() => {
      leaving = null
    })
    return leaving
  }
  sending ??= sendAll(playerId, {}).finally(() => {
    sending = null
  })
  return sending
}

/** Before a session ends: what does not get through in time is forgotten with the rest. Never rejects. */
export async function sendLastEvents(playerId: string): Promise<void> {
  await sendAll(playerId, { signal: AbortSignal.timeout(LAST_MS) })
  forgetEvents(playerId)
}

async function sendAll(playerId: string, how: { isLeaving?: boolean; signal?: AbortSignal }): Promise<void> {
  for (;;) {
    const events = nextEvents(playerId, new Date())
    if (events.length === 0) return
    try {
      await call(addEvents, { body: { events } }, { telling: 'none', ...how })
    } catch (error) {
      // what is refused once is refused for ever
      if (!isFailure(error, 422)) return
    }
    dropEvents(playerId, events)
  }
}
