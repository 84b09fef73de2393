import type { StatisticsEvent } from '#shared/contract/statistics.ts'
import { EVENT_BATCH } from '#shared/domain/statistics.ts'
import { browserName, screenSizes } from '#src/lib/device.ts'
import { keepEvent } from './queue.ts'
import { sendEvents } from './send.ts'

/** Keeps an event of the player, and sends all that wait as soon as they are ten (STAT-1). */
export function recordEvent(playerId: string, name: string, payload: StatisticsEvent['payload']): void {
  const waiting = keepEvent(playerId, {
    id: crypto.randomUUID(),
    name,
    payload,
    metadata: { time: new Date().toISOString(), browser: browserName(), screen: screenSizes() },
  })
  if (waiting >= EVENT_BATCH && navigator.onLine) void sendEvents(playerId)
}
