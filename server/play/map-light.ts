import type { MapLight } from '#shared/contract/missions.ts'
import { daylightAt } from '#shared/domain/daylight.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import { localTimeIn, minutesOf } from '#shared/domain/local-time.ts'
import { readSwitches, type AppParam } from '#shared/domain/switches.ts'
import type { PublishedMission } from '#shared/scene/published.ts'

/** How the hour changes this mission (ALIVE-1): only maps, where the tenant has the day pass. @returns what is added to its reply */
export function mapLight(
  { type }: Pick<PublishedMission, 'type'>,
  { params, timeZone }: { params: readonly AppParam[]; timeZone: string },
  now: Date,
): { light?: MapLight } {
  if (type !== 'movingmap' || !readSwitches(params).daylight) return {}
  const today = localDateIn(timeZone, now)
  return { light: daylightAt(timeZone, today, minutesOf(localTimeIn(timeZone, now))) }
}
