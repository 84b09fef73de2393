import { addEvents, StatisticsEvent } from '#shared/contract/statistics.ts'
import { DROPPED_EVENT, EVENT_BATCH, EVENT_QUEUE, MOST_EVENTS } from '#shared/domain/statistics.ts'
import { isFailure } from '#src/lib/failure.ts'
import { call } from '#src/lib/http.ts'
import { dropLocal, readLocal } from '#src/lib/storage.ts'
import { defineOutboxKind } from '#src/outbox/kind.ts'
import type { EarlierEntries } from '#src/outbox/store.ts'

/** ms that the last events of a session may take. */
const LAST_MS = 2000

/** All events of a person wait under one key. */
const ALL = 'all'

/**
 * Recorded events, the oldest first: sent when ten wait, and when the page goes (STAT-1). The server stores each once by its
 * id, however often it is sent. A failure is not announced.
 */
const events = defineOutboxKind<StatisticsEvent, undefined>({
  id: 'events',
  parse: (value) => StatisticsEvent.safeParse(value).data ?? null,
  earlier: earlierEvents,
  limit: { most: EVENT_QUEUE, inPlaceOf: droppedEvent },
  most: MOST_EVENTS,
  isDue: (waiting) => waiting >= EVENT_BATCH && navigator.onLine,
  // what is refused once is refused for ever; the rest waits for more
  verdict: (error) => (isFailure(error, 422) ? 'refused' : 'later'),
  send: ({ items }, { isLeaving }) => sendEvents(items, { isLeaving }),
})

export const eventsOf = (playerId: string) => events.at(playerId, ALL)

/** Before a session ends: what does not get through in time is forgotten with the rest. Never rejects. */
export async function sendLastEvents(playerId: string): Promise<void> {
  const signal = AbortSignal.timeout(LAST_MS)
  const last = takeEvents(playerId)
  try {
    for (let at = 0; at < last.length; at += MOST_EVENTS) {
      await sendEvents(last.slice(at, at + MOST_EVENTS), { signal })
    }
  } catch {
    // not announced
  }
}

/** Takes the events out that wait: at a sign-out, and where the tenant records none. */
export function takeEvents(playerId: string): StatisticsEvent[] {
  return eventsOf(playerId).take()
}

function sendEvents(
  items: readonly StatisticsEvent[],
  how: { isLeaving?: boolean; signal?: AbortSignal },
): Promise<undefined> {
  return call(addEvents, { body: { events: [...items] } }, { reporting: 'none', ...how })
}

/** Says how many gave way: also of those that said so before. */
function droppedEvent(gone: readonly StatisticsEvent[]): StatisticsEvent {
  const count = gone.reduce(
    (sum, { name, payload }) => sum + (name === DROPPED_EVENT ? Number(payload.count) || 0 : 1),
    0,
  )
  return {
    id: crypto.randomUUID(),
    name: DROPPED_EVENT,
    payload: { count },
    metadata: { time: new Date().toISOString() },
  }
}

/** `_events:<player>`: `{ events, dropped }`. */
function earlierEvents(playerId: string): EarlierEntries[] {
  const at = `_events:${playerId}`
  const text = readLocal(at)
  dropLocal(at)
  const waiting = text === null ? [] : waitingIn(text)
  if (waiting.length === 0) return []
  const entries = waiting.map((item, index) => ({ order: index + 1, item }))
  return [{ key: ALL, by: crypto.randomUUID(), entries }]
}

function waitingIn(text: string): unknown[] {
  try {
    const written: unknown = JSON.parse(text)
    const isQueue = typeof written === 'object' && written !== null && 'events' in written
    return isQueue && Array.isArray(written.events) ? written.events : []
  } catch {
    return []
  }
}
