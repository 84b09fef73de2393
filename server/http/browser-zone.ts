import { TIME_ZONE_HEADER } from '#shared/contract/session.ts'
import { isTimeZone } from '#shared/domain/local-date.ts'
import type { Visit } from './visit.ts'

/** The time zone that the browser says it is in; null where it says none that exists. */
export function browserZone({ header }: Pick<Visit, 'header'>): string | null {
  const zone = header(TIME_ZONE_HEADER)
  return zone !== undefined && zone.length <= 64 && isTimeZone(zone) ? zone : null
}
