import { DAY_MS } from './durations.ts'
import { formatsByZone } from './formats-by-zone.ts'

/** A calendar day without a zone, YYYY-MM-DD. Days compare as strings. */
export type LocalDate = string

const calendarIn = formatsByZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The day that an instant falls on for somebody in `timeZone` (an IANA name). */
export function localDateIn(timeZone: string, instant: Date): LocalDate {
  return calendarIn(timeZone).format(instant)
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Whole days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: LocalDate): LocalDate {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** So many days later, or earlier where it is negative. */
export function dayAfter(day: LocalDate, days = 1): LocalDate {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
