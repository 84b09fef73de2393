import * as z from 'zod/mini'
import { StatisticsEvent } from '#shared/contract/statistics.ts'
import { DROPPED_EVENT, EVENT_QUEUE, MOST_EVENTS } from '#shared/domain/statistics.ts'
import { dropLocal, readLocal, writeLocal } from '#src/lib/storage.ts'

/** What waits in the local key `_events:<player>`: a tablet is shared. */
const Queue = z.strictObject({
  /** The oldest first. */
  events: z.array(StatisticsEvent),
  /** How many gave way since that was last said. */
  dropped: z.int().check(z.gte(0)),
})
type Queue = z.infer<typeof Queue>

const keyOf = (playerId: string): string => `_events:${playerId}`

/** @returns how many wait now */
export function keepEvent(playerId: string, event: StatisticsEvent): number {
  const { events, dropped } = read(playerId)
  const all = [...events, event]
  const gone = all.splice(0, Math.max(0, all.length - EVENT_QUEUE))
  write(playerId, { events: all, dropped: gone.reduce((sum, one) => sum + lostIn(one), dropped) })
  return all.length
}

/** Also what was going to say how many were lost may give way. */
function lostIn({ name, payload }: StatisticsEvent): number {
  return name === DROPPED_EVENT ? Number(payload.count) || 0 : 1
}

/** What the next call carries. That some were lost is said by an event of its own, which comes first. */
export function nextEvents(playerId: string, now: Date): StatisticsEvent[] {
  const { events, dropped } = read(playerId)
  if (dropped === 0) return events.slice(0, MOST_EVENTS)
  const lost: StatisticsEvent = {
    id: crypto.randomUUID(),
    name: DROPPED_EVENT,
    payload: { count: dropped },
    metadata: { time: now.toISOString() },
  }
  const told = [lost, ...events]
  write(playerId, { events: told, dropped: 0 })
  return told.slice(0, MOST_EVENTS)
}

/** Those are over; what came meanwhile, here or in another tab, goes on waiting. */
export function dropEvents(playerId: string, sent: readonly StatisticsEvent[]): void {
  const ids = new Set(sent.map(({ id }) => id))
  const { events, dropped } = read(playerId)
  write(playerId, { events: events.filter(({ id }) => !ids.has(id)), dropped })
}

/** Whoever leaves for good takes them along, and so does a tenant that wants none. */
export function forgetEvents(playerId: string): void {
  dropLocal(keyOf(playerId))
}

/** What cannot be read is nothing. */
function read(playerId: string): Queue {
  try {
    const kept: unknown = JSON.parse(readLocal(keyOf(playerId)) ?? 'null')
    const parsed = Queue.safeParse(kept)
    if (parsed.success) return parsed.data
  } catch {
    // rubbish
  }
  return { events: [], dropped: 0 }
}

function write(playerId: string, queue: Queue): void {
  writeLocal(keyOf(playerId), JSON.stringify(queue))
}
