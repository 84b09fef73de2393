import { DAY_MS } from './durations.ts'
import { dayAfter, localDateIn, type LocalDate } from './local-date.ts'
import { localTimeIn, type LocalTime } from './local-time.ts'

/**
 * When clocks in `timeZone` (an IANA name) show this day and time. Where clocks are put forward over it, it is as much later as they
 * jump; where they show it twice, it is the first.
 */
export function instantIn(timeZone: string, day: LocalDate, time: LocalTime): Date {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  const candidates = [-DAY_MS, DAY_MS].map((ms) => asIfUtc - offsetAt(timeZone, asIfUtc + ms))
  const right = candidates.filter((ms) => asIfUtc - ms === offsetAt(timeZone, ms))
  return new Date(right.length > 0 ? Math.min(...right) : Math.max(...candidates))
}

/** The same time by the clocks of `timeZone`, whole weeks later. */
export function weeksLater(timeZone: string, instant: Date, weeks: number): Date {
  const day = dayAfter(localDateIn(timeZone, instant), 7 * weeks)
  return instantIn(timeZone, day, localTimeIn(timeZone, instant))
}

/** How far the clocks of a zone are ahead of UTC, in ms; to the minute. */
function offsetAt(timeZone: string, ms: number): number {
  const instant = new Date(ms)
  const shown = Date.parse(`${localDateIn(timeZone, instant)}T${localTimeIn(timeZone, instant)}:00Z`)
  return shown - Math.floor(ms / 60_000) * 60_000
}
