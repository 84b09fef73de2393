import { DAY_MS, MINUTE_MS } from './durations.ts'
import { formatsByZone } from './formats-by-zone.ts'

/** A time of the day without a zone, HH:MM from 00:00 to 23:59. Times compare as strings. */
export type LocalTime = string

const DAY_MINUTES = DAY_MS / MINUTE_MS

const clockIn = formatsByZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)

/** What a clock in `timeZone` (an IANA name) shows. */
export function localTimeIn(timeZone: string, instant: Date): LocalTime {
  return clockIn(timeZone).format(instant)
}

/**
 * When a clock in `timeZone` shows `time` next, later than `after`: to the minute. Where clocks are put forward over that
 * time it is as much later as they jump; where they are put back it is one of the two.
 */
export function nextTimeIn(timeZone: string, time: LocalTime, after: Date): Date {
  const from = Math.floor(after.getTime() / MINUTE_MS)
  const missing = (minute: number): number =>
    minutesOf(time) - minutesOf(localTimeIn(timeZone, new Date(minute * MINUTE_MS)))
  const ahead = ((missing(from) + DAY_MINUTES - 1) % DAY_MINUTES) + 1
  const guess = from + ahead
  // a clock that was put forward or back on the way
  const off = ((missing(guess) + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2
  const corrected = guess + off
  const isRight = corrected > from && missing(corrected) === 0
  return new Date((isRight ? corrected : guess) * MINUTE_MS)
}

/** Since midnight. */
export function minutesOf(time: LocalTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export function timeOf(minutes: number): LocalTime {
  const whole = (minutes + DAY_MINUTES) % DAY_MINUTES
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
