import type { LedSession } from '#shared/contract/coaching-sessions.ts'
import { dayAfter, localDateIn, type LocalDate } from '#shared/domain/local-date.ts'
import { weekStart, type FirstWeekday } from '#shared/domain/week.ts'
import { instantIn } from '#shared/domain/zoned-time.ts'

/** The weeks that show a month, each from the same weekday on. @param month YYYY-MM */
export function weeksOf(month: string, firstWeekday: FirstWeekday): LocalDate[][] {
  const first = `${month}-01`
  const last = dayAfter(`${monthAfter(month, 1)}-01`, -1)
  const weeks: LocalDate[][] = []
  for (let start = weekStart(first, firstWeekday); start <= last; start = dayAfter(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => dayAfter(start, index)))
  }
  return weeks
}

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** From the first day that is shown to the end of the last, by the clocks of a zone. */
export function rangeOf(
  month: string,
  zone: string,
  firstWeekday: FirstWeekday,
): { from: string; to: string } {
  const days = weeksOf(month, firstWeekday).flat()
  const [first = month, last = month] = [days[0], days.at(-1)]
  return {
    from: instantIn(zone, first, '00:00').toISOString(),
    to: instantIn(zone, dayAfter(last), '00:00').toISOString(),
  }
}

/** Sessions by the day on which they begin for somebody in `zone`. */
export function byDay(sessions: readonly LedSession[], zone: string): Map<LocalDate, LedSession[]> {
  const days = new Map<LocalDate, LedSession[]>()
  for (const session of sessions) {
    const day = localDateIn(zone, new Date(session.startsAt))
    days.set(day, [...(days.get(day) ?? []), session])
  }
  return days
}
