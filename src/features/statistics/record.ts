import type { StatisticsEvent } from '#shared/contract/statistics.ts'
import { browserName, screenSizes } from '#src/lib/device.ts'
import { eventsOf } from './events.ts'

/** Stores an event of the player; ten of them are sent (STAT-1). */
export function recordEvent(playerId: string, name: string, payload: StatisticsEvent['payload']): void {
  eventsOf(playerId).put({
    id: crypto.randomUUID(),
    name,
    payload,
    metadata: { time: new Date().toISOString(), browser: browserName(), screen: screenSizes() },
  })
}
